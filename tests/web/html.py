"""Pages as a player finds them: elements, what is written on them, forms and their buttons."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset(["br", "hr", "img", "input", "link", "meta"])


@dataclass(eq=False)  # two buttons may look the same
class Element:
    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["Element | str"] = field(default_factory=list)

    def __getitem__(self, attribute: str) -> str:
        return self.attributes[attribute]

    def get(self, attribute: str, default: str = "") -> str:
        return self.attributes.get(attribute, default)

    @property
    def classes(self) -> list[str]:
        return self.get("class").split()

    @property
    def text(self) -> str:
        """What is written in it, in one line."""
        said = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(" ".join(said).split())

    def all(self, tag: str = "", css: str = "", **attributes: str) -> list["Element"]:
        """All elements in it, in their order, that have a tag, a class, attributes (`data_c=`)."""
        return list(self._found(tag, css, attributes))

    def first(self, tag: str = "", css: str = "", **attributes: str) -> "Element":
        return next(self._found(tag, css, attributes))

    def has(self, tag: str = "", css: str = "", **attributes: str) -> bool:
        return next(self._found(tag, css, attributes), None) is not None

    def _found(self, tag: str, css: str, attributes: Mapping[str, str]) -> Iterator["Element"]:
        for child in self.children:
            if isinstance(child, str):
                continue
            if (
                tag in ("", child.tag)
                and (not css or css in child.classes)
                and all(
                    child.get(name.replace("_", "-"), "\0") == value
                    for name, value in attributes.items()
                )
            ):
                yield child
            yield from child._found(tag, css, attributes)


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self.open[-1].tag != tag:  # an element whose end tag may be left out
            assert self.open[-1].tag in ("li", "p", "dt", "dd", "tr", "td", "th", "option"), tag
            self.open.pop()
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def parsed(text: str) -> Element:
    builder = _Builder()
    builder.feed(text)
    builder.close()
    assert len(builder.open) == 1, f"never closed: {builder.open[-1].tag}"
    return builder.root


@dataclass(frozen=True)
class Press:
    """What a browser sends when a button is pressed, without script."""

    method: str
    address: str
    fields: dict[str, str]


class Page(Element):
    """A page or a part of one."""

    def __init__(self, text: str) -> None:
        super().__init__("", {}, parsed(text).children)

    def press(self, button: Element) -> Press:
        """What the form of a button sends."""
        form = self._form_of(button)
        fields = {
            one["name"]: one.get("value")
            for one in form.all("input")
            if one.get("name") and (one.get("type") != "radio" or "checked" in one.attributes)
        }
        if button.get("name"):
            fields[button["name"]] = button.get("value")
        return Press(
            button.get("formmethod", form.get("method", "get")),
            button.get("formaction", form["action"]),
            fields,
        )

    def _form_of(self, button: Element) -> Element:
        if named := button.get("form"):
            return self.first("form", id=named)
        return next(form for form in self.all("form") if button in form.all("button"))

    # ------------------------------------------------------------------ the table

    @property
    def hand(self) -> list[Element]:
        """The cards in the hand that may be played."""
        return [
            button for button in self.all("button", "play") if button.get("aria-disabled") != "true"
        ]

    @property
    def targets(self) -> list[Element]:
        """What the chosen card can do."""
        return [*self.all("button", "target"), *self.all("button", "option")]

    @property
    def status(self) -> str:
        return self.first("div", "status").text

    @property
    def verdict(self) -> str:
        return self.first(id="verdict").text if self.has(id="verdict") else ""

    @property
    def number(self) -> int:
        """The position that a play from here answers."""
        return int(self.first("form", id="plays").first("input", name="number")["value"])

    @property
    def plays_at(self) -> str:
        return self.first("form", id="plays")["action"]

    @property
    def on_table(self) -> list[str]:
        """Codes of the cards on the table."""
        return [
            card["data-c"]
            for card in self.first("ol", "slots").all("span", "card")
            if card.get("data-c")
        ]

    @property
    def in_hand(self) -> list[str]:
        return [
            card["data-c"]
            for place in self.all("button", "play")
            for card in place.all("span", "card")
        ]

    @property
    def piles(self) -> tuple[int, ...]:
        """Cards in each pile: the opponents', then the player's."""
        return tuple(int(pile["data-count"]) for pile in self.all("div", "pile"))
