"""Fin pack of a heat exchanger with copper tubes and blue coated fins."""

from math import pi

import numpy as np

import materials
import packshot
import shapes


def build():
    packshot.dress()
    fin = materials.metal('fin', '#e3e6e8', 0.2, diffuse=0.25)
    copper = materials.metal('copper', '#d08a5c', 0.22)
    blue = materials.metal('fin-blue', '#1c66ad', 0.25, diffuse=0.25)
    bore = materials.paint('bore', '#2a1810', 0.7)
    for k in range(66):
        shapes.box((0.0005, 0.10, 0.12), (-0.105 + k * 0.0032, 0, 0.0605), blue if 22 <= k < 44 else fin)
    for z in (0.022, 0.06, 0.098):
        for y in (-0.026, 0.026):
            shapes.lathe(
                [(0.0052, -0.14), (0.0052, 0.14), (0.0042, 0.14), (0.0042, -0.14)],
                copper,
                40,
                loc=(0, y, z),
                rot=(0, pi / 2, 0),
                closed=True,
            )
            shapes.lathe([(0, -0.13), (0.0043, -0.13)], bore, 24, loc=(0, y, z), rot=(0, pi / 2, 0))
        a = np.linspace(-pi / 2, pi / 2, 33)[:, None]
        t = np.linspace(0, 2 * pi, 24, endpoint=False)[None]
        r = 0.026 + 0.0052 * np.cos(t)
        V = np.stack(
            [0.14 + r * np.cos(a), r * np.sin(a), np.broadcast_to(z + 0.0052 * np.sin(t), (33, 24))], -1
        ).reshape(-1, 3)
        i = np.arange(32)[:, None] * 24
        j = np.arange(24)[None]
        k = (j + 1) % 24
        shapes.quadmesh('bend', V, np.stack([i + j, i + 24 + j, i + 24 + k, i + k], -1).reshape(-1, 4), copper, True)


VIEWS = {
    'a': packshot.view((-0.3, -0.52, 0.28), (0.012, 0.0, 0.056), (0.84, 0.76, 0.5, 0.52)),
    'b': packshot.view((0.36, -0.4, 0.2), (0.05, -0.01, 0.06), (1.12, 1.05, 0.42, 0.5)),
}
