"""Embossed heat shield over an exhaust pipe."""

import math
from math import pi, radians as R

import numpy as np

import materials
import packshot
import surfaces


def build():
    packshot.dress()
    shield = materials.metal('shield', '#e1e4e6', 0.22, diffuse=0.06)
    pipe = materials.metal('pipe', '#77736e', 0.32)

    def f(u, v):
        a = (u - 0.5) * 2.5
        r = 0.16
        y = (v - 0.5) * 0.46
        side = np.abs(v - 0.5)
        bead = 0.006 * np.exp(-(((side - 0.40) / 0.018) ** 2)) + 0.008 * np.exp(-(((v - 0.5) / 0.03) ** 2))
        p = 0.0135
        s = a * r * 1.1 / p
        t = y / p
        row = np.floor(t)
        s = s + 0.5 * (row % 2)
        du = s - np.floor(s) - 0.5
        dv = t - row - 0.5
        dimple = np.maximum(0, 1 - (du**2 + dv**2) / 0.13) ** 1.2 * 0.0022
        h = np.where((side > 0.065) & (side < 0.36) & (np.abs(u - 0.5) < 0.44), dimple, 0) + bead
        flange = 0.035 * np.maximum(0, np.abs(u - 0.5) - 0.46) / 0.04
        return (
            r * np.sin(a) * 1.25 + np.sign(u - 0.5) * flange + h * np.sin(a),
            y + 0.02 * np.sin(u * 3),
            r * np.cos(a) + 0.03 + h * np.cos(a),
        )

    surfaces.grid(f, 640, 560, shield, 'shield', 0.0008).rotation_euler = (0, 0, R(28))
    ring = [(0.045 * math.cos(k * pi / 24), 0.045 * math.sin(k * pi / 24)) for k in range(48)]
    surfaces.sweep(
        [(math.sin(t) * 0.05, -0.9 + t * 0.5, 0.07) for t in np.linspace(0, 3.6, 80)], ring, pipe
    ).rotation_euler = (
        0,
        0,
        R(28),
    )


VIEWS = {
    'a': (
        dict(loc=(-0.42, -0.80, 0.52), target=(0.02, 0, 0.09), lens=58, fstop=32, focus=(-0.05, -0.12, 0.2)),
        (1200, 900),
    ),
    'wide': (
        dict(loc=(-0.42, -0.80, 0.46), target=(-0.05, 0.0, 0.10), lens=47, fstop=32, focus=(-0.05, -0.12, 0.2)),
        (1600, 900),
    ),
}
