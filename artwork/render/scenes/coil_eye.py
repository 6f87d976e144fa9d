"""The eye of a bright coil in a dark studio, its strip running out of the frame: upright, with a calm lower third for words."""

from math import pi, radians as R

import numpy as np

import daylight
import materials
import room
import shapes
import surfaces

INNER, OUTER, WIDTH = 0.255, 0.80, 1.05
RINGS = 90


def end_face(seed=4):
    """Half an end face from bore to rim as (radius, offset): every ring of turns stands a little out or back."""
    radii = INNER + (OUTER - INNER) * np.linspace(0, 1, RINGS + 1)
    out = np.random.default_rng(seed).normal(0, 0.0013, RINGS)
    return [(r + (0.0006 if k % 2 else 0), WIDTH / 2 + out[k // 2]) for k, r in enumerate(np.repeat(radii, 2)[1:-1])]


def build():
    room.reset(exposure=0.55)
    room.dark_world(0.8)
    room.cyclorama(y=9, r=4, mat=materials.paint('floor', '#101c28', 0.6, 0.3))
    wound = daylight.sawn('wound', '#e6e8ea', 0.2, pitch=0.011, depth=0, centre=(0, 0, 0), dark=0.6, aniso=0.72)
    strip = materials.metal('strip', '#e2e5e7', 0.2, streak=(0.5, 60, 60), streak_amt=0.2, tint_var=0.03, diffuse=0.05)
    core = materials.paint('core', '#0b5aa8', 0.3, 0.5, coat=0.4)
    z = OUTER + 0.02
    face = end_face()
    shapes.lathe(
        [(r, -h) for r, h in face] + [(OUTER + 0.003, 0.008 - WIDTH / 2), (OUTER + 0.003, WIDTH / 2 - 0.008)] + face[::-1],
        wound,
        360,
        loc=(0, 0, z),
        rot=(pi / 2, 0, 0),
        closed=True,
    )
    h = WIDTH / 2 - 0.02
    shapes.lathe(
        [(0.236, -h), (0.236, h), (0.2545, h), (0.2545, -h)], core, 128, loc=(0, 0, z), rot=(pi / 2, 0, 0), closed=True
    )
    # The strip leaves the top of the coil to the right and rises a little, as to the rolls of a line.
    turn = R(9)
    x0, z0 = -OUTER * np.sin(turn), z + OUTER * np.cos(turn)
    surfaces.grid(
        lambda u, v: (
            x0 + 3.4 * u * np.cos(turn),
            (v - 0.5) * WIDTH * 0.996,
            z0 + 0.004 + 3.4 * u * np.sin(turn) - 0.10 * np.sin(pi * u) * u,
        ),
        60,
        400,
        strip,
        'strip',
        0.003,
    )
    room.softbox((-4.2, -3.6, 4.4), (0, 0.2, 0.8), (3.2, 3.2), 720, '#f4f8ff')
    room.softbox((4.2, -3.2, 2.6), (0.4, 0, 0.9), (1.1, 4.0), 340)
    room.softbox((-0.6, -6.5, 3.6), (0, 0, 0.8), (3.0, 1.4), 260, '#f7fafc')  # front card, mirrored by the end face
    room.softbox((0.5, 3.0, 6.5), (0.5, 0.5, 1.4), (7, 2.4), 520, '#eef4ff')
    room.softbox((-7, 5, 2.5), (0, 3, 1), (2, 4), 300, '#3f8fd8')


VIEWS = {
    'half': (
        dict(loc=(-1.5, -6.0, 2.3), target=(0.12, 0, 0.72), lens=82, fstop=8, focus=(0, -0.5, 0.9)),
        (1600, 2000),
    ),
}
