"""The dark studio: world, softboxes, floor and cameras with automatic framing."""

import math

import bpy
import numpy as np
from mathutils import Vector

import materials
import shapes


def reset(look='Medium High Contrast', exposure=0.0, view='Filmic'):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.render.threads_mode = 'FIXED'
    s.render.threads = 2
    c = s.cycles
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.012
    c.adaptive_min_samples = 16
    c.max_bounces = 7
    c.diffuse_bounces = 2
    c.glossy_bounces = 4
    c.transmission_bounces = 5
    c.transparent_max_bounces = 6
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_indirect = 1.5
    c.sample_clamp_direct = 8
    c.use_auto_tile = False
    s.render.use_persistent_data = True
    s.view_settings.view_transform = view
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.film_transparent = False
    return s


def world(ramp, strength=1.0, camera=None):
    """Vertical gradient world. ramp: [(z -1..1, '#hex')]. camera: optional colour seen directly."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    n = w.node_tree
    n.nodes.clear()
    N = n.nodes.new
    L = n.links.new
    out = N('ShaderNodeOutputWorld')
    bg = N('ShaderNodeBackground')
    bg.inputs[1].default_value = strength
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    mr = N('ShaderNodeMapRange')
    mr.inputs[1].default_value = -1
    cr = N('ShaderNodeValToRGB')
    cr.color_ramp.interpolation = 'EASE'
    L(tc.outputs['Generated'], sp.inputs[0])
    L(sp.outputs[2], mr.inputs[0])
    L(mr.outputs[0], cr.inputs[0])
    L(cr.outputs[0], bg.inputs[0])
    L(bg.outputs[0], out.inputs[0])
    materials.set_ramp(cr, [((z + 1) / 2, c) for z, c in ramp])
    if camera:
        b2 = N('ShaderNodeBackground')
        b2.inputs[0].default_value = materials.lin(camera)
        lp = N('ShaderNodeLightPath')
        mx = N('ShaderNodeMixShader')
        L(lp.outputs['Is Camera Ray'], mx.inputs[0])
        L(bg.outputs[0], mx.inputs[1])
        L(b2.outputs[0], mx.inputs[2])
        L(mx.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 256
    return w


def dark_world(strength=0.7):
    """House studio: blue-black room with one bright band just above the horizon, so that metal keeps a highlight and floors stay calm."""
    return world(
        [
            (-1, '#070c12'),
            (-0.1, '#16242f'),
            (0.06, '#8195a8'),
            (0.22, '#3a5269'),
            (0.5, '#101d2a'),
            (0.8, '#1d3042'),
            (1, '#5a7187'),
        ],
        strength,
    )


def softbox(loc, target=(0, 0, 0), size=(2, 2), power=100, color='#ffffff', falloff=True, spread=180, cam=False):
    """Rectangular area light with a bright centre and soft edge, so that its mirror image in metal looks like a photo softbox."""
    d = bpy.data.lights.new('softbox', 'AREA')
    d.shape = 'RECTANGLE'
    d.size, d.size_y = size
    d.energy = power
    d.color = materials.lin(color)[:3]
    d.spread = math.radians(spread)
    if falloff:
        d.use_nodes = True
        n = d.node_tree
        N = n.nodes.new
        L = n.links.new
        em = [x for x in n.nodes if x.type == 'EMISSION'][0]
        g = N('ShaderNodeNewGeometry')
        s = N('ShaderNodeSeparateXYZ')
        L(g.outputs['Parametric'], s.inputs[0])

        def edge(o):  # 1-(2u-1)^4
            a = N('ShaderNodeMath')
            a.operation = 'MULTIPLY_ADD'
            a.inputs[1].default_value = 2
            a.inputs[2].default_value = -1
            L(o, a.inputs[0])
            b = N('ShaderNodeMath')
            b.operation = 'ABSOLUTE'
            L(a.outputs[0], b.inputs[0])
            c = N('ShaderNodeMath')
            c.operation = 'POWER'
            c.inputs[1].default_value = 3.5
            L(b.outputs[0], c.inputs[0])
            e = N('ShaderNodeMath')
            e.operation = 'SUBTRACT'
            e.inputs[0].default_value = 1
            e.use_clamp = True
            L(c.outputs[0], e.inputs[1])
            return e.outputs[0]

        m = N('ShaderNodeMath')
        m.operation = 'MULTIPLY'
        L(edge(s.outputs[0]), m.inputs[0])
        L(edge(s.outputs[1]), m.inputs[1])
        k = N('ShaderNodeMath')
        k.operation = 'MULTIPLY'
        k.inputs[1].default_value = 1.5
        L(m.outputs[0], k.inputs[0])
        L(k.outputs[0], em.inputs['Strength'])
    o = bpy.data.objects.new('softbox', d)
    shapes.link(o)
    o.location = loc
    aim(o, target)
    o.visible_camera = cam
    return o


def aim(o, t):
    o.rotation_euler = (Vector(t) - o.location).to_track_quat('-Z', 'Y').to_euler()


def camera(loc, target, lens=70, fstop=None, focus=None, shift=(0, 0), ortho=None, fit=None):
    d = bpy.data.cameras.new('cam')
    o = shapes.link(bpy.data.objects.new('cam', d))
    o.location = loc
    aim(o, target)
    d.lens = lens
    d.clip_start = 0.005
    d.clip_end = 5000
    d.shift_x, d.shift_y = shift
    if ortho:
        d.type = 'ORTHO'
        d.ortho_scale = ortho
    if fstop:
        d.dof.use_dof = True
        d.dof.aperture_fstop = fstop
        d.dof.focus_distance = (Vector(focus or target) - o.location).length
        d.dof.aperture_blades = 0
    if fit:
        frame(o, *fit)
    bpy.context.scene.camera = o
    return o


def frame(cam, width, height, x=0.5, y=0.5):
    """Zoom and shift so that everything except the backdrop fills the given share of the frame, centred on (x, y from the top)."""
    bpy.context.view_layer.update()
    s = bpy.context.scene.render
    ratio = s.resolution_y / s.resolution_x
    V = []
    for o in bpy.context.scene.objects:
        if o.type == 'MESH' and o.name.split('.')[0] != 'cyc' and o.location.z > -10:
            v = np.empty(len(o.data.vertices) * 3, np.float32)
            o.data.vertices.foreach_get('co', v)
            V.append(v.reshape(-1, 3) @ np.array(o.matrix_world.to_3x3()).T + np.array(o.matrix_world.translation))
    M = np.array(cam.matrix_world.inverted())
    P = np.concatenate(V) @ M[:3, :3].T + M[:3, 3]
    d = cam.data
    q = P[:, :2] / -P[:, 2:] * d.lens / d.sensor_width  # in frame widths from the optical axis
    lo, hi = q.min(0), q.max(0)
    f = min(width / (hi[0] - lo[0]), height * ratio / (hi[1] - lo[1]))
    c = (lo + hi) / 2 * f
    d.lens *= f
    d.shift_x = c[0] - (x - 0.5)
    d.shift_y = c[1] + (y - 0.5) * ratio


def cyclorama(y=6, r=3, w=40, front=-20, h=16, mat=None, z=0):
    """Floor that sweeps up into a wall behind the set."""
    P = (
        [(front, z)]
        + [(y - r + r * math.sin(a), z + r - r * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
        + [(y, z + h)]
    )
    V = [(x, py, pz) for py, pz in P for x in (-w, w)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)]
    return shapes.mesh('cyc', V, F, mat, smooth=True)
