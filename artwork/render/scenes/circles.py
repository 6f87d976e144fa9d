"""Stacks of circles, one coated blue."""

import numpy as np

import materials
import packshot
import shapes


def build():
    packshot.dress()
    disc = materials.metal('disc', '#e2e5e7', 0.2, streak=(3, 140, 3), streak_amt=0.25, tint_var=0.03, diffuse=0.06)
    rims = [
        materials.metal(f'rim{i}', c, r, diffuse=0.06)
        for i, (c, r) in enumerate((('#e3e6e8', 0.2), ('#c4cad0', 0.28), ('#d6dadd', 0.24)))
    ]
    g = np.random.default_rng(2)

    def stack(x, y, r, n, t, top=disc):
        for k in range(n):
            shapes.lathe(
                [(0, 0), (r - 0.0003, 0), (r, 0.0003), (r, t - 0.0003), (r - 0.0003, t), (0, t)],
                top if k == n - 1 else rims[int(g.integers(3))],
                192,
                loc=(x + g.normal(0, 0.0006), y + g.normal(0, 0.0006), k * (t + 0.00012)),
            )

    stack(-0.075, 0.03, 0.085, 22, 0.0025)
    stack(0.095, 0.085, 0.065, 34, 0.0025, materials.metal('disc-blue', '#0c5aa6', 0.24, diffuse=0.15))
    stack(0.055, -0.06, 0.05, 9, 0.003)


VIEWS = {
    'a': packshot.view((-0.09, -0.6, 0.31), (0.005, 0.01, 0.03), (0.82, 0.8, 0.5, 0.52)),
    'b': packshot.view((0.26, -0.52, 0.16), (0.0, 0.01, 0.036), (0.88, 0.8, 0.5, 0.54)),
}
