"""A record: one flat block of numbers with named fields, and its twin for plain Python.

A subclass of `Record` declares each field once, with what its axes and its numbers name. From
that follow a NumPy dtype (how compiled rules and files see the record), a plain object with the
same attributes, backed by lists (how plain Python sees it, an order of magnitude faster there
than NumPy's own records), the check of everything that comes from outside, the rules that clear
it, and the words of its fields in positions. The width of numbers and the order of fields are the
kernel's affair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, ClassVar, Self, overload

import numpy as np
from numpy.typing import NDArray

from meseta.kernel.domain import Domain, Naming

Row = list[int]
Array = NDArray[Any]
Axis = int | Domain

WIDTHS = ("i1", "i2", "i4", "u4", "i8")
"""What numbers are kept in; the first that has room is taken."""


class Grid:
    """Rows of numbers, indexed like a NumPy array: `grid[row, column]`, or `grid[row]`."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    @overload
    def __getitem__(self, at: tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, at: int) -> Row: ...
    def __getitem__(self, at: Any) -> Any:
        try:
            return self.rows[at[0]][at[1]]
        except TypeError:
            return self.rows[at]

    def __setitem__(self, at: tuple[int, int], value: float) -> None:
        self.rows[at[0]][at[1]] = value

    def __len__(self) -> int:
        return len(self.rows)


class Field:
    """One field of a record: its axes, what its numbers name, and how people meet it."""

    def __init__(
        self,
        of: Domain,
        *axes: Axis,
        key: str | None = None,
        blank: int | None = None,
        size: str | None = None,
        until: str | None = None,
        derived: bool = False,
        hidden: int | None = None,
    ) -> None:
        self.of = of
        self.axes = axes
        self.shape = tuple(axis if isinstance(axis, int) else axis.size for axis in axes)
        self.key = key
        """Its name in positions, where that differs."""
        self.blank = of.blank if blank is None else blank
        """What it holds before the game."""
        self.size = size
        """Of a pile: the field that says how many lie on it."""
        self.until = until
        """What clears it, besides a new game."""
        self.derived = derived
        """Whether it follows from other fields, and so does not stand in positions."""
        self.hidden = hidden
        """What stands here instead of what a seat may not know, where that is none of these."""
        low, high = min(of.least, self.blank), max(of.most, self.blank)
        self.width = narrowest(low if hidden is None else min(low, hidden), high)

    def plain(self, values: Any) -> int | Row | Grid:
        """The field's value for plain Python, from its place in a NumPy record."""
        numbers = values.tolist()
        return Grid(numbers) if len(self.shape) > 1 else numbers

    def faults(self, name: str, value: Any, naming: Naming) -> Iterator[str]:
        """Every number that its domain does not allow, and where it stands."""
        sizes = [axis if isinstance(axis, int) else axis.count(naming) for axis in self.axes]
        if self.is_sound(value, sizes, naming):
            return
        for place in product(*[range(length) for length in self.shape]):
            number = value if not place else value[place[0] if len(place) == 1 else place]
            inside = all(at < size for at, size in zip(place, sizes, strict=True))
            if number != self.blank and not (inside and self.of.allows(number, naming)):
                yield f"{self.where(name, place, naming)}: {number} is not {self.of.says(naming)}"

    def is_sound(self, value: Any, sizes: Sequence[int], naming: Naming) -> bool:
        """Whether there is no fault: each number is looked at once, however often it stands."""
        rows: list[Row] = value.rows if len(sizes) > 1 else [value if sizes else [value]]
        deep, wide = ([1, 1, *sizes])[-2:]
        inside = {number for row in rows[:deep] for number in row[:wide]}
        outside = {number for row in rows[:deep] for number in row[wide:]}
        outside.update(*rows[deep:])
        return outside <= {self.blank} and all(
            self.of.allows(number, naming) for number in inside - {self.blank}
        )

    def where(self, name: str, place: tuple[int, ...], naming: Naming) -> str:
        """A place in the field, in words."""
        pairs = zip(self.axes, place, strict=True)
        words = [at if isinstance(axis, int) else axis.word(at, naming) for axis, at in pairs]
        return ".".join([self.key or name, *map(str, words)])


def narrowest(low: int, high: int) -> str:
    """The first width that has room for a range."""
    for width in WIDTHS:
        bounds = np.iinfo(width)
        if bounds.min <= low and high <= bounds.max:
            return width
    raise TypeError(f"no width has room for numbers from {low} to {high}")


def number(of: Domain, **how: Any) -> Any:
    """A field that holds one number."""
    return Field(of, **how)


def row(axis: Axis, of: Domain, **how: Any) -> Any:
    """A field that holds a number for everything on one axis."""
    return Field(of, axis, **how)


def grid(rows: Axis, columns: Axis, of: Domain, **how: Any) -> Any:
    """A field that holds a number for everything on two axes."""
    return Field(of, rows, columns, **how)


class Records(list[Any]):
    """Records side by side; laying one in the place of another copies it, as in an array."""

    def __setitem__(self, at: Any, record: Any) -> None:
        self[at].take(record)


def copy_row(array: Array) -> Array:
    """A copy of a row of records as plain bytes: NumPy's own goes field by field, far slower."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def pack(fields: dict[str, Field]) -> np.dtype[np.void]:
    """A dtype with the widest numbers first: aligned, and without a byte that no field owns."""
    widths = {name: np.dtype(field.width).itemsize for name, field in fields.items()}
    names = sorted(fields, key=lambda name: -widths[name])
    columns: list[Any] = [(name, fields[name].width, fields[name].shape) for name in names]
    used = np.dtype(columns).itemsize
    spare = -used % max(widths.values(), default=1)
    return np.dtype(columns + ([("spare", "u1", (spare,))] if spare else []), align=True)


class Record:
    """The base of all records. An instance is the plain twin; `array()` gives the NumPy form."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name, field in own.items():
            if hasattr(np.ndarray, name) or hasattr(Record, name):
                raise TypeError(f"field {cls.__name__}.{name} hides an attribute of records")
            if field.size is not None and field.size not in {**cls.fields, **own}:
                raise TypeError(f"field {cls.__name__}.{name}: there is no field {field.size}")
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}
        cls.dtype = pack(cls.fields)

    def __init__(self) -> None:
        self.read(np.zeros(1, self.dtype))

    def read(self, array: Array) -> Self:
        """Take over all values of the first record of an array."""
        values = array[0]
        for name, field in self.fields.items():
            setattr(self, name, field.plain(values[name]))
        return self

    def write(self, array: Array) -> None:
        """Put all values into the first record of an array; a number too wide is refused."""
        for name, field in self.fields.items():
            value = getattr(self, name)
            array[0][name] = value.rows if len(field.shape) > 1 else value

    def array(self) -> Array:
        """The record as a NumPy array of length one."""
        array = np.zeros(1, self.dtype)
        self.write(array)
        return array

    def take(self, other: Self) -> None:
        """Become like another record, and share nothing with it."""
        for name, field in self.fields.items():
            value = getattr(other, name)
            if len(field.shape) > 1:
                value = Grid([list(row) for row in value.rows])
            elif field.shape:
                value = list(value)
            setattr(self, name, value)

    def copy(self) -> Self:
        """Another record with the same numbers, that shares nothing with it."""
        fresh = object.__new__(type(self))
        fresh.take(self)
        return fresh

    def faults(self, naming: Naming) -> Iterator[str]:
        """Every number that does not name what its field holds."""
        for name, field in self.fields.items():
            yield from field.faults(name, getattr(self, name), naming)
