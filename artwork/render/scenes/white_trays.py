"""Bright food containers on white: pleated walls, rolled rims, a nested stack and a lid of the same foil."""

from math import radians

import numpy as np

import daylight
import shapes


def tray(mat, x, y, z, turn, a, b, h, seed=1, n=1600, tilt=0.0):
    """Half axes a and b of the rim. Pleats start at the bottom's edge, grow to the rim and crowd in the corners."""
    g = np.random.default_rng(seed)
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    corner = np.abs(np.sin(2 * t)) ** 3
    phase = np.cumsum(1 + 1.3 * corner + 0.25 * np.interp(t, np.linspace(0, 2 * np.pi, 61), g.normal(size=61)))
    phase *= 2 * np.pi * 96 / phase[-1]
    pleat = 2 * np.abs((phase / (2 * np.pi)) % 1 - 0.5) - 0.5  # folds, not waves
    deep = 0.55 + 0.45 * corner + 0.18 * np.interp(t, np.linspace(0, 2 * np.pi, 97), g.normal(size=97))
    rings = []
    wall = [
        (0.80 + 0.165 * q, 0.0035 + (h - 0.0055) * q, 0.0011 * min(1, q * 4) * (1 if q < 0.94 else 0.45))
        for q in np.linspace(0, 1, 12)
    ]
    bead = [(0.985 + 0.1 * q, h + 0.0006 * np.sin(np.pi * q), 0.00012) for q in np.linspace(0, 1, 6)]
    curl = [(1.085 + 0.014 * np.sin(q), h - 0.0011 + 0.0011 * np.cos(q), 0) for q in np.linspace(0.3, 4.2, 9)]
    floor = [
        (0.0004, 0.0012, 0),
        (0.30, 0.0012, 0),
        (0.50, 0.0012, 0),
        (0.53, 0.0004, 0),
        (0.57, 0.0004, 0),
        (0.60, 0.0012, 0),
        (0.72, 0.0012, 0),
        (0.745, 0.0004, 0),
        (0.775, 0.0006, 0),
        (0.79, 0.0016, 0),
    ]
    p = 1 / 4.2
    for k, height, fold in floor + wall + bead + curl:
        r = (np.abs(c / (a * k)) ** 4.2 + np.abs(s / (b * k)) ** 4.2) ** -p + fold * pleat * deep
        rings.append(np.stack([r * c, r * s, np.full(n, height) + 0.00018 * np.sin(3 * t + seed) * (height / h)], -1))
    i, j = np.arange(len(rings) - 1)[:, None] * n, np.arange(n)[None]
    k = (j + 1) % n
    return shapes.quadmesh(
        'tray',
        np.concatenate(rings),
        np.stack([i + j, i + k, i + n + k, i + n + j], -1).reshape(-1, 4),
        mat,
        True,
        28,
        loc=(x, y, z),
        rot=(radians(tilt), 0, radians(turn)),
    )


def build():
    daylight.reset(exposure=0.55)
    daylight.panorama(
        [
            (10, 42, 120, 36, 2.6, 22),  # large softbox, above and behind: what flat foil shows
            (-75, 36, 50, 60, 3.4, 14),  # key, left
            (80, 22, 20, 60, 1.6, 8),  # strip, right
            (0, 80, 360, 20, 1.1, 16),
            (180, 12, 150, 34, 0.12, 14),  # black flag behind the camera
            (0, 14, 200, 9, 0.10, 6),  # dark line at the horizon: draws the edges
        ],
        sky=((-90, 0.6), (-2, 0.6), (10, 0.5), (45, 0.7), (90, 1.0)),
    )
    daylight.floor(y=0.9, r=0.5, w=5, front=-2, h=0.02)
    bright = daylight.rolled('bright', '#eceeef', 0.11, lines=(90, 3, 3), depth=0, buckle=0.00025, vary=0.08)
    tray(bright, -0.105, -0.03, 0, -17, 0.105, 0.075, 0.042, 2)
    tray(bright, 0.062, -0.115, 0, 24, 0.058, 0.058, 0.034, 5)
    for k in range(11):
        tray(
            bright,
            0.135 + 0.0012 * np.sin(k * 2.4),
            0.085 + 0.001 * np.cos(k * 3.1),
            k * 0.0052,
            13 + 1.3 * np.sin(k * 1.7),
            0.105,
            0.075,
            0.042,
            20 + k,
        )


VIEWS = {
    'hero': (
        dict(loc=(-0.20, -0.98, 0.52), target=(0.012, 0.0, 0.03), lens=85, fit=(0.86, 0.8, 0.5, 0.53)),
        (2880, 1920),
    ),
}
