"""Cross-sections of extruded profiles in millimetres: (outline, holes). They feed the scenes and the drawings."""

import math


def fillet(pts, r, n=5):
    """Polygon [(x,y) or (x,y,r)] -> polygon with rounded corners."""
    out = []
    N = len(pts)
    for i in range(N):
        p = pts[i]
        rr = p[2] if len(p) > 2 else r
        a = pts[i - 1]
        b = pts[(i + 1) % N]
        px, py = p[0], p[1]
        ax, ay = a[0] - px, a[1] - py
        bx, by = b[0] - px, b[1] - py
        la, lb = math.hypot(ax, ay), math.hypot(bx, by)
        if la < 1e-9 or lb < 1e-9:
            continue
        ax /= la
        ay /= la
        bx /= lb
        by /= lb
        cosang = max(-1, min(1, ax * bx + ay * by))
        ang = math.acos(cosang)
        if rr <= 0 or ang > math.pi - 1e-3:
            out.append((px, py))
            continue
        t = min(rr / math.tan(ang / 2), la * 0.49, lb * 0.49)
        r2 = t * math.tan(ang / 2)
        bis = (ax + bx, ay + by)
        lbis = math.hypot(*bis)
        d = r2 / math.sin(ang / 2)
        cx, cy = px + bis[0] / lbis * d, py + bis[1] / lbis * d
        s = (px + ax * t, py + ay * t)
        e = (px + bx * t, py + by * t)
        a0 = math.atan2(s[1] - cy, s[0] - cx)
        a1 = math.atan2(e[1] - cy, e[0] - cx)
        da = (a1 - a0 + math.pi) % (2 * math.pi) - math.pi
        for k in range(n + 1):
            th = a0 + da * k / n
            out.append((cx + r2 * math.cos(th), cy + r2 * math.sin(th)))
    return out


def rect(x, y, w, h, r=1, n=5):
    return fillet([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], r, n)


def circle(x, y, r, n=40):
    return [(x + r * math.cos(2 * math.pi * k / n), y + r * math.sin(2 * math.pi * k / n)) for k in range(n)]


def sym4(pts):
    """Mirror an octant-free quarter outline (first quadrant, from +x axis to +y axis) to a full outline."""
    q = list(pts)
    o = q[:]
    o += [(-x, y) for x, y in reversed(q)]
    o += [(-x, -y) for x, y in q]
    o += [(x, -y) for x, y in reversed(q)]
    r = []
    for p in o:
        if not r or math.hypot(p[0] - r[-1][0], p[1] - r[-1][1]) > 1e-6:
            r.append(p)
    return r


def t_slot(s=40):
    """Square machine-building profile with four T-slots."""
    h = s / 2
    q = [
        (s * 0.2, 0),
        (s * 0.2, s * 0.09),
        (s * 0.31, s * 0.2),
        (h - s * 0.1125, s * 0.2),
        (h - s * 0.1125, s * 0.1),
        (h, s * 0.1),
        (h, h),
    ]
    q2 = [(y, x) for x, y in reversed(q[:-1])]
    outer = fillet(sym4(q + q2), s * 0.012, 3)
    holes = [circle(0, 0, s * 0.085)]
    for sx in (1, -1):
        for sy in (1, -1):
            b = h - s * 0.155
            holes.append(
                rect(
                    sx * b - s * 0.075 if sx > 0 else -b - s * 0.075,
                    sy * b - s * 0.075 if sy > 0 else -b - s * 0.075,
                    s * 0.15,
                    s * 0.15,
                    s * 0.02,
                    3,
                )
            )
    return outer, holes


def tube_rect(w=80, h=40, t=3, r=3):
    return rect(-w / 2, -h / 2, w, h, r), [rect(-w / 2 + t, -h / 2 + t, w - 2 * t, h - 2 * t, max(0.6, r - t * 0.6))]


def tube_round(d=50, t=3):
    return circle(0, 0, d / 2, 64), [circle(0, 0, d / 2 - t, 64)]


def box_multi(w=100, h=50, t=2.5, nx=3, ny=1):
    cw = (w - t * (nx + 1)) / nx
    ch = (h - t * (ny + 1)) / ny
    return rect(-w / 2, -h / 2, w, h, 2), [
        rect(-w / 2 + t + i * (cw + t), -h / 2 + t + j * (ch + t), cw, ch, 1.2) for i in range(nx) for j in range(ny)
    ]


def angle(a=60, b=60, t=4):
    return fillet([(0, 0, 0.6), (a, 0, 0.4), (a, t, 1.6), (t, t, 3), (t, b, 1.6), (0, b, 0.4)], 0.4), []


def channel(w=60, h=40, t=4):
    return fillet(
        [
            (-w / 2, 0, 1),
            (w / 2, 0, 1),
            (w / 2, h),
            (w / 2 - t, h),
            (w / 2 - t, t, 2),
            (-w / 2 + t, t, 2),
            (-w / 2 + t, h),
            (-w / 2, h),
        ],
        0.5,
    ), []


def i_beam(w=60, h=80, t=5):
    a = w / 2
    b = t / 2
    return fillet(
        [
            (-a, 0),
            (a, 0),
            (a, t),
            (b, t, 3),
            (b, h - t, 3),
            (a, h - t),
            (a, h),
            (-a, h),
            (-a, h - t),
            (-b, h - t, 3),
            (-b, t, 3),
            (-a, t),
        ],
        0.6,
    ), []


def z_bar(w=40, h=60, t=4):
    return fillet([(0, 0), (w, 0), (w, t), (t, t, 2), (t, h), (-w + t, h), (-w + t, h - t), (0, h - t, 2)], 0.5), []


def heatsink(w=120, base=8, fins=15, fh=36, ft=2.2):
    p = (w - ft) / (fins - 1)
    pts = [(-w / 2, 0), (w / 2, 0)]
    for k in range(fins - 1, -1, -1):
        x = -w / 2 + k * p
        pts += [(x + ft, base, 0.8), (x + ft * 0.78, base + fh, 0.5), (x + ft * 0.22, base + fh, 0.5), (x, base, 0.8)]
    return fillet(pts, 0.4, 3), []


def star_heatsink(R=48, r=20, n=24, bore=9):
    pts = []
    for k in range(n):
        a = 2 * math.pi * k / n
        w = math.pi / n
        for rr, f, rad in ((r, -0.62, 1.0), (R, -0.20, 0.5), (R, 0.20, 0.5), (r, 0.62, 1.0)):
            pts.append((rr * math.cos(a + w * f), rr * math.sin(a + w * f), rad))
    return fillet(pts, 0.5, 3), [circle(0, 0, bore, 48)]


def window_frame():
    """Thermal-break window profile, outer half + inner half, two polyamide bars drawn separately."""
    outer = fillet(
        [
            (0, 0),
            (30, 0),
            (30, 14),
            (33, 14),
            (33, 18),
            (30, 18),
            (30, 46),
            (33, 46),
            (33, 50),
            (30, 50),
            (30, 62),
            (24, 62),
            (24, 72),
            (10, 72),
            (10, 69),
            (4, 69),
            (4, 72),
            (0, 72),
        ],
        0.6,
        3,
    )
    oh = [rect(2, 2, 26, 12, 0.8, 3), rect(2, 16.5, 26, 30, 0.8, 3), rect(2, 49, 26, 11, 0.8, 3)]
    inner = fillet(
        [
            (56, 14),
            (59, 14),
            (59, 0),
            (95, 0),
            (95, 62),
            (88, 62),
            (88, 54),
            (91, 54),
            (91, 50),
            (59, 50),
            (56, 50),
            (56, 46),
            (59, 46),
            (59, 18),
            (56, 18),
        ],
        0.6,
        3,
    )
    ih = [rect(61, 2, 32, 20, 0.8, 3), rect(61, 24, 32, 24, 0.8, 3)]
    bars = [
        fillet(
            [
                (31.2, 14.6),
                (36, 15.2),
                (44, 13.4),
                (52, 15.2),
                (57.8, 14.6),
                (57.8, 17.4),
                (52, 17),
                (44, 15.4),
                (36, 17),
                (31.2, 17.4),
            ],
            0.4,
            3,
        ),
        fillet(
            [
                (31.2, 46.6),
                (36, 47.2),
                (44, 45.4),
                (52, 47.2),
                (57.8, 46.6),
                (57.8, 49.4),
                (52, 49),
                (44, 47.4),
                (36, 49),
                (31.2, 49.4),
            ],
            0.4,
            3,
        ),
    ]
    return (outer, oh), (inner, ih), bars


def mullion(w=50, d=120, t=2.5):
    pts = [
        (-w / 2, 0),
        (w / 2, 0),
        (w / 2, d),
        (11, d),
        (11, d + 14),
        (7, d + 14),
        (7, d + 3, 1),
        (-7, d + 3, 1),
        (-7, d + 14),
        (-11, d + 14),
        (-11, d),
        (-w / 2, d),
    ]
    return fillet(pts, 0.8, 3), [rect(-w / 2 + t, t, w - 2 * t, d - 2 * t - 3, 1.2)]


def louvre(L=150, t=28, wall=2.4, n=24):
    """Lens-shaped sun-shading blade with two chambers."""

    def lens(L, t):
        a = []
        R = (L * L / 4 + t * t / 4) / t
        for k in range(n + 1):
            x = -L / 2 + L * k / n
            a.append((x, math.sqrt(max(0, R * R - x * x)) - (R - t / 2)))
        return a

    up = lens(L, t)
    out = up + [(x, -y) for x, y in reversed(up[1:-1])]
    inn = lens(L - wall * 9, t - 2 * wall)

    def clip(x0, x1):
        u = [(x, y) for x, y in inn if x0 <= x <= x1]
        return u + [(x, -y) for x, y in reversed(u)]

    return out, [clip(-L / 2, -L * 0.06), clip(L * 0.06, L / 2)]


CATALOGUE = {
    't-slot-40': t_slot,
    'tube-80x40': tube_rect,
    'tube-50': tube_round,
    'multi-100x50': box_multi,
    'angle-60': angle,
    'channel-60': channel,
    'i-beam-80': i_beam,
    'z-bar': z_bar,
    'heatsink-120': heatsink,
    'star-heatsink': star_heatsink,
    'mullion-50x120': mullion,
    'louvre-150': louvre,
}
