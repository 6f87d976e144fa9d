"""Foil rolls in a dark studio; the front roll unwinds a rippling web towards the camera."""

import math
from math import pi, radians as R

import numpy as np

import materials
import room
import shapes


def roll(x, y, turn, r, width, seed, mat, core, stand=False):
    rot = (0, 0, R(turn)) if stand else (pi / 2, 0, R(turn))
    loc = (x, y, width / 2 + 0.004 if stand else r)
    shapes.coil(
        0.040,
        r,
        width,
        layers=int((r - 0.04) / 0.00085),
        seg=128,
        jitter=0.00022,
        gap=0.05,
        mat=mat,
        loc=loc,
        rot=rot,
        seed=seed,
    )
    shapes.lathe(
        [
            (0.034, -width / 2 - 0.012),
            (0.034, width / 2 + 0.012),
            (0.0398, width / 2 + 0.012),
            (0.0398, -width / 2 - 0.012),
        ],
        core,
        72,
        loc=loc,
        rot=rot,
        closed=True,
    )


def web(mat, turn=-52, length=0.95, width=0.5, n=220, m=70):
    """Leaves the roll tangentially at the floor, then ripples and lifts."""
    d = np.array([math.cos(R(turn)), math.sin(R(turn))])
    w = np.array([-d[1], d[0]])
    s = np.linspace(0, length, n + 1)[:, None]
    v = np.linspace(-width / 2, width / 2, m + 1)[None]
    e = np.maximum(0, s - 0.45)
    z = (
        0.0022
        + 0.030 * e * (1 + np.sin(s * 15 + v * 3.2))
        + 0.012 * e * np.sin(v * 17 + s * 9)
        + 0.22 * np.maximum(0, s - 0.83) ** 1.25
    )
    V = np.stack([d[0] * s + w[0] * v, d[1] * s + w[1] * v, z], -1).reshape(-1, 3)
    i = np.arange(n)[:, None] * (m + 1)
    j = np.arange(m)[None]
    shapes.quadmesh('web', V, np.stack([i + j, i + m + 1 + j, i + m + 2 + j, i + 1 + j], -1).reshape(-1, 4), mat, True)


def build():
    room.reset(exposure=0.3)
    room.dark_world(1.1)
    room.cyclorama(y=3.2, r=1.4, mat=materials.paint('floor', '#101c28', 0.5, 0.35))
    wound = materials.metal('foil-roll', '#e6e9eb', 0.12, streak=(2, 2, 60), streak_amt=0.25, tint_var=0.02)
    sheet = materials.foil('foil', '#e9ecee', 0.10, 0.0012, 6)
    core = materials.paint('core', '#004785', 0.32, 0.5, coat=0.3)
    for x, y, turn, r, width, seed, stand in (
        (0, 0, -52, 0.105, 0.50, 1, False),
        (0.50, 0.50, 38, 0.10, 0.42, 2, False),
        (0.10, 0.42, 0, 0.085, 0.36, 3, True),
        (0.78, 0.20, 0, 0.075, 0.30, 5, True),
    ):
        roll(x, y, turn, r, width, seed, wound, core, stand)
    web(sheet)
    room.softbox((-1.5, -1.2, 1.5), (0, 0.1, 0.1), (1.1, 1.1), 60, '#f4f8ff')
    room.softbox((1.7, -0.8, 1.0), (0, 0.1, 0.1), (0.35, 1.6), 34)
    room.softbox((0, 1.5, 2.2), (0, 0.4, 0), (2.6, 0.9), 66, '#eef4ff')
    room.softbox((-2.3, 1.4, 0.8), (0, 0.4, 0.1), (0.8, 1.4), 34, '#3f8fd8')


VIEWS = {
    'hero': (
        dict(loc=(-0.42, -1.85, 0.66), target=(-0.02, 0.02, 0.125), lens=60, fstop=11, focus=(0, -0.12, 0.12)),
        (1920, 900),
    ),
    'close': (
        dict(loc=(-0.30, -0.95, 0.32), target=(0.02, -0.02, 0.10), lens=72, fstop=11, focus=(-0.02, -0.16, 0.12)),
        (1200, 900),
    ),
    'web': (
        dict(loc=(0.30, -1.15, 0.34), target=(0.16, -0.20, 0.07), lens=62, fstop=11, focus=(0.2, -0.2, 0.05)),
        (1200, 900),
    ),
    'tall': (
        dict(
            loc=(-0.5, -1.75, 0.75),
            target=(0.12, 0.06, 0.13),
            lens=78,
            shift=(-0.14, -0.2),
            fstop=11,
            focus=(0, -0.12, 0.12),
        ),
        (900, 1200),
    ),
}
