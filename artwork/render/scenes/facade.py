"""Office facade at dusk behind vertical aluminium louvre blades; verticals kept parallel by lens shift."""

import math
from math import radians as R

import numpy as np
from mathutils import Matrix

import materials
import room
import sections
import shapes


HEIGHT, FLOORS, WIDTH = 3.6, 7, 60.0


def build():
    room.reset(look='Medium High Contrast', exposure=0.5)
    room.world(
        [(-1, '#0d141c'), (-0.02, '#5f6f86'), (0.05, '#5d7595'), (0.16, '#3a5a86'), (0.4, '#1f4273'), (1, '#0a2142')],
        0.75,
    )
    g = np.random.default_rng(11)
    al = materials.metal('fin', '#dfe2e4', 0.3, diffuse=0.12)
    blue = materials.metal('fin-blue', '#0c4f92', 0.32, diffuse=0.1)
    slab = materials.paint('slab', '#3f4a54', 0.7, 0.2)
    frame = materials.paint('frame', '#1b242c', 0.5)
    pane = materials.glass_pane()
    inner = materials.paint('inner', '#3a434b', 0.9, 0.1)
    lit = [
        materials.emit(f'room{i}', c, s)
        for i, (c, s) in enumerate((('#f6c98d', 0.55), ('#ffdcae', 0.8), ('#3c4a58', 0.25), ('#2b3742', 0.2)))
    ]
    lamp = materials.emit('lamp', '#ffe4bd', 5)
    for f in range(FLOORS):
        z = f * HEIGHT
        shapes.box((WIDTH, 0.9, 0.42), (WIDTH / 2, 0.35, z + HEIGHT - 0.21), slab)
        shapes.box((WIDTH + 0.04, 0.06, 0.46), (WIDTH / 2, -0.12, z + HEIGHT - 0.21), al)
        shapes.box((WIDTH, 4.2, 0.05), (WIDTH / 2, 2.3, z + 0.02), inner)
        shapes.box((WIDTH, 4.2, 0.05), (WIDTH / 2, 2.3, z + HEIGHT - 0.45), inner)
        for b in range(int(WIDTH / 3)):  # rooms of 3 m: rear wall glows or is dark
            shapes.box(
                (3, 0.1, HEIGHT), (b * 3 + 1.5, 4.3, z + HEIGHT / 2), lit[int(g.choice(4, p=(0.24, 0.22, 0.27, 0.27)))]
            )
            shapes.box((0.12, 4, HEIGHT - 0.5), (b * 3, 2.3, z + HEIGHT / 2 - 0.2), inner)
            if g.random() < 0.6:
                o = shapes.box((1.6, 0.12, 0.05), (b * 3 + 1.5, 1.2 + g.uniform(0, 1.6), z + HEIGHT - 0.52), lamp)
                o.visible_diffuse = o.visible_glossy = False
        for b in range(int(WIDTH / 1.5)):
            shapes.box((0.06, 0.10, HEIGHT - 0.42), (b * 1.5, 0.06, z + (HEIGHT - 0.42) / 2), frame)
        shapes.mesh(
            'pane',
            [(0, 0.10, z), (WIDTH, 0.10, z), (WIDTH, 0.10, z + HEIGHT - 0.42), (0, 0.10, z + HEIGHT - 0.42)],
            [(0, 1, 2, 3)],
            pane,
        )
    shapes.box((0.3, 6, HEIGHT * FLOORS), (-0.25, 3.2, HEIGHT * FLOORS / 2), slab)
    cassette = shapes.box(
        (0.06, 1.18, HEIGHT / 2 - 0.03),
        mat=materials.metal('cassette', '#9aa5ae', 0.36, diffuse=0.3),
        bevel=0.012,
        loc=(0, 0, -50),
    )
    for f in range(FLOORS * 2):
        for c in range(5):
            shapes.dup(cassette, (-0.43, 0.85 + c * 1.2, (f + 0.5) * HEIGHT / 2))
    outline = sections.louvre(420, 64, 4, 20)[0]
    length = HEIGHT * FLOORS - 0.4
    fins = [shapes.extrude((outline, []), length, m, m, loc=(0, 0, -100)) for m in (al, blue)]
    for i in range(int(WIDTH / 0.75) + 1):
        angle = 14 + 52 * (0.5 + 0.5 * math.sin(i * 0.21 + 0.6))
        o = shapes.dup(fins[i % 9 == 5])
        o.matrix_world = Matrix.Translation((i * 0.75, -0.46, length / 2 + 0.25)) @ Matrix.Rotation(
            R(90 + angle), 4, 'Z'
        )
    shapes.box((120, 60, 0.2), (15, -14, -0.1), materials.paint('ground', '#10171e', 0.6))
    room.softbox((-18, -22, 16), (12, 0, 10), (14, 14), 5200, '#9db8e6', falloff=False)
    room.softbox((34, -26, 9), (14, 0, 8), (10, 6), 1700, '#ffc79c', falloff=False)


VIEWS = {
    'hero': (dict(loc=(-13.0, -20.0, 5.0), target=(6.0, 0, 5.0), lens=31, shift=(0, 0.13)), (1920, 900)),
    'tall': (dict(loc=(-6, -13, 6.0), target=(5.4, 0, 6.0), lens=30, shift=(0, 0.2)), (900, 1200)),
}
