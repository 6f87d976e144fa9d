"""Extrusion billets in the white hall, stacked end-on: sawn faces with the grain of the casting, some with the colour mark of their alloy."""

from math import pi, radians

import numpy as np

import daylight
import materials
import room
import shapes

RADIUS, LENGTH = 0.1015, 0.9


def build():
    daylight.reset(exposure=0.42, bounces=6, glossy=4)
    daylight.panorama(
        [
            (-120, 40, 70, 60, 3.2, 16),  # daylight from the upper left
            (0, 14, 120, 30, 1.3, 14),
            (-165, 0, 34, 50, 0.95, 30),  # what cut faces mirror: light left, dark right, so that saw marks show
            (165, 0, 40, 60, 0.16, 30),
        ],
        sky=((-90, 0.4), (-3, 0.45), (4, 0.6), (40, 0.75), (90, 1.1)),
    )
    daylight.floor(y=4, r=1.2, w=12, front=-5, h=0.02)
    g = np.random.default_rng(21)
    skin = materials.metal('skin', '#cfd4d7', 0.42, streak=(40, 40, 2), streak_amt=0.2, tint_var=0.05, diffuse=0.25)
    faces = [
        daylight.sawn(f'face{k}', color, 0.3, pitch=p, depth=1.2e-4, centre=c, dark=0.56)
        for k, (color, p, c) in enumerate(
            (
                ('#eceeef', 0.0042, (-0.34, -0.3, 0)),
                ('#d3d8db', 0.0034, (0.1, -0.46, 0)),
                ('#e4e7e9', 0.005, (-0.42, 0.12, 0)),
                ('#c6ccd1', 0.0038, (0.3, -0.4, 0)),
            )
        )
    ]
    mark = materials.paint('mark', '#0b5aa8', 0.6, 0.2)
    wood = materials.paint('wood', '#b89b74', 0.7, 0.2)
    for y in (0.12, 0.66):
        shapes.box((2.6, 0.12, 0.09), (0, y, 0.045), wood, 0.004)
    h = LENGTH / 2
    body = [(RADIUS - 0.0012, -h), (RADIUS, -h + 0.0012), (RADIUS, h)]
    for r in range(6):
        for c in range(11 - r % 2):
            x = -1.05 + (r % 2) * (RADIUS + 0.001) + c * 2 * (RADIUS + 0.001)
            z = 0.09 + RADIUS + r * RADIUS * 1.744
            y = g.uniform(-0.02, 0.02) + h
            turn = g.uniform(0, 2 * pi)
            rot = (radians(-90), 0, 0)
            shapes.lathe(body, skin, 96, loc=(x, y, z), rot=rot)
            o = shapes.lathe(
                [(0, -h), (RADIUS - 0.0012, -h)], faces[int(g.integers(4))], 96, loc=(x, y, z), rot=rot
            )
            o.rotation_euler.rotate_axis('Z', turn)
            if (r, c) in ((3, 4), (4, 4), (3, 5)):  # colour mark of the alloy
                a, k = g.uniform(0.4, 1.2), 24
                arc = np.linspace(a, a + 0.9, k)
                shapes.mesh(
                    'mark',
                    [(x + q * np.cos(t), y - h - 0.0004, z + q * np.sin(t)) for q in (0.062, 0.084) for t in arc],
                    [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)],
                    mark,
                )


VIEWS = {
    'ends': (
        dict(loc=(-0.42, -2.6, 0.72), target=(-0.06, 0, 0.56), lens=82, fstop=8, focus=(-0.05, 0, 0.6)),
        (1600, 1000),
    ),
}
