"""Names, values and comments as lines of a record, so that whatever people write can be read back."""

import re
from typing import Final

from red7.game.errors import InvalidError

HEADER_NAME: Final = r"[A-Z][A-Za-z0-9-]*"
RESERVED: Final = r"Red7-.*|Deal-.*|Seat-.*|Edition|Options|Ending|Deck|End|Winner|Scored|Points|Result"
_UNPRINTABLE: Final = r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
_ESCAPED: Final = re.compile(_UNPRINTABLE + r"|\\|\s\Z")
_ESCAPE: Final = re.compile(r'\\(?:([\\"])|u\{([0-9a-f]{1,6})\})')


def check_header(key: str, value: str) -> None:
    """Refuse a free header that could not be read back."""
    if not re.fullmatch(HEADER_NAME, key) or re.fullmatch(RESERVED, key):
        raise InvalidError("record-header", found=key)
    check_value(key, value)


def check_value(field: str, value: str) -> None:
    """Refuse line breaks, control characters and lone surrogates, which a line of text cannot hold."""
    if match := re.search(_UNPRINTABLE, value):
        raise InvalidError("record-value", field=field, found=value, character=f"U+{ord(match[0]):04X}")


def value_text(value: str) -> str:
    """A name or value as written in a line: in quotes only if it could not be read back without."""
    if value and value == value.strip() and not value.startswith('"'):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def comment_lines(comment: str) -> list[str]:
    r"""A comment as lines; what would not survive in a line of text is escaped like `\u{9}`."""
    lines: list[str] = []
    for line in comment.split("\n") if comment else []:
        lines.append(("# " + _ESCAPED.sub(_escape, line)).rstrip())
    return lines


def _escape(match: "re.Match[str]") -> str:
    return "\\\\" if match[0] == "\\" else f"\\u{{{ord(match[0]):x}}}"


def unescaped(text: str) -> str:
    r"""The text with `\\`, `\"` and `\u{9}` unescaped; any other backslash stays."""
    return _ESCAPE.sub(_unescape, text)


def _unescape(match: "re.Match[str]") -> str:
    if match[1]:
        return str(match[1])
    code = int(match[2], 16)
    return chr(code) if code <= 0x10FFFF else str(match[0])
