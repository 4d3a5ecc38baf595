"""An array of the card as other libraries take it over without a copy.

`__cuda_array_interface__` is enough for PyTorch, CuPy, Numba and JAX; DLPack is for everybody else.
What is handed over by it is described here as its specification lays it out.
"""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar

import numpy as np

CUDA = 2
"""The number of the device in DLPack."""
CODES = {"i": 0, "u": 1, "f": 2}
NAME = b"dltensor"


class DeviceKind(ctypes.Structure):
    """Where an array lies."""

    _fields_: ClassVar[Any] = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class Kind(ctypes.Structure):
    """What its numbers are."""

    _fields_: ClassVar[Any] = [
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
    ]


class Tensor(ctypes.Structure):
    """An array."""

    _fields_: ClassVar[Any] = [
        ("data", ctypes.c_void_p),
        ("device", DeviceKind),
        ("axes", ctypes.c_int32),
        ("kind", Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Managed(ctypes.Structure):
    """An array, and whom to call when it is no longer needed."""

    _fields_: ClassVar[Any] = [
        ("tensor", Tensor),
        ("owner", ctypes.c_void_p),
        ("deleter", DELETER),
    ]


LENT: dict[int, Any] = {}
"""What others hold, with the arrays that it stands for, by its address."""


@DELETER
def give_back(address: int) -> None:
    """Somebody no longer needs an array."""
    LENT.pop(address, None)


def capsule_of(array: Any) -> Any:
    """An array of the card in the form that DLPack hands over."""
    told = array.__cuda_array_interface__
    shape = (ctypes.c_int64 * len(told["shape"]))(*told["shape"])
    width = np.dtype(told["typestr"])
    managed = Managed()
    managed.tensor.data = told["data"][0]
    managed.tensor.device = DeviceKind(CUDA, 0)
    managed.tensor.axes = len(shape)
    managed.tensor.kind = Kind(CODES[width.kind], 8 * width.itemsize, 1)
    managed.tensor.shape = ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64))
    managed.deleter = give_back
    address = ctypes.addressof(managed)
    LENT[address] = (managed, shape, array)
    new_capsule: Any = ctypes.pythonapi.PyCapsule_New
    new_capsule.restype = ctypes.py_object
    new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new_capsule(address, NAME, None)


class CardArray:
    """An array that lies on the card, for whoever wants to read it."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        told: dict[str, Any] = self.array.__cuda_array_interface__
        return told

    def __dlpack__(self, **_how: Any) -> Any:
        return capsule_of(self.array)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __array__(self, *_how: Any, **_more: Any) -> Any:
        return self.array.copy_to_host()

    def __len__(self) -> int:
        return int(self.shape[0])

    def __getitem__(self, at: Any) -> Any:
        return self.array[at]
