"""Square tubes in the seven colours of anodising, side by side."""

from math import cos, radians as R, sin

import materials
import packshot
import sections

TURN = -24
COLOURS = (
    ('natural', '#dfe3e5'),
    ('champagne', '#d8c39a'),
    ('gold', '#cf9a3a'),
    ('bronze', '#8a5a33'),
    ('dark-bronze', '#4a3526'),
    ('black', '#22262a'),
    ('blue-anodised', '#0f62b4'),
)


def build():
    packshot.dress()
    for k, (name, color) in enumerate(COLOURS):
        packshot.MATERIALS[name] = materials.metal(name, color, 0.3, diffuse=0.3)
        side, back = -0.15 + k * 0.05, 0.012 * (k % 2)
        packshot.bar(
            sections.tube_rect(40, 40, 2.4, 2),
            0.32,
            name,
            side * cos(R(TURN)) - back * sin(R(TURN)),
            side * sin(R(TURN)) + back * cos(R(TURN)),
            0.0201,
            TURN,
        )


VIEWS = {
    'row': (
        dict(loc=(-0.16, -0.74, 0.42), target=(0.0, 0.08, 0.02), lens=62, fit=(0.86, 0.84, 0.5, 0.52)),
        (1600, 1000),
    ),
}
