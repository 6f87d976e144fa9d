"""Bright foil: a reel on white, the web runs to the camera and ends in a torn edge; one corner turned to the matt side."""

from math import pi

import numpy as np

import daylight
import materials
import shapes

R, WIDTH = 0.075, 0.30


def web(mat, length=0.36, n=520, m=420, seed=3):
    """Leaves the reel at the floor along -y; the far end is torn."""
    v = np.linspace(-0.5, 0.5, m)[None]
    t = np.linspace(0, 1, n)[:, None]
    g = np.random.default_rng(seed)
    tear = np.zeros(m)
    for cells, amp in ((2, 0.008), (7, 0.006), (19, 0.0035), (61, 0.0018), (190, 0.0009)):
        tear += amp * np.interp(np.linspace(0, cells, m), np.arange(cells + 2), g.normal(size=cells + 2))
    s = t * (length + tear[None] + 0.05 * v)
    end = length + tear[None] + 0.05 * v
    x = v * WIDTH
    near = np.clip((s - 0.06) / (length - 0.06), 0, 1)
    waves = near**1.4 * 0.007 * (1 + np.sin(s * 31 + v * 4 + 1.1 * np.sin(v * 6)))

    def fold(y, spread, length, half, slope):
        w = g.uniform(*half)
        return g.uniform(-0.16, 0.16), y, pi / 2 + g.normal(0, spread), g.uniform(*length), w, g.normal(0, slope) * w

    handled = [fold(g.uniform(0.14, length + 0.02), 0.8, (0.02, 0.085), (0.003, 0.016), 0.12) for _ in range(46)]
    pulled = [fold(length + g.normal(0, 0.012), 0.4, (0.01, 0.05), (0.0015, 0.006), 0.2) for _ in range(120)]
    z = 0.0006 + waves + near * daylight.creases(x, s, handled) + daylight.creases(x, s, pulled)
    z += 0.018 * np.exp(-(end - s) / 0.05) * (0.45 + 0.55 * np.sin(v * 5.5 + 0.8))
    z = np.maximum(z, 0.0004) + 0.0002 * near
    V = np.stack(np.broadcast_arrays(x, -s, z), -1).reshape(-1, 3)
    i, j = np.arange(n - 1)[:, None] * m, np.arange(m - 1)[None]
    return shapes.quadmesh(
        'web', V, np.stack([i + j, i + m + j, i + m + j + 1, i + j + 1], -1).reshape(-1, 4), mat, True
    )


def reel(mat, core, loc, rot, r=R, seed=1):
    shapes.coil(
        0.038,
        r,
        WIDTH,
        layers=int((r - 0.038) / 0.0006),
        seg=160,
        jitter=0.0002,
        gap=0.05,
        mat=mat,
        loc=loc,
        rot=rot,
        seed=seed,
    )
    h = WIDTH / 2 + 0.006
    shapes.lathe(
        [(0.0335, -h), (0.0335, h), (0.034, h + 0.0004), (0.0374, h + 0.0004), (0.0379, h), (0.0379, -h)],
        core,
        96,
        loc=loc,
        rot=rot,
        closed=True,
    )


def build():
    daylight.reset(exposure=0.55)
    daylight.panorama(
        [
            (10, 42, 120, 36, 2.6, 22),  # large softbox, above and behind: what flat foil shows
            (-58, 38, 44, 56, 3.6, 14),  # key, left
            (-112, 4, 84, 70, 0.30, 34),  # grey card: the reel's end must not go white
            (80, 22, 20, 60, 1.6, 8),  # strip, right
            (0, 80, 360, 20, 1.1, 16),
            (180, 12, 150, 34, 0.12, 14),  # black flag behind the camera
            (0, 14, 200, 9, 0.10, 6),  # dark line at the horizon: draws the edges
        ],
        sky=((-90, 0.6), (-2, 0.6), (10, 0.5), (45, 0.7), (90, 1.0)),
    )
    daylight.floor(y=1.4, r=0.7, w=8, front=-3, h=0.02)
    daylight.flag((-0.52, 0.36, 0.10), (-0.15, 0, 0.075), (0.5, 0.3), 0.16)  # in the mirror of the reel's end
    wound = daylight.rolled('wound', '#eceeef', 0.12, lines=(0.6, 0.6, 60), depth=0, buckle=0.00012, vary=0.07)
    sheet = daylight.rolled('sheet', '#eef0f1', 0.10, lines=(80, 2, 2), depth=0, vary=0.06)
    core = materials.paint('core', '#c9b8a2', 0.75, 0.2)
    reel(wound, core, (0, 0, R), (0, pi / 2, 0))
    reel(wound, core, (0.36, 0.26, 0.056), (0, pi / 2, 0.5), 0.056, 4)
    web(sheet)


VIEWS = {
    'hero': (
        dict(loc=(-0.52, -0.98, 0.50), target=(0.03, -0.10, 0.05), lens=62, fstop=22, focus=(0, -0.15, 0.04)),
        (2880, 1920),
    ),
}
