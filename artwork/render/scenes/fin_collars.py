"""Close-up of heat exchanger fins: drawn collars around the holes for the tubes."""

from math import pi

import numpy as np

import daylight
import packshot
import sections
import shapes

PITCH, HOLE, FIN = 0.021, 0.0049, 0.0018


def build():
    packshot.dress()
    bare = daylight.rolled('fin', '#e2e6e8', 0.2, lines=(60, 2, 2), depth=0, buckle=0.00003, vary=0.06)
    blue = daylight.rolled('fin-blue', '#4f9be8', 0.24, lines=(60, 2, 2), depth=0, vary=0.05)
    centres = [
        (-0.063 + c * PITCH + (r % 2) * PITCH / 2, 0.012 + r * PITCH * 0.87) for r in range(4) for c in range(7)
    ]
    plate = (
        sections.rect(-78, 0, 168, 79, 1),
        [sections.circle(x * 1000, z * 1000, HOLE * 1000, 64) for x, z in centres],
    )
    collar = [(HOLE + 0.0011, 0), (HOLE + 0.0003, 0.0002), (HOLE, 0.0007), (HOLE, 0.00165), (HOLE + 0.0003, 0.00175)]
    for k in range(14):
        mat = blue if k in (4, 5, 6, 7) else bare
        y = k * FIN * 1.25
        shapes.extrude(plate, 0.00012, mat, mat, loc=(0, y, 0), bevel=0.00003)
        for x, z in centres:
            shapes.lathe(collar, mat, 64, loc=(x, y, z), rot=(pi / 2, 0, 0))


VIEWS = {
    'close': (
        dict(loc=(-0.19, -0.25, 0.12), target=(-0.02, 0.004, 0.045), lens=125, fstop=16, focus=(0, 0, 0.045)),
        (1600, 1000),
    ),
}
