"""Window profiles with thermal break, one anodised blue."""

import math
from math import radians as R

import packshot
import sections
import shapes


def build():
    packshot.dress()
    outer, inner, bars = sections.drawn_frame()
    for x, y, mat in ((-0.105, -0.06, 'mill'), (0.045, -0.02, 'blue')):
        for s in (outer, inner):
            packshot.bar(s, 0.34, mat, x, y, turn=-24)
        for s in bars:
            shapes.extrude(
                (s, []),
                0.338,
                packshot.MATERIALS['polyamide'],
                packshot.MATERIALS['polyamide'],
                loc=(x + 0.17 * math.sin(R(24)), y + 0.17 * math.cos(R(24)), 0),
                rot=(0, 0, R(-24)),
                bevel=0.0001,
            )


VIEWS = {
    'a': packshot.view((-0.13, -0.6, 0.27), (0.012, 0.02, 0.034), (0.84, 0.84, 0.5, 0.52)),
}
