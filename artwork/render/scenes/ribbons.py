"""Abstract hero: thin sheets fanned into one wave, three of them anodised blue."""

from math import radians as R

import numpy as np

import materials
import room
import shapes


def ribbon(k, count, mat, n=420, across=10, width=1.5):
    q = k / (count - 1)
    x = np.linspace(-10, 10, n + 1)
    v = np.linspace(0, 1, across + 1)
    # the rise per ribbon (.9/count) is larger than the phase difference of the waves: neighbours never intersect
    z = 0.34 * np.sin(x * 0.95 + q * 1.15) + 0.10 * np.sin(x * 2.1 - q * 1.5 + 0.6) + q * 0.95
    V = np.empty((n + 1, across + 1, 3))
    V[:, :, 0] = x[:, None]
    V[:, :, 1] = (-1.9 + 0.27 * k + v * width)[None] + 0.10 * np.sin(x * 0.8 + q * 2)[:, None]
    V[:, :, 2] = z[:, None] - 0.06 * v[None] + 0.05 * np.sin(x[:, None] * 1.3 + v[None] * 2 + q * 4) * v[None]
    i = np.arange(n)[:, None] * (across + 1)
    j = np.arange(across)[None]
    F = np.stack([i + j, i + across + 1 + j, i + across + 2 + j, i + 1 + j], -1).reshape(-1, 4)
    o = shapes.quadmesh('ribbon', V.reshape(-1, 3), F, mat, True)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.02
    s.offset = -1
    b = o.modifiers.new('b', 'BEVEL')
    b.width = 0.005
    b.segments = 2
    b.limit_method = 'ANGLE'
    b.angle_limit = R(60)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = R(50)


def build():
    room.reset(look='Medium High Contrast', exposure=0.1)
    room.world(
        [
            (-1, '#0a1622'),
            (-0.1, '#22394f'),
            (0.1, '#d5e0e9'),
            (0.28, '#567592'),
            (0.5, '#0e2740'),
            (0.8, '#4a6a87'),
            (1, '#b4c4d1'),
        ],
        0.8,
        camera='#04101c',
    )
    mill = materials.metal('ribbon', '#e4e7e9', 0.20, diffuse=0.14)
    blue = materials.metal('ribbon-blue', '#0a519b', 0.22, diffuse=0.2)
    for k in range(19):
        ribbon(k, 15, blue if k in (4, 9, 10) else mill)
    room.softbox((-3.5, -4.0, 4.5), (0, 0, 0.3), (2.2, 2.2), 300, '#f4f8ff')
    room.softbox((4.5, 2.5, 4.2), (0, 0, 0.3), (1.2, 5), 420)
    room.softbox((-5, 4.5, 2.5), (0, 0.6, 0.3), (2, 3), 240, '#5fa8ea')


VIEWS = {
    'hero': (
        dict(loc=(-0.6, -5.0, 3.7), target=(0.15, -0.35, 0.38), lens=62, fstop=4, focus=(0.3, -1.3, 0.25)),
        (1920, 900),
    ),
}
