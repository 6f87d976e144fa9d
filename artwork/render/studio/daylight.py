"""The white hall: a painted panorama as the only lamp, a bright floor, and the finishes of aluminium that live from bright surroundings.

Lengths in metres, angles in degrees.
"""

import math

import bpy
import numpy as np

import materials
import room
import shapes

FLOOR = '#e9ecee'


def reset(exposure=0.0, look='Medium High Contrast', threshold=0.02, bounces=10, diffuse=3, glossy=8):
    """Scene with the sampling of the white hall. threshold: where adaptive sampling stops."""
    s = room.reset(look=look, exposure=exposure)
    c = s.cycles
    c.adaptive_threshold = threshold
    c.adaptive_min_samples = 16
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, diffuse, glossy
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 3
    c.sample_clamp_direct = 0
    return s


def panorama(patches, sky=((-90, 0.55), (0, 0.75), (90, 1.1)), tint=(0.965, 0.985, 1.0), strength=1.0, height=512):
    """Paints the light. sky: (elevation, brightness) from ground to zenith.
    patches: (azimuth, elevation, width, height, brightness, softness); azimuth 0 is behind the set (+y), 90 is right (+x).
    A patch replaces what is under it, so brightness under the sky's makes a black flag and over it a softbox."""
    w = height * 2
    el = (np.arange(height) + 0.5) / height * 180 - 90
    az = (np.arange(w) + 0.5) / w * 360 - 180
    P = np.repeat(np.interp(el, *zip(*sky))[:, None], w, 1)
    for a, e, pw, ph, value, soft in patches:
        d = (az - a + 180) % 360 - 180
        edge = lambda x, half: np.clip((half - np.abs(x)) / max(soft, 0.1) + 0.5, 0, 1)
        smooth = lambda t: t * t * (3 - 2 * t)
        k = smooth(edge(el - e, ph / 2))[:, None] * smooth(edge(d, pw / 2))[None]
        P = P * (1 - k) + value * k
    img = bpy.data.images.new('panorama', w, height, float_buffer=True)
    img.colorspace_settings.name = 'Linear'
    px = np.ones((height, w, 4), np.float32)
    # Cycles' equirectangular: the middle of the picture looks along +x when u = 0.5 - atan2(y, -x) / 2pi; shift azimuth 0 to +y.
    px[:, :, :3] = np.roll(P, w // 4 - w // 2, 1)[:, :, None] * np.array(tint)
    img.pixels.foreach_set(px.ravel())
    img.pack()
    world = bpy.data.worlds.new('panorama')
    bpy.context.scene.world = world
    world.use_nodes = True
    t = world.node_tree
    t.nodes.clear()
    out, bg, tex = (
        t.nodes.new(n) for n in ('ShaderNodeOutputWorld', 'ShaderNodeBackground', 'ShaderNodeTexEnvironment')
    )
    tex.image = img
    bg.inputs[1].default_value = strength
    t.links.new(tex.outputs[0], bg.inputs[0])
    t.links.new(bg.outputs[0], out.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    return world


def _nodes(m):
    t = m.node_tree
    return t.nodes.new, t.links.new


def _texture(N, L, kind, scale, coord='Object', **inputs):
    tc = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = scale
    L(tc.outputs[coord], mp.inputs[0])
    t = N(kind)
    L(mp.outputs[0], t.inputs['Vector'])
    for k, v in inputs.items():
        t.inputs[k].default_value = v
    return t


def _bump(N, L, height, distance, normal=None, strength=1.0):
    b = N('ShaderNodeBump')
    b.inputs['Distance'].default_value = distance
    b.inputs['Strength'].default_value = strength
    L(height, b.inputs['Height'])
    if normal:
        L(normal, b.inputs['Normal'])
    return b.outputs[0]


def rolled(
    name='rolled',
    color='#e4e6e7',
    rough=0.2,
    lines=(2, 2, 900),
    depth=4e-6,
    buckle=0.0,
    aniso=0.0,
    tangent=None,
    vary=0.12,
):
    """Mill finish: fine lines along the rolling or pressing direction as true bump (so the denoiser's normals know them),
    a little of them in the tint, and optional buckle (metres) of a sheet that is not quite flat."""
    m, N, L = materials._mat(name)
    out = N('ShaderNodeOutputMaterial')
    b = N('ShaderNodeBsdfAnisotropic')
    b.distribution = 'MULTI_GGX'
    b.inputs['Anisotropy'].default_value = aniso
    if tangent:
        t = N('ShaderNodeTangent')
        t.direction_type, t.axis = 'RADIAL', tangent
        L(t.outputs[0], b.inputs['Tangent'])
    nz = _texture(N, L, 'ShaderNodeTexNoise', lines, Scale=1, Detail=4, Roughness=0.65)
    r = N('ShaderNodeMapRange')
    L(nz.outputs[0], r.inputs[0])
    for i, v in enumerate((0.3, 0.7, rough * (1 - vary), rough * (1 + vary)), 1):
        r.inputs[i].default_value = v
    L(r.outputs[0], b.inputs['Roughness'])
    mx = N('ShaderNodeMixRGB')
    c = materials.lin(color)[:3]
    mx.inputs[1].default_value = tuple(v * (1 - vary * 0.5) for v in c) + (1,)
    mx.inputs[2].default_value = tuple(min(1, v * (1 + vary * 0.2)) for v in c) + (1,)
    L(nz.outputs[0], mx.inputs[0])
    L(mx.outputs[0], b.inputs['Color'])
    n = None
    if buckle:
        w = _texture(N, L, 'ShaderNodeTexNoise', (1, 1, 1), Scale=5, Detail=1)
        n = _bump(N, L, w.outputs[0], buckle)
    if depth:
        n = _bump(N, L, nz.outputs[0], depth, n)
    if n:
        L(n, b.inputs['Normal'])
    L(b.outputs[0], out.inputs[0])
    return m


def sawn(
    name='sawn', color='#e8eaeb', rough=0.2, pitch=0.0018, depth=1.8e-4, centre=(-0.12, -0.2, 0), dark=0.74, aniso=0.0
):
    """Cut face: arcs of a circular saw blade (pitch in metres), uneven, with a few deeper strokes.
    Arcs are centred off the section in the object's own plane, as the blade comes in from one side.
    Centred and with depth 0 and aniso it is the wound end of a coil."""
    m, N, L = materials._mat(name)
    out = N('ShaderNodeOutputMaterial')
    b = N('ShaderNodeBsdfAnisotropic')
    b.distribution = 'GGX'
    b.inputs['Roughness'].default_value = rough
    if aniso:
        b.inputs['Anisotropy'].default_value = aniso
        g = N('ShaderNodeTangent')
        g.direction_type, g.axis = 'RADIAL', 'Z'
        L(g.outputs[0], b.inputs['Tangent'])
    tc = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Location'].default_value = tuple(-v for v in centre)
    L(tc.outputs['Object'], mp.inputs[0])
    z = N('ShaderNodeVectorMath')
    z.operation = 'MULTIPLY'
    z.inputs[1].default_value = (1, 1, 0)
    L(mp.outputs[0], z.inputs[0])
    ln = N('ShaderNodeVectorMath')
    ln.operation = 'LENGTH'
    L(z.outputs[0], ln.inputs[0])
    k = N('ShaderNodeMath')
    k.operation = 'MULTIPLY'
    k.inputs[1].default_value = 1 / pitch
    L(ln.outputs['Value'], k.inputs[0])
    nz = N('ShaderNodeTexNoise')
    nz.noise_dimensions = '1D'
    nz.inputs['Scale'].default_value = 1
    nz.inputs['Detail'].default_value = 3
    nz.inputs['Roughness'].default_value = 0.7
    L(k.outputs[0], nz.inputs['W'])
    ramp = N('ShaderNodeMapRange')
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0.36, 0.64
    L(nz.outputs[0], ramp.inputs[0])
    mx = N('ShaderNodeMixRGB')
    c = materials.lin(color)[:3]
    mx.inputs[1].default_value = tuple(v * dark for v in c) + (1,)
    mx.inputs[2].default_value = c + (1,)
    L(ramp.outputs[0], mx.inputs[0])
    L(mx.outputs[0], b.inputs['Color'])
    if depth:
        L(_bump(N, L, nz.outputs[0], depth), b.inputs['Normal'])
    L(b.outputs[0], out.inputs[0])
    return m


def floor(rough=0.35, spec=0.35, color=FLOOR, **sweep):
    """White floor that sweeps up behind the set; a faint reflection under the metal."""
    return room.cyclorama(mat=materials.paint('white', color, rough, spec), **sweep)


def flag(loc, target, size, value=0.12):
    """Card that only mirrors see: grey (under 0.5) draws an edge into bright metal, bright fills a dark one."""
    w, h = size[0] / 2, size[1] / 2
    o = shapes.mesh(
        'cyc',
        [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)],
        [(0, 1, 2, 3)],
        materials.emit('flag', '#ffffff', value),
        loc=loc,
    )
    room.aim(o, target)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    o.active_material.cycles.sample_as_light = False
    return o


def creases(x, y, folds):
    """Height of sharp folds with flat flanks over points (x, y). folds: (x, y, direction, length, half width, height)."""
    z = np.zeros(np.broadcast(x, y).shape)
    for a, b, turn, length, half, h in folds:
        u = (x - a) * math.cos(turn) + (y - b) * math.sin(turn)
        v = (y - b) * math.cos(turn) - (x - a) * math.sin(turn)
        fade = np.clip(1 - np.abs(u) / length, 0, 1)
        z += h * fade * np.clip(1 - np.abs(v) / (half * (0.25 + 0.75 * fade)), 0, 1)
    return z
