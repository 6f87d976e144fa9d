"""Noise-protection cassettes: trapezoidal perforated sheet in steel posts."""

import numpy as np

import materials
import packshot
import shapes


def build():
    packshot.dress(depth=14)
    perforated = materials.perforated('perforated', '#cdd3d8', 0.3, 0.25)
    solid = materials.metal('solid', '#a7b0b7', 0.26, diffuse=0.12)
    wool = materials.paint('wool', '#4a545c', 0.95, 0)
    blue = materials.metal('panel-blue', '#0c4f92', 0.3, diffuse=0.25)
    # Holes of a third of a real one's number: finer ones are a moiré at the widths of a telephone.
    pitch, depth, ribs, length, hole = 0.0575, 0.018, 4, 0.62, 0.0088
    z = np.array([0, 0.28, 0.40, 0.88, 1.0])
    y = np.array([0, 0, 1, 1, 0])  # one trapezoid
    for level in range(2):
        P = [(yy * -depth, (k + zz) * pitch) for k in range(ribs) for zz, yy in zip(z[:-1], y[:-1])] + [
            (0, ribs * pitch)
        ]
        P = np.array(P)
        arc = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
        z0 = 0.004 + level * 0.245
        V = [(x, yy, z0 + zz) for x in (-length / 2, length / 2) for yy, zz in P]
        n = len(P)
        F = [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)]
        o = shapes.mesh('cassette', V, F, perforated)
        uv = o.data.uv_layers.new(name='UVMap')
        for loop in o.data.loops:
            v = loop.vertex_index
            uv.data[loop.index].uv = ((length if v >= n else 0) / (hole * 2), arc[v % n] / (hole * 2))
        shapes.box((length, 0.004, ribs * pitch), (0, 0.014, z0 + ribs * pitch / 2), wool)
        shapes.box((length, 0.05, 0.013), (0, 0.006, z0 + ribs * pitch + 0.0045), blue if level else solid, 0.002)
    for x in (-length / 2 - 0.004, length / 2 + 0.004):
        shapes.box((0.008, 0.07, 0.51), (x, 0.004, 0.255), solid, 0.001)
        shapes.box((0.07, 0.006, 0.51), (x * 0.96, -0.026, 0.255), solid, 0.001)


VIEWS = {
    'a': packshot.view((-0.7, -1.0, 0.62), (-0.02, 0.0, 0.22), (0.86, 0.86, 0.5, 0.5)),
    'b': packshot.view((-0.52, -0.46, 0.6), (-0.15, 0.0, 0.4), None),
}
