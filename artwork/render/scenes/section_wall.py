"""A wall of cut section faces in a dark studio, seen from the front, one of them blue: upright, for the extruded half of /products."""

from math import radians

import numpy as np

import daylight
import materials
import room
import sections
import shapes


def build():
    room.reset(exposure=0.3)
    room.dark_world(0.9)
    room.cyclorama(y=1.6, r=0.6, w=4, front=-3, mat=materials.paint('floor', '#101c28', 0.6, 0.3))
    g = np.random.default_rng(11)
    mill = materials.metal('mill', '#d9dde0', 0.3, streak=(70, 70, 0.8), streak_amt=0.16, tint_var=0.02, diffuse=0.12)
    blue = materials.metal('blue', '#0f62b4', 0.3, diffuse=0.25)
    cuts = [
        daylight.sawn(f'cut{k}', '#eceeef', 0.3, pitch=p, centre=c, dark=0.8)
        for k, (p, c) in enumerate(((0.0018, (-0.17, -0.2, 0)), (0.0014, (0.05, -0.28, 0)), (0.0022, (-0.24, 0.07, 0))))
    ]
    blue_cut = daylight.sawn('cut-blue', '#2d86d8', 0.3, pitch=0.0016, centre=(-0.2, -0.1, 0), dark=0.8)

    def put(section, x, z, is_blue=False, roll=0.0):
        shapes.extrude(
            section,
            0.5,
            blue if is_blue else mill,
            blue_cut if is_blue else cuts[int(g.integers(3))],
            loc=(x, 0.25 + g.uniform(-0.006, 0.006), z),
            rot=(0, radians(roll + g.normal(0, 0.2)), radians(g.normal(0, 0.12))),
            bevel=0.0004,
        )

    z = 0.0
    for r in range(3):  # rectangular tubes
        for c in range(8):
            put(sections.drawn('tube-80x40'), -0.286 + c * 0.0806, z + 0.0201 + r * 0.0403)
    z += 3 * 0.0403
    for r in range(3):  # machine building
        for c in range(16):
            put(sections.drawn('t-slot-40'), -0.3028 + c * 0.0404, z + 0.0202 + r * 0.0404, (r, c) == (1, 7))
    z += 3 * 0.0404
    for c in range(7):  # chambers
        put(sections.drawn('multi-100x50'), -0.30 + c * 0.1006, z + 0.0252)
    z += 0.0505
    for r in range(5):  # round tubes, hexagonal
        for c in range(13 - r % 2):
            put(
                sections.drawn('tube-50'),
                -0.3006 + (r % 2) * 0.0252 + c * 0.0504,
                z + 0.0252 + r * 0.0437,
                roll=g.uniform(0, 360),
            )
    room.softbox((-1.5, -1.6, 1.5), (0, 0, 0.26), (1.1, 1.1), 74, '#f4f8ff')
    room.softbox((1.7, -1.0, 0.7), (0, 0, 0.26), (0.35, 1.4), 30)
    room.softbox((0.35, -2.4, 0.75), (0, 0, 0.3), (1.6, 0.9), 30, '#f7fafc')  # front card, mirrored by the cut ends
    room.softbox((-0.5, 1.5, 0.5), (0, 0.4, 0.25), (1.2, 0.8), 16, '#3f8fd8')  # blue at the far end of the hollows


VIEWS = {
    'half': (
        dict(loc=(-0.10, -1.5, 0.30), target=(0.0, 0, 0.235), lens=112, fstop=16, focus=(0, 0, 0.24)),
        (2000, 2500),
    ),
}
