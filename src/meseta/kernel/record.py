"""A record: one flat block of numbers with named fields, and its twin for plain Python.

A subclass of `Record` lists its fields once. From that list come a NumPy dtype (how compiled rules
and files see the record) and a plain object with the same attributes, backed by lists (how plain
Python sees it, an order of magnitude faster there than NumPy's own records).
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, overload

import numpy as np
from numpy.typing import NDArray

Row = list[int]
Array = NDArray[Any]


class Grid:
    """Rows of numbers, indexed like a NumPy array: `grid[row, column]`, or `grid[row]`."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Row]) -> None:
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

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        self.rows[at[0]][at[1]] = value

    def __len__(self) -> int:
        return len(self.rows)


class Field:
    """One field of a record: the width of its numbers and its shape."""

    def __init__(self, width: str, *shape: int) -> None:
        self.width = width
        self.shape = shape

    def plain(self, values: Any) -> int | Row | Grid:
        """The field's value for plain Python, from anything shaped like it."""
        if not self.shape:
            return int(values)
        if len(self.shape) == 1:
            return [int(value) for value in values]
        return Grid([[int(value) for value in row] for row in values])


def number(width: str) -> Any:
    """A field that holds one number; the width is NumPy's short name, such as `i1` or `u4`."""
    return Field(width)


def row(width: str, length: int) -> Any:
    """A field that holds a row of numbers."""
    return Field(width, length)


def grid(width: str, rows: int, columns: int) -> Any:
    """A field that holds rows of numbers."""
    return Field(width, rows, columns)


def bare(value: int | Row | Grid) -> Any:
    """The value of a field as JSON has it; a copy."""
    if isinstance(value, Grid):
        return [list(row) for row in value.rows]
    return list(value) if isinstance(value, list) else value


def copied(array: Array) -> Array:
    """A copy of records as plain bytes; NumPy's own copy goes field by field and is far slower."""
    return array.view("u1").copy().view(array.dtype)


def packed(fields: dict[str, Field]) -> np.dtype[np.void]:
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
        for name in own:
            if hasattr(np.ndarray, name):
                raise TypeError(f"field {cls.__name__}.{name} hides an attribute of ndarray")
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}
        cls.dtype = packed(cls.fields)

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
