"""The set of the product pictures."""

from math import radians as R

from mathutils import Matrix, Vector

import daylight
import materials
import shapes


MATERIALS = {}


def dress(depth=1.4):
    """An empty set in the white hall with the materials of profiles: mill, cut, blue, polyamide. depth: where the floor ends behind it."""
    daylight.reset(exposure=0.5)
    daylight.panorama(
        [
            (10, 44, 120, 36, 2.4, 22),  # large softbox, above and behind
            (-70, 38, 50, 60, 3.4, 14),  # key, left
            (80, 22, 20, 60, 1.6, 8),  # strip, right
            (0, 80, 360, 20, 1.1, 16),
            (-165, 2, 40, 50, 0.95, 30),  # what cut ends mirror: light left, dark right
            (160, 10, 90, 40, 0.16, 20),  # black flag behind the camera
            (0, 14, 200, 9, 0.12, 6),  # dark line at the horizon: draws the edges
        ],
        sky=((-90, 0.6), (-2, 0.6), (10, 0.5), (45, 0.7), (90, 1.0)),
    )
    daylight.floor(y=depth, r=0.7, w=max(8, depth * 1.5), front=-3, h=0.02)
    MATERIALS.update(
        mill=daylight.rolled('mill', '#e4e7e9', 0.3, lines=(300, 300, 1.5), depth=0),
        cut=daylight.sawn('cut', pitch=0.0012, centre=(-0.17, -0.2, 0), dark=0.8),
        blue=materials.metal('blue', '#0f62b4', 0.3, diffuse=0.2),
        polyamide=materials.paint('polyamide', '#16191c', 0.6),
    )


def view(loc, target, fit=None):
    """A camera for VIEWS. fit: share of width, share of height, centre x, centre y of the subject in the frame."""
    return dict(loc=loc, target=target, lens=62, fit=fit), (1200, 900)


def bar(section, length, mat, x, y, z=0, turn=0, roll=0):
    """Extruded bar lying on the floor; its near cut end is at (x, y)."""
    d = Matrix.Rotation(R(turn), 3, 'Z') @ Vector((0, length / 2, 0))
    return shapes.extrude(
        section,
        length,
        MATERIALS[mat],
        MATERIALS['cut'],
        loc=(x + d.x, y + d.y, z),
        rot=(0, R(roll), R(turn)),
        bevel=0.0002,
    )
