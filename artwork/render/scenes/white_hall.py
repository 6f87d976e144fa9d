"""Coil store by daylight in one-point perspective: two ribbons of skylight run to the vanishing point, coils stand with the eye to the aisle."""

from math import pi, radians

import bpy
import numpy as np

import daylight
import materials
import room
import shapes

LONG, HALF, HIGH = 78.0, 11.5, 9.0


def lamp(loc, target, size, power, color='#ffffff', cam=True):
    return room.softbox(loc, target, size, power, color, falloff=False, cam=cam)


def concrete():
    m, N, L = materials._mat('concrete')
    out, b = N('ShaderNodeOutputMaterial'), N('ShaderNodeBsdfPrincipled')
    L(b.outputs[0], out.inputs[0])
    big = daylight._texture(N, L, 'ShaderNodeTexNoise', (1, 1, 1), Scale=0.35, Detail=6, Roughness=0.6)
    for socket, lo, hi in (('Base Color', '#868c90', '#a4a9ac'), ('Roughness', '#565656', '#9a9a9a')):
        r = N('ShaderNodeValToRGB')
        materials.set_ramp(r, [(0.38, lo), (0.62, hi)])
        L(big.outputs[0], r.inputs[0])
        L(r.outputs[0], b.inputs[socket])
    b.inputs['Specular'].default_value = 0.45
    return m


def structure():
    P = materials.paint
    white, steel, blue, line = (
        P('panel', '#e3e7e9', 0.5, 0.3),
        P('steel', '#aab3ba', 0.5, 0.4),
        P('blue', '#004785', 0.4),
        P('line', '#e9ecee', 0.5),
    )
    plinth = P('plinth', '#5f6f7c', 0.5)
    shapes.box((2 * HALF, LONG + 12, 0.2), (0, LONG / 2 - 6, -0.1), concrete())
    for s in (-1, 1):
        for y in np.arange(-6, LONG, 3.0):  # wall cassettes with joints
            shapes.box((0.1, 2.96, 5.6), (s * (HALF + 0.05), y + 1.5, 2.8), white)
            shapes.box((0.1, 2.96, 1.6), (s * (HALF + 0.05), y + 1.5, 8.3), white)
        shapes.box((0.12, LONG + 6, 2.3), (s * (HALF - 0.02), LONG / 2 - 3, 1.15), plinth)
        shapes.box((0.09, LONG, 0.02), (s * 1.75, LONG / 2 - 4, 0.001), line)
        shapes.box((0.35, LONG, 0.55), (s * (HALF - 0.75), LONG / 2 - 4, 6.15), steel, 0.02)  # crane rail
        for y in np.arange(0, LONG, 6.0):
            shapes.box((0.36, 0.36, HIGH), (s * (HALF - 0.3), y, HIGH / 2), steel, 0.02)
    for y in np.arange(0, LONG, 6.0):  # trusses
        shapes.box((2 * HALF, 0.22, 0.22), (0, y, HIGH - 0.1), steel, 0.01)
        shapes.box((2 * HALF, 0.22, 0.22), (0, y, HIGH + 1.2), steel, 0.01)
        for k in range(12):
            x = -HALF + (k + 0.5) * 2 * HALF / 12
            shapes.box((0.1, 0.12, 2.25), (x, y, HIGH + 0.55), steel, rot=(0, radians(56 if k % 2 else -56), 0))
    for x, w in ((-9.25, 4.5), (0, 7.0), (9.25, 4.5)):  # roof deck between the ribbons of skylight
        for k in range(int(w / 0.5)):
            shapes.box((0.26, LONG + 8, 0.08), (x - w / 2 + 0.25 + k * 0.5, LONG / 2 - 4, HIGH + 1.45), white)
        shapes.box((w, LONG + 8, 0.05), (x, LONG / 2 - 4, HIGH + 1.52), white)
    for x in (-7, -3.5, 3.5, 7):
        shapes.box((0.12, LONG, 0.3), (x, LONG / 2 - 4, HIGH + 1.4), white)
    for y in np.arange(1.5, LONG, 1.5):
        for x in (-5.25, 5.25):
            shapes.box((3.5, 0.06, 0.12), (x, y, HIGH + 1.45), white)
    for x, w, z, h in ((-7.5, 8.0, 5, 10.6), (7.5, 8.0, 5, 10.6), (0, 7.0, 8, 5.5)):  # end wall around the gate
        shapes.box((w, 0.2, h), (x, LONG, z), white)
    shapes.box((1.0, 0.1, 2.1), (5.6, LONG - 0.1, 1.05), blue)  # a door, for scale
    for k, y in enumerate(np.arange(6.0, LONG, 12.0)):
        for s in (-1, 1):
            shapes.box((1.0, 0.04, 0.8), (s * 3.5, y - 0.2, HIGH - 1.1), blue)
            shapes.box((0.02, 0.02, 0.8), (s * 3.5, y - 0.2, HIGH - 0.4), steel)
            t = bpy.data.curves.new('number', 'FONT')
            t.body, t.size, t.align_x, t.align_y = f'{2 * k + (s + 3) // 2}', 0.62, 'CENTER', 'CENTER'
            t.materials.append(line)
            n = shapes.link(bpy.data.objects.new('number', t))
            n.location, n.rotation_euler = (s * 3.5, y - 0.23, HIGH - 1.1), (pi / 2, 0, 0)
    shapes.box((7.4, 0.3, 0.35), (0, LONG - 0.1, 5.3), blue)
    shapes.box((2 * HALF - 1.6, 0.8, 0.9), (0, 33, 6.9), P('crane', '#d9a514', 0.4), 0.03)
    shapes.box((1.4, 1.3, 0.6), (-2.2, 33, 7.5), steel, 0.04)
    shapes.box((0.05, 0.05, 2.6), (-2.2, 33, 5.3), steel)
    shapes.box((0.5, 0.35, 0.5), (-2.2, 33, 3.9), P('hook', '#d9a514', 0.4), 0.05)


def coils():
    strip = daylight.sawn('wound', '#e2e5e6', 0.2, pitch=0.018, depth=0, centre=(0, 0, 0), dark=0.5, aniso=0.7)
    pad, core = materials.paint('pad', '#2c3236', 0.7), materials.paint('core', '#8d8f8f', 0.6)
    kinds = []
    for k, (r, w) in enumerate(((0.82, 1.25), (0.74, 1.1), (0.86, 1.0), (0.66, 1.3))):
        e = 0.253 + (r - 0.253) * np.linspace(0, 1, 40)
        d = np.random.default_rng(k).normal(0, 0.0016, 39)
        face = [(q + (0.001 if i else 0), w / 2 + d[min(i // 2, 38)]) for i, q in enumerate(np.repeat(e, 2)[1:-1])]
        o = shapes.lathe(
            [(p, -z) for p, z in face] + [(r + 0.004, -w / 2 + 0.006), (r + 0.004, w / 2 - 0.006)] + face[::-1],
            strip,
            160,
            loc=(0, 0, -90),
            closed=True,
        )
        c = shapes.lathe(
            [(0.24, -w / 2 + 0.02), (0.24, w / 2 - 0.02), (0.254, w / 2 - 0.02), (0.254, -w / 2 + 0.02)],
            core,
            64,
            loc=(0, 0, -90),
            closed=True,
        )
        kinds.append((r, w, o, c))
    g = np.random.default_rng(12)
    for s in (-1, 1):
        for c in range(4):
            for y in np.arange(3.0 + 1.1 * (c % 2), LONG - 8, 2.75):
                if g.random() < 0.05 and y > 9:
                    continue
                r, w, o, core = kinds[int(g.integers(4))]
                x, z, turn = s * (3.1 + c * 2.15) + g.normal(0, 0.02), r + 0.1, -s * 34 + g.normal(0, 0.8)
                for q in (o, core):
                    shapes.dup(q, (x, y, z), (pi / 2, 0, radians(turn)))
                for d in (-1, 1):
                    a = radians(turn)
                    shapes.box(
                        (0.22, w * 0.85, 0.17),
                        (x + d * 0.36 * np.cos(a), y + d * 0.36 * np.sin(a), 0.085),
                        pad,
                        0,
                        (0, 0, a),
                    )
    return kinds


def build():
    daylight.reset(exposure=0.0, threshold=0.02, bounces=6, diffuse=3, glossy=3)
    daylight.panorama([], sky=((-90, 0.3), (0, 0.55), (90, 1.0)), strength=1.0)
    structure()
    coils()
    for x in (-5.25, 5.25):
        lamp((x, LONG / 2 - 4, HIGH + 1.7), (x, LONG / 2 - 4, 0), (3.5, LONG), 4200, '#f4f9ff')
    lamp((-HALF - 0.12, LONG / 2 - 4, 6.55), (0, LONG / 2 - 4, 6.2), (LONG, 1.9), 4200, '#fffaf2')
    lamp((HALF + 0.12, LONG / 2 - 4, 6.55), (0, LONG / 2 - 4, 6.2), (LONG, 1.9), 600, '#f2f7ff')
    lamp((0, LONG + 0.4, 2.6), (0, 0, 1.4), (7.0, 5.2), 2200, '#fbfdff')


VIEWS = {
    'hero': (dict(loc=(0.0, -3.0, 2.5), target=(0.0, 40, 2.5), lens=30, shift=(0, -0.01)), (2880, 1620)),
}
