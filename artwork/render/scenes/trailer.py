"""Side wall of a tipping trailer: extruded planks, posts and top rail."""

import numpy as np

import market_light
import materials
import sections
import shapes
import surfaces


def build():
    market_light.dress(9, 1.0, -0.2, kicker=2)
    market_light.floor(9)
    plank = materials.metal(
        'plank', '#dfe2e4', 0.26, streak=(0.6, 30, 30), streak_amt=0.15, tint_var=0.02, diffuse=0.12
    )
    blue = materials.paint('blue', '#004785', 0.3, 0.5, coat=0.5)
    L, W, H, z0 = 10.2, 2.5, 1.75, 1.32
    n = 7
    ribbed = sections.fillet(
        [
            (-0.0225, -0.119),
            (-0.0225, 0.119),
            (0.016, 0.119),
            (0.0225, 0.105),
            (0.0225, 0.045),
            (0.012, 0.030),
            (0.012, -0.030),
            (0.0225, -0.045),
            (0.0225, -0.105),
            (0.016, -0.119),
        ],
        0.003,
        3,
    )
    for k in range(n):
        for s in (-1, 1):
            surfaces.sweep(
                [(x, s * W / 2, z0 + (k + 0.5) * H / n) for x in (-L / 2, 0, L / 2)],
                [(a * -s, b) for a, b in ribbed][::-s],
                plank,
            )
    for s in (-1, 1):
        for x in np.linspace(-L / 2, L / 2, 8):
            shapes.box((0.09, 0.10, H + 0.05), (x, s * (W / 2 + 0.03), z0 + H / 2), plank, 0.012)
        shapes.box((L + 0.1, 0.14, 0.12), (0, s * W / 2, z0 + H + 0.05), plank, 0.03)
        shapes.box((L + 0.06, 0.12, 0.16), (0, s * W / 2, z0 - 0.07), blue, 0.02)
    shapes.box((L, W, 0.06), (0, 0, z0), plank)
    shapes.box((0.05, W, H), (L / 2, 0, z0 + H / 2), plank)
    shapes.box((0.05, W, H), (-L / 2, 0, z0 + H / 2), plank)


VIEWS = {
    'planks': (dict(loc=(-7.6, -3.7, 2.2), target=(-3.2, -1.25, 2.42), lens=58), (1600, 900)),
}
