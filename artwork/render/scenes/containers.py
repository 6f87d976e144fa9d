"""Foil food containers: lofted rounded rectangle, ribbed wall, rolled rim."""

from math import pi, radians as R

import numpy as np

import materials
import packshot
import shapes


def build():
    packshot.dress()
    tray_mat = materials.metal(
        'tray', '#e6e9eb', 0.2, streak=(14, 14, 14), streak_amt=0.15, tint_var=0.02, diffuse=0.06
    )

    def tray(x, y, z, turn, a, b, h, n=360):
        t = np.linspace(0, 2 * pi, n, endpoint=False)
        c, s = np.cos(t), np.sin(t)
        rings = []
        for k, height, rib in (
            (0.02, 0, 0),
            (0.45, 0.0006, 0),
            (0.80, 0, 0),
            (0.845, 0.001, 0),
            (0.86, 0.004, 0.0007),
            (0.93, h * 0.55, 0.0009),
            (0.975, h * 0.90, 0.0006),
            (0.985, h, 0),
            (1.07, h + 0.0006, 0),
            (1.085, h - 0.0003, 0),
            (1.085, h - 0.002, 0),
            (1.078, h - 0.0026, 0),
        ):
            r = (np.abs(c / (a * k)) ** 5 + np.abs(s / (b * k)) ** 5) ** (-1 / 5) + rib * np.cos(t * 72)
            rings.append(np.stack([r * c, r * s, np.full(n, height)], -1))
        i = np.arange(len(rings) - 1)[:, None] * n
        j = np.arange(n)[None]
        k = (j + 1) % n
        o = shapes.quadmesh(
            'tray',
            np.concatenate(rings),
            np.stack([i + j, i + k, i + n + k, i + n + j], -1).reshape(-1, 4),
            tray_mat,
            True,
            loc=(x, y, z),
            rot=(0, 0, R(turn)),
        )
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness = 0.0005

    tray(-0.08, -0.01, 0.001, -18, 0.075, 0.055, 0.036)
    tray(0.075, -0.085, 0.001, 28, 0.042, 0.042, 0.03)
    for k in range(9):
        tray(0.10, 0.06, 0.001 + k * 0.0042, 12, 0.075, 0.055, 0.036)


VIEWS = {
    'a': packshot.view((-0.09, -0.6, 0.31), (0.012, -0.005, 0.026), (0.82, 0.8, 0.5, 0.53)),
    'b': packshot.view((-0.34, -0.46, 0.19), (-0.01, 0.0, 0.026), (0.86, 0.8, 0.5, 0.54)),
}
