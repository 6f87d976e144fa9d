"""Strip coils in a dark studio; the end face is a true spiral with per-layer offset."""

from math import pi, radians as R

from mathutils import Matrix

import materials
import room
import shapes


def coil(x, y, r1, width, turn, seed, mat, core, pad):
    z = r1 + 0.09
    shapes.coil(
        0.255,
        r1,
        width,
        layers=int(150 * (r1 - 0.25) / 0.55),
        seg=160,
        jitter=0.0022,
        mat=mat,
        loc=(x, y, z),
        rot=(pi / 2, 0.35 * seed, R(turn)),
        seed=seed,
    )
    shapes.lathe(
        [(0.235, -width / 2 + 0.03), (0.235, width / 2 - 0.03), (0.254, width / 2 - 0.03), (0.254, -width / 2 + 0.03)],
        core,
        96,
        loc=(x, y, z),
        rot=(pi / 2, 0, R(turn)),
        closed=True,
    )
    for s in (-1, 1):
        o = shapes.box((0.22, width * 0.9, 0.12), mat=pad, bevel=0.012)
        o.matrix_world = (
            Matrix.Translation((x, y, 0.06)) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Translation((s * 0.40, 0, 0))
        )


def build():
    room.reset(look='Medium High Contrast', exposure=0.4)
    room.dark_world(0.75)
    room.cyclorama(y=9, r=4, mat=materials.paint('floor', '#101c28', 0.6, 0.3))
    strip = materials.metal(
        'strip', '#dfe2e4', 0.20, aniso=0.72, tangent='Z', streak=(0.6, 0.6, 240), streak_amt=0.3, tint_var=0.04
    )
    core = materials.paint('core', '#004785', 0.3, 0.5, coat=0.4)
    pad = materials.paint('pad', '#0d151c', 0.6)
    for x, y, r1, w, seed in ((0.15, 0, 0.80, 1.10, 1), (1.95, 1.25, 0.74, 1.0, 2)):
        coil(x, y, r1, w, -24, seed, strip, core, pad)
    room.softbox((-4.5, -3.5, 4.2), (0, 0.4, 0.7), (3.2, 3.2), 700, '#f4f8ff')
    room.softbox((4.5, -2.0, 3.2), (0.6, 0.5, 0.8), (1.0, 4.0), 260)
    room.softbox((0, 2.5, 6.5), (0, 2, 0), (7, 2.2), 420, '#eef4ff')
    room.softbox((-7, 5, 2.5), (0, 3, 1), (2, 4), 260, '#3f8fd8')


VIEWS = {
    'hero': (
        dict(loc=(-0.9, -6.2, 1.35), target=(-0.62, 0, 0.86), lens=72, fstop=5.6, focus=(-0.15, -0.6, 0.9)),
        (1920, 900),
    ),
    'tall': (
        dict(
            loc=(-1.1, -6.3, 1.45),
            target=(0.22, 0, 0.88),
            lens=78,
            shift=(-0.09, -0.16),
            fstop=5.6,
            focus=(-0.15, -0.6, 0.9),
        ),
        (900, 1200),
    ),
}
