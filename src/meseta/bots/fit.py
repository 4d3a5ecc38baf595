"""Fitting weights: which features go with winning, and with how many points."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from meseta.kernel.record import Array
from meseta.kernel.thinking import practice
from meseta.kernel.thinking.desk import HEADS, POINTS

STEPS = 30


class Moments(NamedTuple):
    """Sampled positions, seat by seat: features early and late, who won, with how many points."""

    features: Array
    """(positions, seats, twice the features)"""
    shares: Array
    """(positions, seats): the share of the victory."""
    points: Array
    """(positions, seats)"""


def moments_of(samples: Array, results: Array, seats: int) -> Moments:
    """Bring samples into shape; an unfinished position at the end is left out."""
    samples = samples[: len(samples) // seats * seats]
    late = samples[:, practice.LATE, None]
    features = samples[:, practice.FEATURES :]
    doubled = np.concatenate([features * (1 - late), features * late], axis=1)
    ended = results[samples[::seats, practice.GAME].astype(int)]
    return Moments(
        doubled.reshape(-1, seats, doubled.shape[1]),
        ended[:, :seats],
        ended[:, POINTS : POINTS + seats],
    )


def fit_chances(moments: Moments, ridge: float) -> Array:
    """Strengths whose softmax over the seats predicts the winner best (Newton's method)."""
    x, y = moments.features, moments.shares
    positions, _seats, size = x.shape
    weights = np.zeros(size)
    for _step in range(STEPS):
        p = predict(x, weights)
        slope = np.einsum("psf,ps->f", x, p - y) / positions + ridge * weights
        mean = np.einsum("psf,ps->pf", x, p)
        curve = np.einsum("psf,ps,psg->fg", x, p, x, optimize=True)
        curve = (curve - mean.T @ mean) / positions + ridge * np.eye(size)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 1e-7:
            break
    return weights


def predict(x: Array, weights: Array) -> Array:
    """The chances that weights give each seat; alone, the chance to beat the rival."""
    strength = x @ weights
    if x.shape[1] == 1:
        return np.asarray(1 / (1 + np.exp(-strength)))
    power = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(power / power.sum(axis=1, keepdims=True))


def fit_points(moments: Moments, ridge: float) -> Array:
    """The points at the end, by least squares."""
    x = moments.features.reshape(-1, moments.features.shape[2])
    y = moments.points.reshape(-1)
    square = x.T @ x / len(x) + ridge * np.eye(x.shape[1])
    return np.asarray(np.linalg.solve(square, x.T @ y / len(x)))


def fit(moments: Moments, ridge: float = 1e-4) -> Array:
    """Weights by head and feature, as `meseta.kernel.thinking` reads them."""
    chances, points = fit_chances(moments, ridge), fit_points(moments, ridge)
    return np.concatenate([chances, points]).reshape(HEADS, -1)


class Quality(NamedTuple):
    """How well weights predict positions that they were not fitted to."""

    surprise: float
    """Mean surprise about the winner, in bits; without any knowledge it is log2(seats)."""
    right: float
    """How often the likeliest winner won."""
    points_off: float
    """How far the predicted points are off, in the mean."""


def quality(moments: Moments, weights: Array) -> Quality:
    """Hold predictions against what happened."""
    chances, points = weights[:2].reshape(-1), weights[2:].reshape(-1)
    p = predict(moments.features, chances)
    likely = np.log2(np.maximum(p, 1e-12)) * moments.shares
    right = np.take_along_axis(moments.shares, p.argmax(axis=1)[:, None], 1) > 0
    off = np.abs(moments.features @ points - moments.points)
    return Quality(float(-likely.sum(axis=1).mean()), float(right.mean()), float(off.mean()))
