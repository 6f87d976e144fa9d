"""Extruded profiles stacked in a dark studio, saw-cut ends towards the camera."""

from math import radians as R

import numpy as np

import materials
import room
import sections
import shapes


LENGTH = 1.5


def build():
    room.reset(exposure=0.2)
    room.dark_world(0.9)
    room.cyclorama(y=4.5, r=2, mat=materials.paint('floor', '#101c28', 0.5, 0.35))
    mill = materials.metal(
        'mill', '#dfe2e4', 0.22, streak=(70, 70, 0.8), streak_amt=0.16, tint_var=0.02, diffuse=0.12
    )  # die lines run along the profile (local z)
    cut = materials.metal('cut', '#eceeef', 0.30, streak=(40, 600, 1), streak_amt=0.15, tint_var=0.015, diffuse=0.15)
    blue = materials.metal('anodised-blue', '#0a559a', 0.26, diffuse=0.25)
    dark = materials.metal('anodised-dark', '#4a5157', 0.3, diffuse=0.2)
    g = np.random.default_rng(3)

    def put(section, x, z, mat=mill, turn=0):
        shapes.extrude(
            section,
            LENGTH,
            mat,
            cut,
            loc=(x / 1000, g.uniform(-9, 9) / 1000, z / 1000),
            rot=(0, R(turn), 0),
            bevel=0.0003,
        )

    slot, tube, cells, pipe = (
        sections.drawn('t-slot-40'),
        sections.drawn('tube-80x40'),
        sections.drawn('multi-100x50'),
        sections.drawn('tube-50'),
    )
    for i in range(4):
        put(tube, -262, 20 + i * 40.4)
    for c in range(3):
        for r in range(4):
            put(slot, -198 + c * 40.4, 20 + r * 40.4, blue if c == 1 else mill)
    for i in range(3):
        put(cells, -27, 25 + i * 50.4)
    for i in range(2):
        put(sections.drawn('i-beam-80'), 120, i * 80.6)
    put(sections.drawn('mullion-50x120'), 184, 0, dark)
    for i in range(4):
        put(pipe, 245, 25 + i * 50.3)
    for i in range(3):
        put(sections.drawn('channel-60'), 306, i * 44)
    put(sections.drawn('heatsink-120'), -157, 162.2)
    put(sections.angle(70, 60), -235, 162.4)
    put(sections.drawn('louvre-150'), 40, 167)
    put(sections.drawn('star-heatsink'), 150, 210.5, turn=7)
    put(tube, 316, 152.5, blue)
    put(sections.drawn('z-bar'), -48, 151.6, dark)
    room.softbox((-1.4, -1.2, 1.3), (0, 0.1, 0.1), (1.0, 1.0), 70, '#f4f8ff')
    room.softbox((1.6, -0.9, 0.9), (0, 0.1, 0.1), (0.35, 1.4), 36)
    room.softbox((0, 1.2, 2.2), (0, 0.6, 0), (2.6, 0.9), 70, '#eef4ff')
    room.softbox((-2.4, 1.8, 0.9), (0, 0.8, 0.1), (0.8, 1.4), 36, '#3f8fd8')
    room.softbox((0.75, -2.0, 0.45), (0, 0, 0.1), (1.3, 0.7), 26, '#f7fafc')  # front card, mirrored by the cut ends


VIEWS = {
    'hero': (
        dict(loc=(-0.44, -1.10, 0.36), target=(-0.045, 0, 0.122), lens=60, fstop=11, focus=(-0.06, 0, 0.12)),
        (1920, 900),
    ),
}
