"""Meshes of the sets: boxes, turned parts, coils and extruded profiles. Lengths in metres."""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(name, verts, faces, mat=None, smooth=False, loc=(0, 0, 0), rot=(0, 0, 0)):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    me.update()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = link(bpy.data.objects.new(name, me))
    o.location = loc
    o.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    return o


def quadmesh(name, V, F, mat=None, smooth=True, auto=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Fast mesh from numpy arrays V (n,3), F (m,4)."""
    me = bpy.data.meshes.new(name)
    n, m = len(V), len(F)
    me.vertices.add(n)
    me.vertices.foreach_set('co', np.asarray(V, np.float32).ravel())
    me.loops.add(m * 4)
    me.loops.foreach_set('vertex_index', np.asarray(F, np.int32).ravel())
    me.polygons.add(m)
    me.polygons.foreach_set('loop_start', np.arange(0, m * 4, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(m, 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(m, smooth))
    me.update()
    me.validate()
    if auto:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    o = link(bpy.data.objects.new(name, me))
    o.location = loc
    o.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    return o


def box(size, loc=(0, 0, 0), mat=None, bevel=0, rot=(0, 0, 0), name='box'):
    x, y, z = [s / 2 for s in size]
    v = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    o = mesh(
        name,
        v,
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        mat,
        loc=loc,
        rot=rot,
    )
    if bevel:
        _bevel(o, bevel)
    return o


def _bevel(o, w, seg=2):
    b = o.modifiers.new('b', 'BEVEL')
    b.width = w
    b.segments = seg
    b.limit_method = 'ANGLE'
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return o


def lathe(profile, mat=None, seg=128, name='lathe', loc=(0, 0, 0), rot=(0, 0, 0), auto=35, closed=False):
    """Revolve [(r,z)] around z."""
    P = np.array(profile)
    k = len(P)
    a = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    V = np.stack(
        [np.outer(np.cos(a), P[:, 0]), np.outer(np.sin(a), P[:, 0]), np.broadcast_to(P[:, 1], (seg, k))], -1
    ).reshape(-1, 3)
    i = np.arange(seg)[:, None] * k
    j = (np.arange(seg)[:, None] + 1) % seg * k
    c = np.arange(k if closed else k - 1)[None]
    d = (c + 1) % k
    F = np.stack([i + c, j + c, j + d, i + d], -1).reshape(-1, 4)
    return quadmesh(name, V, F, mat, True, auto, loc, rot)


def coil(
    r0=0.25,
    r1=0.75,
    width=1.0,
    layers=120,
    seg=192,
    jitter=0.0015,
    gap=0.06,
    mat=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    seed=1,
    bevel=0.16,
    name='coil',
):
    """A true spiral strip wound around the z axis: each layer gets its own small axial offset, so end faces catch light like a real coil."""
    g = np.random.default_rng(seed)
    p = (r1 - r0) / layers
    T = layers * seg + 1
    t = np.arange(T)
    ang = 2 * np.pi * t / seg
    r = r0 + p * t / seg
    th = p * (1 - gap)
    bv = th * bevel
    knots = g.normal(0, jitter, layers * 3 + 8)
    x = t / seg * 3
    i = x.astype(int)
    f = x - i
    f = f * f * (3 - 2 * f)
    off = knots[i] * (1 - f) + knots[i + 1] * f
    h = width / 2
    dp = min(0.03, width * 0.1)
    # Only the ends of the strips are modelled (small quads = fast BVH: full-width strips made rays 5x slower);
    # the outermost turn closes the cylinder.
    S = [(0, h - dp), (0, h - bv), (bv, h), (th - bv, h), (th, h - bv), (th, h - dp)]
    k = len(S)
    Vs = []
    Fs = []
    nv = 0

    def sweep(S, sel, closed=False):
        nonlocal nv
        k = len(S)
        n = len(sel)
        V = np.empty((n, k, 3), np.float32)
        for q, (dr, dz) in enumerate(S):
            rr = r[sel] + dr
            V[:, q, 0] = rr * np.cos(ang[sel])
            V[:, q, 1] = rr * np.sin(ang[sel])
            V[:, q, 2] = dz + off[sel]
        base = (np.arange(n - 1) * k)[:, None]
        c = np.arange(k if closed else k - 1)[None]
        d = (c + 1) % k
        F = np.stack([base + d, base + k + d, base + k + c, base + c], -1).reshape(-1, 4) + nv
        Vs.append(V.reshape(-1, 3))
        Fs.append(F)
        nv += n * k
        return n, k

    allt = np.arange(T)
    body = allt[: T - seg]
    last = allt[T - seg - 1 :]
    sweep(S, body)
    sweep([(x, -z) for x, z in reversed(S)], body)
    n0 = nv
    n, k = sweep(
        [(0, -h + bv), (0, h - bv), (bv, h), (th - bv, h), (th, h - bv), (th, -h + bv), (th - bv, -h), (bv, -h)],
        last,
        True,
    )
    e = n0 + (n - 1) * k
    Fs.append(np.array([[e + 0, e + 1, e + 4, e + 5], [e + 1, e + 2, e + 3, e + 4], [e + 0, e + 5, e + 6, e + 7]]))
    first = allt[: seg + 1]
    sweep([(0, -h + bv), (0, h - bv)], first)
    return quadmesh(name, np.concatenate(Vs), np.concatenate(Fs), mat, True, 40, loc, rot)


def extrude(
    section, length=3.0, mat=None, cut=None, scale=0.001, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0003, name='profile'
):
    """(outer,holes) in mm -> extruded profile along +y (length in m), section in the xz plane, cut ends with own material."""
    outer, holes = section
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = length / 2
    cu.bevel_depth = bevel
    cu.bevel_resolution = 1
    cu.offset = -bevel
    for ring in [outer] + list(holes):
        sp = cu.splines.new('POLY')
        sp.points.add(len(ring) - 1)
        sp.use_cyclic_u = True
        for q, (x, y) in zip(sp.points, ring):
            q.co = (x * scale, y * scale, 0, 1)
    t = bpy.data.objects.new(name, cu)
    link(t)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(dg))
    bpy.data.objects.remove(t)
    o = link(bpy.data.objects.new(name, me))
    me.materials.clear()
    me.materials.append(mat)
    me.materials.append(cut or mat)
    me.polygons.foreach_set('material_index', [1 if abs(p.normal.z) > 0.9 else 0 for p in me.polygons])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(32)
    # local: x,y section, z length  ->  world: x, z section, y length
    o.matrix_world = (
        Matrix.Translation(loc)
        @ Euler(rot).to_matrix().to_4x4()
        @ Matrix.Rotation(math.radians(90), 4, 'X')
        @ Matrix.Translation((0, 0, -length / 2))
    )
    return o


def dup(o, loc=None, rot=None, mat=None):
    n = o.copy()
    if mat:
        n.data = o.data.copy()
        n.data.materials[0] = mat
    link(n)
    if loc is not None:
        n.location = loc
    if rot is not None:
        n.rotation_euler = rot
    return n


def reel(inner, outer, width, turns, jitter, bevel, overhang, materials, g, loc, rot):
    """A wound strip on its core: `turns` rings that stand out by `jitter`, rounded edges, a core longer by twice `overhang`.

    `materials` are those of the ends, of the side and of the core; `g` is numpy's generator.
    """
    ends, side, core = materials
    radii = np.repeat(inner + (outer - inner) * np.linspace(0, 1, turns), 2)[1:-1]
    out = g.normal(0, jitter, turns - 1)
    ring = [(r + (0.0002 if k % 2 else 0), width / 2 + out[k // 2]) for k, r in enumerate(radii)]
    lathe([(r, -h) for r, h in ring], ends, 256, loc=loc, rot=rot)
    lathe(ring[::-1], ends, 256, loc=loc, rot=rot)
    h = width / 2 - bevel
    lathe([(outer, -h - bevel), (outer + 0.0003, -h), (outer + 0.0003, h), (outer, h + bevel)], side, 256, loc=loc, rot=rot)
    h = width / 2 + overhang
    lathe([(inner - 0.004, -h), (inner - 0.004, h), (inner, h), (inner, -h)], core, 128, loc=loc, rot=rot, closed=True)
