"""Strip casting, the one warm picture: glowing strip leaves the nip of two rolls and cools to bare metal."""

from math import pi, radians as R

import numpy as np

import materials
import room
import shapes


NIP, RADIUS, WIDTH = 1.0, 0.36, 1.5


def hot_strip():
    """Metal with an emission ramp along -y: white-orange at the nip, dark after one metre."""
    m = materials.metal('strip', '#dfe2e4', 0.22, streak=(60, 0.5, 1), streak_amt=0.2, tint_var=0.03, diffuse=0.08)
    t = m.node_tree
    N, L = t.nodes.new, t.links.new
    out = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL')
    body = out.inputs[0].links[0].from_socket
    tc = N('ShaderNodeTexCoord')
    noise = N('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = 4
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (9, 1.2, 1)
    L(tc.outputs['Object'], mp.inputs[0])
    L(mp.outputs[0], noise.inputs['Vector'])
    # position along the strip in local y (the nip is at 1.7), broken up by noise
    xyz = N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Object'], xyz.inputs[0])
    wob = N('ShaderNodeMath')
    wob.operation = 'MULTIPLY_ADD'
    wob.inputs[1].default_value = 0.42
    L(noise.outputs[0], wob.inputs[0])
    L(xyz.outputs[1], wob.inputs[2])
    pos = N('ShaderNodeMapRange')
    pos.inputs[1].default_value = 1.91
    pos.inputs[2].default_value = 0.55
    L(wob.outputs[0], pos.inputs[0])
    ramp = N('ShaderNodeValToRGB')
    materials.set_ramp(
        ramp,
        [(0, '#ffc98a'), (0.14, '#ff9440'), (0.36, '#e85510'), (0.62, '#7a1a04'), (0.85, '#200500'), (1, '#000000')],
    )
    L(pos.outputs[0], ramp.inputs[0])
    power = N('ShaderNodeValToRGB')
    materials.set_ramp(power, [(0, '#ffffff'), (0.2, '#c8c8c8'), (0.5, '#7d7d7d'), (1, '#000000')])
    L(pos.outputs[0], power.inputs[0])
    k = N('ShaderNodeMath')
    k.operation = 'MULTIPLY'
    k.inputs[1].default_value = 2.6
    L(power.outputs[0], k.inputs[0])
    e = N('ShaderNodeEmission')
    L(ramp.outputs[0], e.inputs[0])
    L(k.outputs[0], e.inputs[1])
    a = N('ShaderNodeAddShader')
    L(body, a.inputs[0])
    L(e.outputs[0], a.inputs[1])
    L(a.outputs[0], out.inputs[0])
    return m


def build():
    room.reset(look='High Contrast', exposure=0.1)
    room.world([(-1, '#04070a'), (-0.1, '#0b1218'), (0.1, '#2c3b49'), (0.35, '#131e28'), (1, '#1f2d3a')], 0.55)
    roll = materials.metal(
        'roll', '#a9adb1', 0.24, aniso=0.5, tangent='Z', streak=(0.4, 0.4, 70), streak_amt=0.25, tint_var=0.05
    )
    dark = materials.paint('stand', '#0d141b', 0.5, 0.4)
    steel = materials.metal('steel', '#6f767c', 0.35)
    w = WIDTH / 2 + 0.12
    shape = [
        (0, -w - 0.5),
        (0.15, -w - 0.5),
        (0.15, -w - 0.02),
        (0.20, -w),
        (RADIUS - 0.01, -w),
        (RADIUS, -w + 0.01),
        (RADIUS, w - 0.01),
        (RADIUS - 0.01, w),
        (0.20, w),
        (0.15, w + 0.02),
        (0.15, w + 0.5),
        (0, w + 0.5),
    ]
    for s in (-1, 1):
        shapes.lathe(shape, roll, 256, loc=(0, 0, NIP + s * (RADIUS + 0.004)), rot=(0, pi / 2, 0))
    for x in (-w - 0.30, w + 0.30):
        for s in (-1, 1):
            shapes.box((0.30, 0.62, 0.58), (x, 0, NIP + s * (RADIUS + 0.004)), dark, 0.03)
        for y in (-0.46, 0.46):
            shapes.box((0.42, 0.20, 3.2), (x, y, 1.2), dark, 0.03)
    shapes.box((WIDTH, 3.4, 0.008), (0, -1.7, NIP), hot_strip())
    for y in (-1.75, -2.4, -3.05):
        shapes.lathe([(0, -w), (0.07, -w), (0.07, w), (0, w)], steel, 64, loc=(0, y, NIP - 0.076), rot=(0, pi / 2, 0))
    for s in (-1, 1):  # cooling bars
        shapes.lathe([(0.022, -w), (0.022, w)], steel, 32, loc=(0, -0.30, NIP + s * 0.62), rot=(0, pi / 2, 0))
        for x in np.linspace(-0.7, 0.7, 12):
            shapes.lathe(
                [(0.006, 0), (0.012, 0.03), (0.012, 0.06)],
                steel,
                16,
                loc=(x, -0.29, NIP + s * 0.62 - 0.02),
                rot=(R(-60 * s), 0, 0),
            )
    shapes.box((20, 20, 0.1), (0, 0, -0.05), materials.paint('floor', '#0a0f14', 0.5, 0.3))
    room.softbox((-3.2, -1.2, 2.9), (0, 0, 1.1), (0.8, 2.4), 40, '#9cc4ee')
    room.softbox((2.8, 1.6, 2.6), (0, 0, 1.2), (0.6, 2), 25, '#cfe0f2')
    room.softbox((0, -1.4, 3.6), (0, -0.2, 1.2), (2.4, 0.35), 7, '#dce8f5')


VIEWS = {
    'wide': (
        dict(loc=(-1.75, -2.55, 1.52), target=(-0.02, -0.25, 1.03), lens=44, fstop=11, focus=(-0.2, -0.4, 1.0)),
        (1920, 900),
    ),
    'tall': (
        dict(
            loc=(-1.55, -2.35, 1.62),
            target=(0.02, -0.2, 1.0),
            lens=48,
            shift=(0, -0.12),
            fstop=11,
            focus=(-0.2, -0.4, 1.0),
        ),
        (900, 1200),
    ),
}
