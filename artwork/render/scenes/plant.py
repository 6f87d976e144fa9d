"""The site as an architectural model on navy, orthographic. Stages 1 to 5 hide the halls that come later (timeline)."""

import math
from math import pi, radians as R

import bpy
import numpy as np
from mathutils import Matrix

import materials
import room
import shapes


M = {}


def hall(x, y, w, d, h, roof, n=8, wall='white', band=True):
    """Box hall with blue band, loading doors along its front and a saw-tooth, vaulted or solar roof."""
    shapes.box((w, d, h), (x + w / 2, y + d / 2, h / 2), M[wall], 0.25)
    if band:
        shapes.box((w + 0.3, d + 0.3, 1.3), (x + w / 2, y + d / 2, h - 2.2), M['blue'])
    shapes.box((w + 0.5, d + 0.5, 0.8), (x + w / 2, y + d / 2, h + 0.1), M['grey'], 0.1)
    if roof == 'saw':
        s = w / n
        for k in range(n):
            a = x + k * s
            V = [
                (a, y + 1, h + 0.4),
                (a + s, y + 1, h + 0.4),
                (a, y + 1, h + 4),
                (a, y + d - 1, h + 0.4),
                (a + s, y + d - 1, h + 0.4),
                (a, y + d - 1, h + 4),
            ]
            shapes.mesh('saw', V, [(0, 1, 2), (3, 5, 4), (1, 4, 5, 2)], M['roof'])
            shapes.mesh(
                'light',
                [
                    (a - 0.02, y + 2, h + 1),
                    (a - 0.02, y + d - 2, h + 1),
                    (a - 0.02, y + d - 2, h + 3.6),
                    (a - 0.02, y + 2, h + 3.6),
                ],
                [(0, 1, 2, 3)],
                M['skylight'],
            )
    elif roof == 'vault':
        s = d / n
        for k in range(n):
            b = y + k * s
            V = [
                (q, b + s / 2 - s / 2 * math.cos(t), h + 0.4 + s * 0.22 * math.sin(t))
                for t in np.linspace(0, pi, 13)
                for q in (x + 0.5, x + w - 0.5)
            ]
            shapes.mesh(
                'vault',
                V,
                [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]
                + [tuple(range(0, 26, 2)), tuple(range(1, 26, 2))],
                M['roof'],
            )
            for q in range(int(w / 9)):
                shapes.box((1.6, s * 0.34, 0.3), (x + 5 + q * 9, b + s / 2, h + 0.5 + s * 0.22), M['skylight'])
    else:
        for i in range(int(w / 7)):
            for j in range(int(d / 5)):
                shapes.box((5.6, 3.2, 0.25), (x + 4 + i * 7, y + 3 + j * 5, h + 1.1), M['solar'], rot=(R(14), 0, 0))
    for q in range(int(w / 11)):
        shapes.box((5, 0.35, 5), (x + 6 + q * 11, y - 0.1, 2.6), M['dark'])
        shapes.box((6.4, 2.0, 0.3), (x + 6 + q * 11, y - 1, 5.6), M['blue'])


def truck(x, y, turn, mat):
    for size, at, m in (
        ((9.5, 2.6, 2.9), (0, 0, 2.3), mat),
        ((2.4, 2.5, 2.6), (6.4, 0, 1.9), M['blue']),
        ((12.5, 2.2, 0.6), (1, 0, 0.7), M['dark']),
    ):
        o = shapes.box(size, mat=m, bevel=0.12)
        o.matrix_world = Matrix.Translation((x, y, 0.1)) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Translation(at)


def build(item='6'):
    stage = int(item)
    room.reset(look='Medium High Contrast', exposure=0.1)
    room.world([(-1, '#1c3550'), (0, '#7f9bb5'), (0.4, '#a9c3da'), (1, '#8fb2d4')], 0.62)
    P = materials.paint
    g = np.random.default_rng(4)
    M.update(
        ground=P('ground', '#112b45', 0.85, 0.2),
        road=P('road', '#091a2c', 0.8, 0.2),
        white=P('white', '#eef1f4', 0.55),
        grey=P('grey', '#aab6c1', 0.55),
        blue=P('blue', '#004785', 0.45),
        tree=P('tree', '#3f7077', 0.9, 0.2),
        dark=P('dark', '#22384c', 0.5),
        mark=P('mark', '#9fb4c8', 0.7),
        roof=materials.metal('roof', '#dfe3e6', 0.32, streak=(1.2, 30, 1), streak_amt=0.25, tint_var=0.03),
        skylight=materials.metal('skylight', '#7fa5c6', 0.12),
        solar=P('solar', '#0a2340', 0.2, 0.6, coat=0.5),
    )
    shapes.box((1200, 1200, 1), (0, 0, -0.5), M['ground'])
    hall(-86, 6, 150, 44, 13, 'saw', 14)
    if stage > 1:
        hall(-86, -52, 96, 40, 11, 'vault', 4)
    if stage > 2:
        hall(-86, 60, 110, 30, 16, 'vault', 3)
        for x, y, h in ((-60, 96, 44), (-50, 96, 44), (-40, 96, 36)):
            shapes.lathe([(0, 0), (1.6, 0), (1.2, h), (0, h)], M['white'], 32, loc=(x, y, 0))
            shapes.lathe([(1.3, h - 7), (1.33, h - 7), (1.3, h - 3.5), (1.2, h - 3.5)], M['blue'], 32, loc=(x, y, 0))
    if stage > 3:
        for x in (42, 53, 64):
            for y in (66, 77):
                shapes.lathe([(0, 0), (4.4, 0), (4.4, 17), (3.2, 18.6), (0, 19.2)], M['roof'], 48, loc=(x, y, 0))
        for k in range(26):
            shapes.lathe(
                [(0.3, -0.9), (1.05, -0.9), (1.05, 0.9), (0.3, 0.9)],
                M['roof'],
                32,
                loc=(-82 + (k % 13) * 2.6, -76 - (k // 13) * 4, 1.1),
                rot=(pi / 2, 0, 0),
                closed=True,
            )
    if stage > 4:
        hall(22, -52, 60, 40, 9, 'solar')
    if stage > 5:
        hall(76, 6, 26, 44, 18, 'solar', wall='grey', band=False)
        hall(92, -46, 18, 30, 14, 'solar')
        for k in range(7):
            shapes.box((17, 0.3, 1.4), (101, -46.1, 2.6 + k * 1.7), M['skylight'])
    for y, w in ((-4, 9), (-64, 10), (108, 9)):
        shapes.box((600, w, 0.12), (0, y, 0.06), M['road'])
        for i in range(66):
            shapes.box((4, 0.35, 0.1), (-295 + i * 9, y, 0.14), M['mark'])
    for x in (-98, 116):
        shapes.box((9, 600, 0.12), (x, 0, 0.045), M['road'])
    trucks = (
        (-60, -6, 0, 'white'),
        (-98, 30, 90, 'white'),
        (60, -62, 0, 'white'),
        (-10, -2, 180, 'blue'),
        (114, -20, 90, 'blue'),
        (-30, -66, 180, 'white'),
        (48, -6, 0, 'white'),
        (-72, -57, 90, 'white'),
        (-50, -57, 90, 'blue'),
    )
    for x, y, turn, mat in trucks[: stage + 3]:
        truck(x, y, turn, M[mat])
    for k in range(44):
        if g.random() < 0.13 * stage:
            shapes.box(
                (2, 4.4, 1.3),
                (24 + (k % 22) * 3.0, -78 - (k // 22) * 9, 0.7),
                M[('white', 'grey', 'blue', 'dark')[int(g.integers(4))]],
                0.3,
            )
    crown = shapes.lathe(
        [(0, 0), (0.5, 0.05), (1, 0.6), (1.15, 1.2), (0.9, 1.9), (0.45, 2.35), (0, 2.5)], M['tree'], 14, loc=(0, 0, -50)
    )
    for x, y, q, tall in np.stack(
        [g.uniform(-230, 230, 560), g.uniform(-210, 260, 560), g.uniform(1.5, 3.4, 560), g.uniform(0.9, 1.4, 560)], 1
    ):
        if (
            not (-106 < x < 124 and -104 < y < 116)
            and min(abs(x + 98), abs(x - 116)) > 9
            and min(abs(y + 64), abs(y - 108), abs(y + 4)) > 9
        ):
            shapes.dup(crown, (x, y, 0)).scale = (q, q, q * tall)
    for x in np.arange(-90, 112, 7.5):
        shapes.dup(crown, (x, -70.5, 0)).scale = (1.5, 1.5, 1.7)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy = 3.1
    sun.angle = R(3)
    sun.color = (1, 0.95, 0.88)
    o = shapes.link(bpy.data.objects.new('sun', sun))
    o.location = (-100, -80, 120)
    room.aim(o, (0, 0, 0))


FROM = (-260, -330, 290)
VIEWS = {'6-wide': (dict(loc=FROM, target=(-6, 8, 4), ortho=285), (1920, 900))} | {
    f'{stage}-stage': (dict(loc=FROM, target=(10, 6, 4), ortho=262), (960, 640)) for stage in range(1, 7)
}
