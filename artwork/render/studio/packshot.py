"""The set of the product pictures."""

from math import radians as R

from mathutils import Matrix, Vector

import materials
import room
import shapes


MATERIALS = {}


def dress():
    """An empty set with floor, light and the materials of profiles: mill, cut, blue, polyamide."""
    room.reset(exposure=0.25)
    room.dark_world(1.1)
    room.cyclorama(y=1.6, r=0.8, w=8, front=-4, h=4, mat=materials.paint('floor', '#101c28', 0.5, 0.35))
    MATERIALS.update(
        mill=materials.metal(
            'mill', '#dfe2e4', 0.22, streak=(250, 250, 3), streak_amt=0.15, tint_var=0.02, diffuse=0.1
        ),
        cut=materials.metal('cut', '#eceeef', 0.3, diffuse=0.18),
        blue=materials.metal('blue', '#0c5aa6', 0.25, diffuse=0.2),
        polyamide=materials.paint('polyamide', '#0b0d0f', 0.6),
    )
    room.softbox((-0.6, -0.45, 0.62), (0, 0, 0.04), (0.5, 0.5), 12, '#f4f8ff')
    room.softbox((0.75, -0.35, 0.45), (0, 0, 0.04), (0.16, 0.7), 7)
    room.softbox((0, 0.5, 0.95), (0, 0.05, 0), (1.2, 0.4), 13, '#eef4ff')
    room.softbox((-1.0, 0.7, 0.4), (0, 0.1, 0.04), (0.4, 0.6), 7, '#3f8fd8')
    room.softbox((0.32, -0.95, 0.26), (0, 0, 0.04), (0.6, 0.36), 5, '#f7fafc')  # mirrored by the cut ends


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
