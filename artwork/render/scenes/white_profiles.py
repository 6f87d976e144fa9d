"""Daylight on cut ends: a bundle of extruded profiles seen from the front, with saw marks, bevels and small offsets."""

from math import radians

import numpy as np

import daylight
import materials
import room
import sections
import shapes


def build():
    daylight.reset(exposure=0.42, glossy=10)
    daylight.panorama(
        [
            (-120, 40, 70, 60, 3.2, 16),  # daylight from the upper left
            (0, 12, 120, 30, 1.5, 14),  # bright wall behind: seen through the tubes
            (-165, 0, 34, 50, 0.95, 30),  # what cut faces mirror: light left, dark right, so that saw marks show
            (165, 0, 40, 60, 0.16, 30),
        ],
        sky=((-90, 0.45), (-3, 0.5), (4, 0.6), (40, 0.75), (90, 1.1)),
    )
    daylight.floor(y=2.2, r=0.8, w=8, front=-3, h=0.02)
    # A card behind the bundle: as a lamp it is sampled directly, so hollow sections glow without noise.
    room.softbox((0, 0.62, 0.2), (0, 0, 0.17), (1.1, 0.6), 2.8, '#f4f9ff', falloff=False, cam=True)
    g = np.random.default_rng(7)
    mill = daylight.rolled('mill', '#e6e9eb', 0.34, lines=(300, 300, 1.5), depth=0)
    blue = daylight.rolled('blue', '#4f9be8', 0.36, lines=(300, 300, 1.5), depth=0)
    cuts = [
        daylight.sawn(f'cut{k}', pitch=p, centre=c)
        for k, (p, c) in enumerate(((0.0018, (-0.17, -0.2, 0)), (0.0014, (0.05, -0.28, 0)), (0.0022, (-0.24, 0.07, 0))))
    ]
    wood = materials.paint('wood', '#b89b74', 0.7, 0.2)

    def put(section, x, z, mat=mill, roll=0.0):
        shapes.extrude(
            section,
            0.42,
            mat,
            cuts[int(g.integers(3))],
            loc=(x, g.uniform(-0.0035, 0.0035), z),
            rot=(radians(g.normal(0, 0.02)), radians(roll + g.normal(0, 0.15)), radians(g.normal(0, 0.15))),
            bevel=0.00035,
        )

    z = 0.045
    for y in (0.06, 0.36):
        shapes.box((0.72, 0.07, 0.045), (0, y, 0.0225), wood, 0.002)
    for r in range(3):  # hollow sections and solid flats
        for c in range(7):
            x, up = -0.2436 + c * 0.0812, z + r * 0.0412
            if (r, c) in ((2, 2), (1, 4), (0, 3), (1, 1), (2, 5)):
                for k in range(2):
                    put((sections.rect(-40, -10, 80, 20, 0.8), []), x, up + 0.0102 + k * 0.0204)
            else:
                put(sections.tube_rect(80, 40, 2.5, 2.5), x, up + 0.02, blue if (r, c) == (2, 4) else mill)
    z += 3 * 0.0412 + 0.0002
    for r in range(2):  # machine building
        for c in range(14):
            put(sections.drawn('t-slot-40'), -0.2665 + c * 0.0410, z + 0.0205 + r * 0.041, mill)
    z += 2 * 0.041 + 0.0002
    for r in range(3):  # tubes, hexagonal
        for c in range(11 - r % 2):
            put(
                (sections.circle(0, 0, 25, 96), [sections.circle(0, 0, 21.5, 96)]),
                -0.2525 + (r % 2) * 0.02525 + c * 0.0505,
                z + 0.0252 + r * 0.0437,
                blue if (r, c) in ((0, 3), (1, 3)) else mill,
                roll=g.uniform(0, 360),
            )


VIEWS = {
    'wall': (
        dict(
            loc=(-0.04, -1.1, 0.22), target=(-0.04, 0, 0.22), lens=98, shift=(0.03, -0.10), fstop=13, focus=(0, 0, 0.2)
        ),
        (2880, 1920),
    ),
}
