"""Comb and star heat sinks, two of them anodised blue."""

from math import radians as R

from mathutils import Matrix

import packshot
import sections
import shapes


def place(o, x, y, z=0, turn=0):
    o.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(R(turn), 4, 'Z')
    return o


def build():
    packshot.dress()
    packshot.bar(sections.heatsink(120, 8, 15, 38, 2.4), 0.11, 'mill', -0.075, -0.03, turn=-28)
    place(
        shapes.extrude(
            sections.star_heatsink(46, 19, 24, 9),
            0.06,
            packshot.MATERIALS['blue'],
            packshot.MATERIALS['cut'],
            bevel=0.0002,
        ),
        0.085,
        0.03,
        0.0302,
        14,
    )
    packshot.bar(sections.heatsink(60, 5, 9, 26, 1.8), 0.055, 'blue', 0.02, -0.105, turn=18)


VIEWS = {
    'a': packshot.view((-0.09, -0.6, 0.3), (0.005, -0.015, 0.026), (0.78, 0.72, 0.5, 0.53)),
    'b': packshot.view((-0.34, -0.4, 0.17), (-0.005, -0.015, 0.03), (0.84, 0.74, 0.5, 0.53)),
}
