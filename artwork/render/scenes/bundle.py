"""Stock bars for distribution: round bar, flats, tubes, angles."""

import packshot
import sections


def build():
    packshot.dress()
    for r in range(3):
        for c in range(4 - r):
            packshot.bar(
                (sections.circle(0, 0, 12, 64), []),
                0.42,
                'mill',
                -0.155 + c * 0.0245 + r * 0.01225,
                -0.05 + 0.004 * ((c * 7 + r * 3) % 4),
                0.012 + r * 0.0213,
            )
    for r in range(3):
        for c in range(2):
            packshot.bar(
                sections.tube_rect(40, 25, 2, 2),
                0.42,
                'blue' if (r, c) == (1, 1) else 'mill',
                -0.022 + c * 0.0405,
                -0.05 + 0.003 * ((r * 5 + c * 2) % 3),
                0.0125 + r * 0.0253,
            )
    for r in range(3):
        packshot.bar(sections.angle(42, 42, 4), 0.42, 'mill', 0.062 + r * 0.0062, -0.05 - 0.004 * r, r * 0.0062)
    for r in range(5):
        packshot.bar(
            (sections.rect(-25, 0, 50, 10, 0.8), []), 0.42, 'mill', 0.150, -0.05 + 0.003 * ((r * 3) % 4), r * 0.0102
        )


VIEWS = {
    'a': packshot.view((-0.2, -0.6, 0.25), (0.005, 0.02, 0.035), (0.84, 0.84, 0.5, 0.52)),
    'b': packshot.view((0.26, -0.5, 0.17), (0.045, 0.0, 0.03), (0.92, 0.9, 0.5, 0.53)),
}
