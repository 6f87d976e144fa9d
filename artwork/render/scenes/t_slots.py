"""Stacked T-slot profiles, side by side across the bars, every second one set back."""

import math
from math import radians as R

import packshot
import sections


def build():
    packshot.dress()
    for row, (start, mats) in enumerate(((0, ('mill', 'mill', 'blue')), (0.5, ('mill', 'mill')))):
        for k, mat in enumerate(
            mats
        ):  # side by side across the bars, which are turned by 26 degrees; every second one set back
            side, back = (start + k) * 0.0404, 0.007 * (k % 2)
            packshot.bar(
                sections.drawn('t-slot-40'),
                0.34,
                mat,
                -0.06 + side * math.cos(R(26)) + back * math.sin(R(26)),
                -0.04 - side * math.sin(R(26)) + back * math.cos(R(26)),
                0.02 + row * 0.0404,
                -26,
            )


VIEWS = {
    'a': packshot.view((-0.1, -0.6, 0.24), (0.015, 0.0, 0.03), (0.8, 0.82, 0.5, 0.52)),
    'b': packshot.view((-0.24, -0.46, 0.17), (-0.01, -0.0, 0.03), (1.15, 1.0, 0.54, 0.54)),
}
