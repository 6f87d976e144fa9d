"""Stacks of sheet on bearers in a dark studio, blue interleaf paper, the top sheet lifted slightly at the near corner."""

import math
from math import radians as R

import numpy as np

import materials
import room
import shapes


THICK = 0.004


def build():
    room.reset(exposure=0.3)
    room.dark_world(0.9)
    room.cyclorama(y=7, r=3, mat=materials.paint('floor', '#101c28', 0.5, 0.35))
    sheet = materials.metal(
        'sheet', '#dfe2e4', 0.20, streak=(0.4, 30, 0.4), streak_amt=0.15, tint_var=0.015, diffuse=0.08, wave=0.002
    )
    edges = [
        materials.metal(f'edge{i}', c, r, diffuse=0.08)
        for i, (c, r) in enumerate((('#e3e6e8', 0.22), ('#c9ced3', 0.3), ('#aeb6bd', 0.26), ('#d6dadd', 0.18)))
    ]
    paper = materials.paint('paper', '#00529a', 0.7, 0.2)
    wood = materials.paint('bearer', '#0d151c', 0.65)
    g = np.random.default_rng(5)
    bases = [shapes.box((2.5, 1.25, THICK * 0.90), mat=m, loc=(0, 0, -50)) for m in edges]
    leaf = shapes.box((2.506, 1.256, 0.0020), mat=paper, loc=(0, 0, -50))

    def stack(x, y, turn, count, every=14):
        z = 0.11
        for s in (-0.95, 0, 0.95):
            shapes.box(
                (0.09, 1.25, 0.10),
                (x + s * math.cos(R(turn)), y + s * math.sin(R(turn)), 0.055),
                wood,
                0.006,
                (0, 0, R(turn)),
            )
        for i in range(count):
            if i % every == every - 1:
                shapes.dup(leaf, (x, y, z + 0.0010), (0, 0, R(turn)))
                z += 0.0021
            shapes.dup(
                bases[int(g.integers(4))],
                (x + g.normal(0, 0.0022), y + g.normal(0, 0.0022), z + THICK / 2),
                (0, 0, R(turn + g.normal(0, 0.04))),
            )
            z += THICK
        shapes.box((2.5, 1.25, THICK * 0.92), (x, y, z + THICK / 2), sheet, 0.0008, (0, 0, R(turn)))
        return z + THICK

    z = stack(0, 0, 0, 58)
    stack(-0.35, 1.75, 3, 84)
    stack(2.9, 1.0, -4, 40)
    n, m = 90, 40
    u, v = np.meshgrid(np.linspace(0, 1, n + 1), np.linspace(0, 1, m + 1), indexing='ij')
    lift = np.maximum(0, 0.62 - (u * 1.05 + v * 0.55))
    V = np.stack(
        [-1.25 + 2.5 * u + lift * 0.05, -0.625 + 1.25 * v + lift * 0.015, z + 0.0006 + 0.10 * lift**2], -1
    ).reshape(-1, 3)
    i = np.arange(n)[:, None] * (m + 1)
    j = np.arange(m)[None]
    o = shapes.quadmesh(
        'curl', V, np.stack([i + j, i + m + 1 + j, i + m + 2 + j, i + 1 + j], -1).reshape(-1, 4), sheet, True
    )
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.003
    s.offset = 1
    room.softbox((-3.2, -2.6, 2.6), (-0.6, -0.2, 0.3), (2, 2), 240, '#f4f8ff')
    room.softbox((3, -2.0, 1.9), (0, 0, 0.3), (0.7, 3), 150)
    room.softbox((-0.5, 3.6, 3.2), (0, 0.6, 0.2), (5, 1.4), 260, '#eef4ff')
    room.softbox((-4.5, 2.5, 1.4), (0, 0.8, 0.2), (1.4, 2.6), 45, '#7fb2e0')


VIEWS = {
    'hero': (
        dict(loc=(-2.95, -2.3, 0.92), target=(-0.85, -0.15, 0.29), lens=58, fstop=8, focus=(-1.25, -0.62, 0.33)),
        (1920, 900),
    ),
    'corner': (
        dict(loc=(-2.3, -1.65, 0.58), target=(-1.02, -0.42, 0.30), lens=75, fstop=8, focus=(-1.25, -0.62, 0.3)),
        (1200, 900),
    ),
}
