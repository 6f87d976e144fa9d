"""The set of the market pictures."""

import materials
import room


def dress(k, z, exposure, kicker=8):
    """The empty set with its light. k: size of the set, z: height of the subject in metres."""
    q = k * k
    room.reset(exposure=exposure)
    room.dark_world(1.0)
    room.softbox((-0.6 * k, -0.5 * k, 0.55 * k + z), (0, 0, z), (0.5 * k, 0.5 * k), 11 * q, '#f4f8ff')
    room.softbox((0.8 * k, -0.35 * k, 0.3 * k + z), (0, 0, z), (0.16 * k, 0.7 * k), 7 * q)
    room.softbox((0, 0.35 * k, 0.8 * k + z), (0, 0.05, z), (1.5 * k, 0.35 * k), 13 * q, '#eef4ff')
    room.softbox((-1.0 * k, 0.7 * k, 0.3 * k + z), (0, 0.1, z), (0.4 * k, 0.6 * k), kicker * q, '#3f8fd8')


def floor(k):
    room.cyclorama(
        y=1.6 * k, r=0.8 * k, w=16 * k, front=-4 * k, h=4 * k, mat=materials.paint('floor', '#101c28', 0.5, 0.35)
    )
