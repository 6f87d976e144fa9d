"""Rail foot on a dark car roof, the rail running away along the roof ditch."""

import math
from math import pi

import numpy as np

import market_light
import materials
import sections
import shapes
import surfaces


def build():
    market_light.dress(1.6, 0.0, 0.2)
    roof = materials.paint('roof', '#0a121b', 0.14, 0.5, coat=1.0)
    rail = materials.metal('rail', '#e4e7e9', 0.2, diffuse=0.08)
    rubber = materials.paint('gasket', '#050607', 0.7, 0.2)
    glass = materials.paint('glass', '#020406', 0.03, 0.7)
    crown = lambda x, y: -0.03 * (x - 0.5) ** 2 - 0.10 * (y - 0.25) ** 2 - 0.9 * np.maximum(0, -y - 0.10) ** 2
    surfaces.grid(
        lambda u, v: ((u - 0.25) * 4, -0.55 + v * 1.6, crown((u - 0.25) * 4, -0.55 + v * 1.6)), 160, 120, roof, 'roof'
    )
    surfaces.grid(
        lambda u, v: (0.12 + u * 1.6, 0.16 + v * 0.7, crown(0.12 + u * 1.6, 0.16 + v * 0.7) + 0.0015),
        60,
        40,
        glass,
        'sunroof',
    )
    surfaces.sweep(
        [(x, -0.085, crown(x, -0.085) + 0.0005) for x in np.linspace(-0.9, 2.6, 90)],
        [(-0.011, -0.002), (0.011, -0.002), (0.009, 0.003), (-0.009, 0.003)],
        rubber,
        name='ditch',
    )
    x = np.r_[np.linspace(-0.02, 0.30, 90), np.linspace(0.32, 2.4, 60)]
    rise = np.clip((x + 0.02) / 0.30, 0, 1)
    rise = rise * rise * (3 - 2 * rise)
    z = np.array([crown(q, 0.0) for q in x]) - 0.012 + rise * 0.064
    K = np.stack([1.35 - 0.35 * rise, 1.0 + 0.25 * (1 - rise)], 1)
    ring = sections.fillet([(-0.016, -0.015), (0.016, -0.015), (0.0135, 0.015), (-0.0135, 0.015)], 0.007, 6)
    surfaces.sweep(np.stack([x, np.zeros_like(x), z], 1), ring, rail, K, 'rail')
    t = np.linspace(0, 2 * pi, 64, endpoint=False)
    pad = [
        (
            0.055 + 0.092 * np.sign(math.cos(a)) * abs(math.cos(a)) ** 0.6,
            0.028 * np.sign(math.sin(a)) * abs(math.sin(a)) ** 0.6,
        )
        for a in t
    ]
    h = crown(0.055, 0)
    shapes.mesh(
        'pad',
        [(a, b, h - 0.004) for a, b in pad]
        + [(a, b, h + 0.004) for a, b in pad]
        + [(a * 0.97 + 0.055 * 0.03, b * 0.9, h + 0.006) for a, b in pad],
        [(i, (i + 1) % 64, 64 + (i + 1) % 64, 64 + i) for i in range(64)]
        + [(64 + i, 64 + (i + 1) % 64, 128 + (i + 1) % 64, 128 + i) for i in range(64)]
        + [tuple(range(128, 192))],
        rubber,
    )


VIEWS = {
    'wide': (
        dict(loc=(-0.46, -0.56, 0.25), target=(0.13, 0.03, 0.03), lens=52, fstop=16, focus=(0.05, -0.02, 0.03)),
        (1600, 900),
    ),
}
