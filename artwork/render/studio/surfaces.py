"""Free surfaces: functions of two parameters and sections swept along a path."""

import numpy as np

import shapes


def grid(f, nu, nv, mat, name='grid', thick=0):
    """Surface of f(u, v) -> (x, y, z), both from 0 to 1, as a mesh of nu by nv points."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    i = np.arange(nu - 1)[:, None] * nv
    j = np.arange(nv - 1)[None]
    o = shapes.quadmesh(
        name,
        np.stack(f(u, v), -1).reshape(-1, 3),
        np.stack([i + j, i + nv + j, i + nv + j + 1, i + j + 1], -1).reshape(-1, 4),
        mat,
        True,
    )
    if thick:
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness = thick
    return o


def sweep(path, ring, mat, scale=None, name='sweep'):
    """Sweep the section ring [(side, up)] along a path that never turns vertical; scale: optional (side, up) factors per point."""
    P = np.array(path, float)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    S = np.cross(T, (0, 0, 1.0))
    S /= np.linalg.norm(S, axis=1)[:, None]
    U = np.cross(S, T)
    k, n = len(ring), len(P)
    K = np.ones((n, 2)) if scale is None else np.array(scale)
    V = np.stack([P + S * a * K[:, :1] + U * b * K[:, 1:] for a, b in ring], 1).reshape(-1, 3)
    i = np.arange(n - 1)[:, None] * k
    c = np.arange(k)[None]
    d = (c + 1) % k
    return shapes.quadmesh(name, V, np.stack([i + c, i + k + c, i + k + d, i + d], -1).reshape(-1, 4), mat, True, 40)
