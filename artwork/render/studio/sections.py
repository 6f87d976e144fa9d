"""Cross-sections of extruded profiles in millimetres, as polygons (outline, holes) for the scenes.

Those that the site draws and measures are read from its outlines, where an arc is an arc; the others are made here.
"""

import json
import math
from pathlib import Path

OUTLINES = json.loads(
    (Path(__file__).resolve().parents[3] / 'web/src/content/sections/outlines.json').read_text(encoding='utf-8')
)
# How far an edge of a polygon turns at most, in radians.
STEP = math.pi / 24


def arcs(ring):
    """The ways from corner to corner: start, end, and for an arc its centre, radius, first angle and turn."""
    for (x, y, *bulge), (u, v, *_) in zip(ring, [*ring[1:], ring[0]]):
        if not bulge:
            yield (x, y), (u, v), None
            continue
        aside = (1 - bulge[0] ** 2) / (4 * bulge[0])
        cx, cy = (x + u) / 2 - (v - y) * aside, (y + v) / 2 + (u - x) * aside
        yield (x, y), (u, v), ((cx, cy), math.hypot(x - cx, y - cy), math.atan2(y - cy, x - cx), 4 * math.atan(bulge[0]))


def polygon(ring):
    points = []
    for start, _, arc in arcs(ring):
        points.append(start)
        if arc:
            (cx, cy), radius, first, turn = arc
            n = max(2, math.ceil(abs(turn) / STEP))
            points += [
                (cx + radius * math.cos(first + turn * k / n), cy + radius * math.sin(first + turn * k / n))
                for k in range(1, n)
            ]
    return points


def drawn(code):
    """One of the site's sections, of a single profile: (outline, holes)."""
    outline, *holes = (polygon(ring) for ring in OUTLINES[code]['metal'])
    return outline, holes


def drawn_frame():
    """The site's window frame: its outer and its inner profile, and the bars between them."""
    frame = OUTLINES['window-frame']
    rings = [polygon(ring) for ring in frame['metal']]
    return (rings[0], rings[1:4]), (rings[4], rings[5:]), [polygon(ring) for ring in frame['polyamide']]


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


def tube_rect(w=80, h=40, t=3, r=3):
    return rect(-w / 2, -h / 2, w, h, r), [rect(-w / 2 + t, -h / 2 + t, w - 2 * t, h - 2 * t, max(0.6, r - t * 0.6))]


def angle(a=60, b=60, t=4):
    return fillet([(0, 0, 0.6), (a, 0, 0.4), (a, t, 1.6), (t, t, 3), (t, b, 1.6), (0, b, 0.4)], 0.4), []


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
