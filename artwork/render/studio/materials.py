"""Metals, foil, paint and glass as Cycles materials."""

import bpy


def lin(c):
    """sRGB hex tuple / '#rrggbb' -> linear RGBA"""
    if isinstance(c, str):
        c = tuple(int(c[i : i + 2], 16) for i in (1, 3, 5))
    f = lambda v: v / 255 / 12.92 if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4
    return tuple(f(v) for v in c) + (1,)


def set_ramp(cr, stops):
    e = cr.color_ramp.elements
    while len(e) > 1:
        e.remove(e[-1])
    e[0].position = stops[0][0]
    e[0].color = lin(stops[0][1])
    for p, c in stops[1:]:
        k = e.new(p)
        k.color = lin(c)


def _mat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, m.node_tree.nodes.new, m.node_tree.links.new


def metal(
    name='mill',
    color='#e3e6e8',
    rough=0.22,
    aniso=0.0,
    tangent=None,
    streak=None,
    streak_amt=0.35,
    wave=0,
    tint_var=0.06,
    diffuse=0.0,
):
    """Aluminium. aniso > 0 with tangent ('X', 'Y' or 'Z', radial axis) gives the rolled or turned highlight.
    streak=(sx,sy,sz): stretched noise in object space that modulates roughness and tint (rolling lines, die lines).
    wave: slow undulation of a sheet that is not perfectly flat. diffuse: share of diffuse reflection, keeps cavities from going black."""
    m, N, L = _mat(name)
    out = N('ShaderNodeOutputMaterial')
    b = N('ShaderNodeBsdfAnisotropic')
    b.distribution = 'GGX'
    b.inputs['Color'].default_value = lin(color)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Anisotropy'].default_value = aniso
    L(b.outputs[0], out.inputs[0])
    bump = None
    if tangent:
        t = N('ShaderNodeTangent')
        t.direction_type = 'RADIAL'
        t.axis = tangent
        L(t.outputs[0], b.inputs['Tangent'])
    tc = N('ShaderNodeTexCoord')
    if streak:
        mp = N('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = streak
        L(tc.outputs['Object'], mp.inputs[0])
        nz = N('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = 1
        nz.inputs['Detail'].default_value = 3
        nz.inputs['Roughness'].default_value = 0.6
        L(mp.outputs[0], nz.inputs['Vector'])
        r = N('ShaderNodeMapRange')
        L(nz.outputs[0], r.inputs[0])
        L(r.outputs[0], b.inputs['Roughness'])
        for i, v in enumerate((0.25, 0.75, rough * (1 - streak_amt), rough * (1 + streak_amt)), 1):
            r.inputs[i].default_value = v
        mx = N('ShaderNodeMixRGB')
        c = lin(color)[:3]
        mx.inputs[1].default_value = tuple(v * (1 - tint_var * 2) for v in c) + (1,)
        mx.inputs[2].default_value = tuple(min(1, v * (1 + tint_var)) for v in c) + (1,)
        L(nz.outputs[0], mx.inputs[0])
        L(mx.outputs[0], b.inputs['Color'])
    if wave:
        nz = N('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = 1.6
        nz.inputs['Detail'].default_value = 1
        L(tc.outputs['Object'], nz.inputs['Vector'])
        bump = N('ShaderNodeBump')
        bump.inputs['Distance'].default_value = wave
        L(nz.outputs[0], bump.inputs['Height'])
        L(bump.outputs[0], b.inputs['Normal'])
    if diffuse:
        d = N('ShaderNodeBsdfDiffuse')
        d.inputs[0].default_value = lin(color)
        x = N('ShaderNodeMixShader')
        x.inputs[0].default_value = diffuse
        L(b.outputs[0], x.inputs[1])
        L(d.outputs[0], x.inputs[2])
        L(x.outputs[0], out.inputs[0])
        if bump:
            L(bump.outputs[0], d.inputs['Normal'])
    return m


def foil(name='foil', color='#e9ecee', rough=0.09, crease=0.004, scale=6):
    """Bright foil with a sharp crinkle: voronoi facets distorted by noise."""
    m, N, L = _mat(name)
    out = N('ShaderNodeOutputMaterial')
    b = N('ShaderNodeBsdfGlossy')
    b.distribution = 'GGX'
    b.inputs[0].default_value = lin(color)
    b.inputs[1].default_value = rough
    L(b.outputs[0], out.inputs[0])
    tc = N('ShaderNodeTexCoord')
    nz = N('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = scale * 0.6
    nz.inputs['Detail'].default_value = 3
    L(tc.outputs['Object'], nz.inputs['Vector'])
    ad = N('ShaderNodeMixRGB')
    ad.blend_type = 'ADD'
    ad.inputs[0].default_value = 0.25
    L(tc.outputs['Object'], ad.inputs[1])
    L(nz.outputs[1], ad.inputs[2])
    v = N('ShaderNodeTexVoronoi')
    v.inputs['Scale'].default_value = scale
    L(ad.outputs[0], v.inputs['Vector'])
    bp = N('ShaderNodeBump')
    bp.inputs['Distance'].default_value = crease
    L(v.outputs[0], bp.inputs['Height'])
    L(bp.outputs[0], b.inputs['Normal'])
    return m


def paint(name='paint', color='#004785', rough=0.35, spec=0.5, coat=0.0):
    m, N, L = _mat(name)
    out = N('ShaderNodeOutputMaterial')
    p = N('ShaderNodeBsdfPrincipled')
    L(p.outputs[0], out.inputs[0])
    p.inputs['Base Color'].default_value = lin(color)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = spec
    p.inputs['Clearcoat'].default_value = coat
    return m


def perforated(name='perforated', color='#dfe2e4', rough=0.24, radius=0.27):
    """Metal sheet with staggered round holes; one UV unit is one hole pitch."""
    m = metal(name, color, rough, diffuse=0.12)
    t = m.node_tree
    N, L = t.nodes.new, t.links.new
    out = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL')
    solid = out.inputs[0].links[0].from_socket
    uv = N('ShaderNodeUVMap')
    dist = []
    for shift in (0, 0.5):
        a = N('ShaderNodeVectorMath')
        a.operation = 'ADD'
        a.inputs[1].default_value = (shift, shift, 0)
        L(uv.outputs[0], a.inputs[0])
        f = N('ShaderNodeVectorMath')
        f.operation = 'FRACTION'
        L(a.outputs[0], f.inputs[0])
        c = N('ShaderNodeVectorMath')
        c.operation = 'SUBTRACT'
        c.inputs[1].default_value = (0.5, 0.5, 0)
        L(f.outputs[0], c.inputs[0])
        l = N('ShaderNodeVectorMath')
        l.operation = 'LENGTH'
        L(c.outputs[0], l.inputs[0])
        dist.append(l.outputs['Value'])
    n = N('ShaderNodeMath')
    n.operation = 'MINIMUM'
    L(dist[0], n.inputs[0])
    L(dist[1], n.inputs[1])
    h = N('ShaderNodeMath')
    h.operation = 'LESS_THAN'
    h.inputs[1].default_value = radius
    L(n.outputs[0], h.inputs[0])
    x = N('ShaderNodeMixShader')
    L(h.outputs[0], x.inputs[0])
    L(solid, x.inputs[1])
    L(N('ShaderNodeBsdfTransparent').outputs[0], x.inputs[2])
    L(x.outputs[0], out.inputs[0])
    return m


def emit(name, color='#ffffff', strength=1.0):
    m, N, L = _mat(name)
    out = N('ShaderNodeOutputMaterial')
    e = N('ShaderNodeEmission')
    e.inputs[0].default_value = lin(color)
    e.inputs[1].default_value = strength
    L(e.outputs[0], out.inputs[0])
    return m


def glass_pane(name='glass', tint='#0b1c2c', rough=0.02):
    """Architectural glass: dark diffuse-free body + mirror by fresnel (no refraction, cheap)."""
    m, N, L = _mat(name)
    out = N('ShaderNodeOutputMaterial')
    t = N('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (0.55, 0.6, 0.64, 1)
    g = N('ShaderNodeBsdfGlossy')
    g.inputs[1].default_value = rough
    f = N('ShaderNodeFresnel')
    f.inputs[0].default_value = 1.9
    x = N('ShaderNodeMixShader')
    L(f.outputs[0], x.inputs[0])
    L(t.outputs[0], x.inputs[1])
    L(g.outputs[0], x.inputs[2])
    L(x.outputs[0], out.inputs[0])
    return m
