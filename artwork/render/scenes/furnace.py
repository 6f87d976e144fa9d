"""A melting furnace with its door raised: the glow of the chamber, the melt in front, two burners on the wall. Ember."""

from math import pi, radians as R

import numpy as np

import materials
import room
import shapes
import surfaces


def glow(name, low, high, strength):
    """Emission that wanders between two colours, as flames and brick do."""
    m = materials.emit(name, high, strength)
    t = m.node_tree
    N, L = t.nodes.new, t.links.new
    noise = N('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1.1
    noise.inputs['Detail'].default_value = 5
    noise.inputs['Distortion'].default_value = 1.4
    ramp = N('ShaderNodeValToRGB')
    materials.set_ramp(ramp, [(0.34, low), (0.66, high)])
    place = N('ShaderNodeTexCoord')
    L(place.outputs['Object'], noise.inputs['Vector'])
    L(noise.outputs[0], ramp.inputs[0])
    L(ramp.outputs[0], next(n for n in t.nodes if n.type == 'EMISSION').inputs[0])
    return m


def build():
    room.reset(exposure=0.1)
    room.dark_world(0.35)
    steel = materials.metal('steel', '#5d6368', 0.42, streak=(3, 3, 3), streak_amt=0.3, tint_var=0.08, diffuse=0.35)
    rib = materials.metal('rib', '#4a5055', 0.4, diffuse=0.3)
    brick = materials.paint('lining', '#6b5547', 0.85, 0.1)
    hot = glow('chamber', '#a82c06', '#ff7420', 1.5)
    hotter = glow('far-wall', '#d94a0a', '#ffa04a', 2.4)
    pipe = materials.metal('pipe', '#8b9298', 0.3, diffuse=0.15)
    blue = materials.paint('blue', '#0b4f92', 0.4, 0.5)
    shapes.box((14, 12, 0.1), (0, -3, -0.05), materials.paint('floor', '#141a20', 0.32, 0.5))
    W, H, sill = 2.9, 1.15, 0.85
    # The front: plates around the opening, with ribs.
    for x, w in ((-(W / 2 + 1.6), 3.2), (W / 2 + 1.6, 3.2)):
        shapes.box((w, 0.25, 4.2), (x, 0.125, 2.1), steel, 0.01)
    shapes.box((W, 0.25, sill), (0, 0.125, sill / 2), steel, 0.01)
    shapes.box((W, 0.25, 4.2 - sill - H), (0, 0.125, (4.2 + sill + H) / 2), steel, 0.01)
    for x in (-4.2, -3.3, -2.4, 2.4, 3.3, 4.2):
        shapes.box((0.12, 0.14, 4.2), (x, -0.05, 2.1), rib, 0.008)
    for z in (0.35, 3.55):
        shapes.box((9.6, 0.1, 0.12), (0, -0.04, z), rib, 0.008)
    shapes.box((W + 0.5, 0.3, 0.16), (0, -0.1, sill - 0.06), rib, 0.02)  # sill
    for s in (-1, 1):  # jambs of brick
        shapes.box((0.18, 0.6, H), (s * (W / 2 - 0.07), 0.4, sill + H / 2), brick, 0.02)
    shapes.box((W, 0.6, 0.16), (0, 0.4, sill + H - 0.06), brick, 0.02)
    door = sill + H + 0.62
    shapes.box((W + 0.3, 0.2, 1.25), (0, -0.18, door + 0.1), steel, 0.02)
    shapes.box((W + 0.1, 0.05, 1.1), (0, -0.05, door + 0.05), brick, 0.01)
    for x in (-1.1, 0, 1.1):
        shapes.box((0.12, 0.1, 1.25), (x, -0.32, door + 0.1), rib, 0.01)
    # The chamber.
    shapes.box((W + 1.2, 0.1, 2.2), (0, 3.4, sill + 0.6), hotter)
    for s in (-1, 1):
        shapes.box((0.1, 3.0, 2.2), (s * (W / 2 + 0.5), 1.95, sill + 0.6), hot)
    shapes.box((W + 1.2, 3.0, 0.1), (0, 1.95, sill + 1.55), hot)
    melt = materials.metal('melt', '#ffd9b0', 0.16, wave=0.02, diffuse=0.1)
    surfaces.grid(
        lambda u, v: (
            (u - 0.5) * (W + 0.9),
            0.35 + 3.0 * v,
            sill - 0.02 + 0.012 * np.sin(u * 17 + v * 9) + 0.008 * np.sin(u * 41 - v * 23),
        ),
        160,
        120,
        melt,
        'melt',
    )
    for x in (-3.0, 3.0):  # burners
        shapes.lathe([(0, 0), (0.36, 0), (0.36, 0.5), (0.3, 0.56), (0.16, 0.56), (0.16, 1.0)], pipe, 96, loc=(x, -0.1, 2.55), rot=(pi / 2, 0, 0))
        shapes.lathe([(0.4, 0.0), (0.44, 0.0), (0.44, 0.06), (0.4, 0.06)], blue, 96, loc=(x, -0.1, 2.55), rot=(pi / 2, 0, 0), closed=True)
        shapes.lathe([(0.15, 0), (0.15, 2.0)], pipe, 64, loc=(x, -0.75, 2.7))
    room.softbox((-4.5, -5, 5.2), (0, 0, 1.6), (3, 2), 700, '#dbe6f2')
    room.softbox((5, -3.5, 3.2), (0, 0, 1.6), (1, 3), 170, '#3f8fd8')
    room.softbox((0, 0.35, 1.35), (0, -4, 0.2), (2.6, 0.9), 320, '#ff7c2e')  # what the chamber throws on sill and floor


VIEWS = {
    'door': (dict(loc=(-2.1, -6.6, 2.0), target=(0.15, 0, 1.75), lens=37), (1600, 1000)),
}
