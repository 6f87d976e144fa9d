"""Reels of technical foil, bare and slit to three widths: two upright, one lying with its web to the camera."""

from math import pi, radians as R

import numpy as np

import daylight
import materials
import packshot
import shapes
import surfaces

INNER = 0.038


def build():
    packshot.dress()
    face = daylight.sawn('wound', '#e2e5e8', 0.22, pitch=0.0014, depth=0, centre=(0, 0, 0), dark=0.68, aniso=0.6)
    side = daylight.rolled('side', '#eaecee', 0.13, lines=(0.6, 0.6, 60), depth=0, buckle=0.00008, vary=0.07)
    sheet = daylight.rolled('sheet', '#eaecee', 0.13, lines=(60, 2, 2), depth=0, buckle=0.00012, vary=0.06)
    core = materials.paint('core', '#0b5aa8', 0.35, 0.4)
    g = np.random.default_rng(9)

    def reel(outer, width, loc, rot):
        shapes.reel(INNER, outer, width, 40, 0.00018, 0.0003, 0.006, (face, side, core), g, loc, rot)

    reel(0.078, 0.20, (-0.12, 0.10, 0.106), (0, 0, 0))
    reel(0.070, 0.11, (0.05, 0.135, 0.061), (0, 0, 1))
    turn, outer, width = R(58), 0.066, 0.16
    x, y = 0.06, -0.06
    reel(outer, width, (x, y, outer + 0.0005), (pi / 2, 0, turn))
    # The web leaves the lying reel at the floor and lifts a little where it ends.
    surfaces.grid(
        lambda u, v: (
            x - np.cos(turn) * u * 0.19 + np.sin(turn) * (v - 0.5) * width,
            y - np.sin(turn) * u * 0.19 - np.cos(turn) * (v - 0.5) * width,
            0.0006 + 0.05 * np.maximum(0, u - 0.5) ** 2 + 0.0016 * (1 - np.cos(u * 15 + v * 2)) * u,
        ),
        90,
        90,
        sheet,
        'web',
    )


VIEWS = {
    'a': packshot.view((-0.22, -0.64, 0.30), (-0.02, 0.0, 0.06), (0.82, 0.8, 0.5, 0.52)),
}
