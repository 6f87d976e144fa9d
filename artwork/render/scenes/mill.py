"""Rolls and strip in the white hall: the six rolls of a cold mill, and the small rolls of a leveller with the strip running out."""

from math import pi

import numpy as np

import daylight
import materials
import room
import shapes
import surfaces


def roll(r, width, y, z, mat, end, neck=None):
    """A roll along x with its necks."""
    h, n = width / 2, neck or r * 0.55
    shapes.lathe(
        [(r - 0.012, -h), (r, 0.012 - h), (r, h - 0.012), (r - 0.012, h)], mat, 192, loc=(0, y, z), rot=(0, pi / 2, 0)
    )
    for s in (-1, 1):
        shapes.lathe(
            [(r - 0.012, s * h), (n, s * h), (n, s * (h + r * 0.8)), (0, s * (h + r * 0.8))],
            end,
            128,
            loc=(0, y, z),
            rot=(0, pi / 2, 0),
        )


def build(item='stand'):
    daylight.reset(exposure=0.45, bounces=7, glossy=5)
    daylight.panorama(
        [
            (10, 44, 120, 36, 2.4, 22),
            (-70, 38, 50, 60, 3.4, 14),
            (80, 22, 20, 60, 1.6, 8),
            (0, 80, 360, 20, 1.1, 16),
            (170, 8, 110, 40, 0.14, 20),
            (0, 14, 200, 9, 0.12, 6),
        ],
        sky=((-90, 0.5), (-2, 0.55), (10, 0.5), (45, 0.7), (90, 1.0)),
    )
    daylight.floor(y=9, r=3, w=24, front=-9, h=0.02)
    ground = daylight.rolled('ground', '#e4e7e9', 0.16, lines=(2, 2, 60), depth=0, vary=0.08)
    dull = materials.metal('neck', '#aeb5bb', 0.34, diffuse=0.2)
    strip = daylight.rolled('strip', '#eaecee', 0.14, lines=(40, 1, 1), depth=0, buckle=0.0006, vary=0.07)
    steel = materials.paint('housing', '#dfe4e8', 0.45, 0.3)
    blue = materials.paint('blue', '#0b5aa8', 0.4, 0.4)
    if item == 'stand':
        stand(ground, dull, strip, steel, blue)
    else:
        leveller(ground, dull, strip, steel, blue)


def stand(ground, dull, strip, steel, blue):
    level, width = 1.55, 1.9
    for s in (-1, 1):
        z = level
        for r, w in ((0.17, width), (0.21, width), (0.52, width * 0.92)):
            z += s * (r + 0.002)
            roll(r, w, 0, z, ground, dull)
            z += s * r
    for s in (-1, 1):  # housings: two posts and a yoke on either side
        for y in (-0.86, 0.86):
            shapes.box((0.5, 0.42, 4.1), (s * 1.42, y, 2.05), steel, 0.03)
        shapes.box((0.5, 2.14, 0.5), (s * 1.42, 0, 3.85), steel, 0.03)
        shapes.box((0.5, 2.14, 0.35), (s * 1.42, 0, 0.0), steel, 0.03)
        shapes.box((0.3, 0.9, 0.9), (s * 1.42, 0, level - 1.42), blue, 0.03)
        shapes.box((0.3, 0.9, 0.9), (s * 1.42, 0, level + 1.42), blue, 0.03)
    surfaces.grid(
        lambda u, v: ((v - 0.5) * width * 0.82, -4.6 + 9.2 * u, level + 0 * u), 40, 500, strip, 'strip', 0.003
    )
    roll(0.16, width, -2.3, level - 0.163, ground, dull)
    roll(0.16, width, 2.3, level - 0.163, ground, dull)


def leveller(ground, dull, strip, steel, blue):
    level, width, r = 1.0, 1.9, 0.075
    for k in range(11):
        s = 1 if k % 2 else -1
        roll(r, width, k * 0.13, level + s * (r + 0.002), ground, dull)
    for k in range(5):
        roll(0.13, width, 0.13 + k * 0.26, level + 0.16 + 0.13, ground, dull)
    for s in (-1, 1):
        shapes.box((0.16, 1.9, 1.5), (s * 1.15, 0.65, level + 0.1), steel, 0.02)
        shapes.box((0.05, 1.5, 0.07), (s * 1.255, 0.65, level + 0.55), blue, 0.01)
    shapes.box((2.46, 1.9, 0.34), (0, 0.65, level + 0.72), steel, 0.03)
    surfaces.grid(
        lambda u, v: ((v - 0.5) * width * 0.84, -4.0 + 6.0 * u, level - 0.004 * np.sin(v * 9 + u * 22) * (1 - u)),
        120,
        500,
        strip,
        'strip',
        0.002,
    )
    for y in (-0.55, -1.35, -2.15):
        roll(0.09, width, y, level - 0.095, ground, dull)


VIEWS = {
    'stand-wide': (
        dict(loc=(-1.9, -8.6, 3.1), target=(0.05, 0, 1.62), lens=64, fstop=11, focus=(0, -0.6, 1.6)),
        (1600, 1000),
    ),
    'leveller-wide': (
        dict(loc=(-1.5, -3.1, 1.75), target=(-0.02, -0.3, 1.05), lens=46, fstop=11, focus=(0, -0.3, 1.1)),
        (1600, 1000),
    ),
}
