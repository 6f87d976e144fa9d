"""Profiles for cars: a bent bumper beam, two crash boxes, one of them blue, and a sill."""

import numpy as np

import packshot
import sections
import shapes
import surfaces
from mathutils import Matrix, Vector

HALF, RADIUS = 0.24, 0.62


def bumper():
    """Three chambers, one above the other, in millimetres."""
    return sections.rect(-17, 0, 34, 84, 3), [
        sections.rect(-14.4, 2.6 + k * 27.0, 28.8, 24.8, 2) for k in range(3)
    ]


def octagon(r, wall):
    corner = r * 0.414
    ring = lambda q, c: sections.fillet([(-q, -c), (-c, -q), (c, -q), (q, -c), (q, c), (c, q), (-c, q), (-q, c)], 1.5, 3)
    inner = r - wall
    return ring(r, corner), [ring(inner, inner * 0.414)]


def beam(mat, cut, y=0.06):
    outer, holes = bumper()
    a = np.linspace(-HALF / RADIUS, HALF / RADIUS, 80)
    path = np.stack([RADIUS * np.sin(a), y - RADIUS * (1 - np.cos(a)), np.zeros_like(a)], -1)
    for ring in (outer, *holes):
        surfaces.sweep(path, [(p / 1000, q / 1000) for p, q in ring], mat, name='beam')
    for s in (-1, 1):  # a slice closes the sawn end
        o = shapes.extrude((outer, holes), 0.0008, mat, cut, bevel=0.0001)
        end = Vector(path[0 if s < 0 else -1])
        o.matrix_world = (
            Matrix.Translation(end) @ Matrix.Rotation(-s * HALF / RADIUS - np.pi / 2 , 4, 'Z') @ Matrix.Rotation(np.pi / 2, 4, 'X')
        )


def build():
    packshot.dress()
    M = packshot.MATERIALS
    beam(M['mill'], M['cut'])
    packshot.bar(octagon(31, 2.6), 0.13, 'mill', -0.165, -0.175, 0.031, turn=-20)
    packshot.bar(octagon(31, 2.6), 0.13, 'blue', -0.055, -0.205, 0.031, turn=-14)
    packshot.bar(sections.drawn('multi-100x50'), 0.17, 'mill', 0.10, -0.215, 0.025, turn=16)


VIEWS = {
    'a': packshot.view((-0.14, -0.74, 0.36), (0.0, -0.04, 0.03), (0.86, 0.8, 0.5, 0.52)),
    'b': packshot.view((-0.36, -0.56, 0.22), (-0.05, -0.1, 0.03), (1.1, 0.9, 0.46, 0.53)),
}
