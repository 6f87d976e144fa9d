"""Slit coils of finstock, some with a blue hydrophilic coating: flat on each other, and one upright with its strip unwound."""

from math import pi, radians as R

import numpy as np

import daylight
import materials
import packshot
import shapes
import surfaces

INNER, OUTER, WIDTH = 0.038, 0.105, 0.034


def build():
    packshot.dress()
    finishes = [
        (
            daylight.sawn(name, color, 0.24, pitch=0.0016, depth=0, centre=(0, 0, 0), dark=0.72, aniso=0.6),
            daylight.rolled(f'{name}-strip', color, 0.2, lines=(1, 1, 80), depth=0, vary=0.06),
        )
        for name, color in (('bare', '#e4e7e9'), ('coated', '#5fa8ea'))
    ]
    core = materials.paint('core', '#c9b8a2', 0.75, 0.2)
    g = np.random.default_rng(6)

    def coil(finish, outer, loc, rot):
        shapes.reel(INNER, outer, WIDTH, 34, 0.00022, 0.0004, -0.0004, (*finish, core), g, loc, rot)

    for k, (finish, outer) in enumerate(((0, 0.105), (1, 0.104), (0, 0.1052), (1, 0.1035))):
        coil(
            finishes[finish],
            outer,
            (-0.075 + g.normal(0, 0.0015), 0.06 + g.normal(0, 0.0015), WIDTH / 2 + 0.001 + k * (WIDTH + 0.0012)),
            (0, 0, g.uniform(0, 6)),
        )
    turn, outer = R(28), 0.098
    x, y = 0.105, -0.03
    coil(finishes[1], outer, (x, y, outer + 0.0008), (pi / 2, 0, turn))
    # The strip of the upright coil lies on the floor and lifts at its end.
    surfaces.grid(
        lambda u, v: (
            x - np.cos(turn) * u * 0.30 + np.sin(turn) * (v - 0.5) * WIDTH,
            y - np.sin(turn) * u * 0.30 - np.cos(turn) * (v - 0.5) * WIDTH,
            0.0007 + 0.05 * np.maximum(0, u - 0.55) ** 2 + 0.0012 * (1 - np.cos(u * 17)) * u,
        ),
        90,
        120,
        finishes[1][1],
        'strip',
        0.0003,
    )


VIEWS = {
    'a': packshot.view((-0.16, -0.62, 0.30), (0.0, 0.0, 0.06), (0.82, 0.8, 0.5, 0.52)),
    'wide': (
        dict(loc=(-0.16, -0.62, 0.30), target=(0.0, 0.0, 0.06), lens=62, fit=(0.7, 0.84, 0.5, 0.52)),
        (1600, 1000),
    ),
}
