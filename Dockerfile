# docker build -t rubamazzo . && docker run -p 8000:8000 -v rubamazzo:/data rubamazzo
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_ROOT_USER_ACTION=ignore

RUN useradd --no-create-home player \
    && install --directory --owner=player /data

# What changes seldom comes first: the locked versions are a layer of their own.
WORKDIR /build
COPY requirements/play.txt requirements/
RUN pip install --require-hashes -r requirements/play.txt

COPY pyproject.toml LICENSE ./
COPY src/rubamazzo src/rubamazzo
COPY templates templates
COPY static static
RUN pip install --no-build-isolation --no-deps .

USER player
WORKDIR /data
ENV RUBAMAZZO_HOST=0.0.0.0 \
    RUBAMAZZO_PORT=8000 \
    RUBAMAZZO_DATABASE=/data/rubamazzo.sqlite3
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['RUBAMAZZO_PORT'] + '/healthz', timeout=4)"]
CMD ["rubamazzo", "serve"]
