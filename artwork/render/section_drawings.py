"""Draws the cross-sections as SVG with hatching, centre lines and dimensions: python3 section_drawings.py FONT

FONT is Sofia Sans with Latin digits (any of web/src/styles/fonts): the figures become outlines, so a drawing looks the
same as an image, in the page and in print. Needs fonttools; writes web/src/pictures/sections.
"""

import math
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here / 'studio'))

import sections

INK, BLUE, GREY, GROUND, POLYAMIDE = '#22303c', '#004785', '#5b6b7a', '#e8eff6', '#2b343b'


def number(value):
    """Hundredths of a millimetre, without needless zeros."""
    text = f'{value:.2f}'.rstrip('0').rstrip('.')
    return '0' if text == '-0' else text.replace('0.', '.', 1) if text.startswith(('0.', '-0.')) else text


def path(rings):
    """Closed lines of straight ways and arcs; y points up in sections and down in SVG."""
    parts = []
    for ring in rings:
        parts.append(f'M{number(ring[0][0])} {number(-ring[0][1])}')
        for _, (x, y), arc in sections.arcs(ring):
            if arc:
                _, radius, _, turn = arc
                parts.append(f'A{number(radius)} {number(radius)} 0 {int(abs(turn) > math.pi)} {int(turn < 0)} ')
            else:
                parts.append('L')
            parts.append(f'{number(x)} {number(-y)}')
        parts.append('z')
    return ''.join(parts)


class Figures:
    """Numbers as outlines of the font's digits."""

    def __init__(self, file):
        font = TTFont(file)
        self.font = instantiateVariableFont(font, {'wght': 500}) if 'fvar' in font else font
        self.glyphs, self.cmap = self.font.getGlyphSet(), self.font.getBestCmap()

    def at(self, text, x, y, size, turned=False):
        """Outline of a text centred on x, standing on y; turned: reads upwards and stands on x."""
        scale = size / self.font['head'].unitsPerEm
        names = [self.cmap[ord(letter)] for letter in text]
        pen = SVGPathPen(self.glyphs, ntos=number)
        pace = -sum(self.glyphs[name].width for name in names) / 2
        for name in names:
            move = pace * scale
            matrix = (0, -scale, -scale, 0, x, y - move) if turned else (scale, 0, 0, -scale, x + move, y)
            self.glyphs[name].draw(TransformPen(pen, matrix))
            pace += self.glyphs[name].width
        return pen.getCommands()


def drawing(name, rings, figures, bars=()):
    """The whole SVG. rings: outlines and holes of the metal, as the outlines of the site have them; bars: parts of polyamide."""
    points = [point for ring in (*rings, *bars) for point in sections.polygon(ring)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = -max(y for _, y in points), -min(y for _, y in points)
    wide, high = right - left, bottom - top
    k = max(wide, high) / 100
    margin, away, gap, tip = 6 * k, 12 * k, 2 * k, 3 * k
    line_x, line_y = right + away, bottom + away
    box = (
        left - margin,
        top - margin,
        wide + margin + away + gap + margin / 2,
        high + margin + away + gap + margin / 2,
    )
    n, middle_x, middle_y = number, (left + right) / 2, (top + bottom) / 2

    def arrow(x, y, dx, dy):
        return f'M{n(x)} {n(y)}l{n(dx * tip - dy * tip / 3)} {n(dy * tip + dx * tip / 3)} {n(dy * tip * 2 / 3)} {n(-dx * tip * 2 / 3)}z'

    hatch = f'{name}-hatch'
    size = [round(value * 4 / k) for value in box[2:]]
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="{' '.join(map(n, box))}" width="{size[0]}" height="{size[1]}">
<pattern id="{hatch}" width="{n(2.2 * k)}" height="{n(2.2 * k)}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="{GROUND}" d="M0 0h{n(3 * k)}v{n(3 * k)}H0z"/><path d="M0 0v{n(2.2 * k)}" stroke="#7d9fc0" stroke-width="{n(0.5 * k)}"/></pattern>
<path fill="url(#{hatch})" fill-rule="evenodd" stroke="{BLUE}" stroke-width="{n(0.75 * k)}" stroke-linejoin="round" d="{path(rings)}"/>
{f'<path fill="{POLYAMIDE}" d="{path(bars)}"/>' if bars else ''}<g fill="none" stroke="{GREY}" stroke-width="{n(0.35 * k)}"><path opacity=".7" stroke-dasharray="{n(5 * k)} {n(1.4 * k)} {n(k)} {n(1.4 * k)}" d="M{n(left - 4 * k)} {n(middle_y)}H{n(right + 4 * k)}M{n(middle_x)} {n(top - 4 * k)}V{n(bottom + 4 * k)}"/><path d="M{n(left)} {n(bottom + gap)}V{n(line_y + gap)}M{n(right)} {n(bottom + gap)}V{n(line_y + gap)}M{n(left)} {n(line_y)}H{n(right)}M{n(right + gap)} {n(bottom)}H{n(line_x + gap)}M{n(right + gap)} {n(top)}H{n(line_x + gap)}M{n(line_x)} {n(top)}V{n(bottom)}"/></g>
<path fill="{GREY}" d="{arrow(left, line_y, 1, 0)}{arrow(right, line_y, -1, 0)}{arrow(line_x, top, 0, 1)}{arrow(line_x, bottom, 0, -1)}"/>
<path fill="{INK}" d="{figures.at(f'{wide:.0f}', middle_x, line_y - 1.6 * k, 6.2 * k)}{figures.at(f'{high:.0f}', line_x - 1.6 * k, middle_y, 6.2 * k, turned=True)}"/>
</svg>
"""
    return svg, size


def module(sizes):
    """A TypeScript module with the address and size of each drawing by its code."""
    camel = {
        name: ''.join(part.capitalize() if k else part for k, part in enumerate(name.split('-'))) for name in sizes
    }
    imports = '\n'.join(f"import {camel[name]} from './sections/{name}.svg?url'" for name in sizes)
    rows = '\n'.join(
        f'  {name if name.isalnum() else repr(name)}: {{ src: {camel[name]}, width: {width}, height: {height} }},'
        for name, (width, height) in sizes.items()
    )
    return f"""{imports}

/** Cross-sections by their codes, to scale within each drawing; sizes in pixels. */
export const sections = {{
{rows}
}} as const
"""


def main(font):
    figures = Figures(font)
    pictures = here.parent.parent / 'web' / 'src' / 'pictures'
    (pictures / 'sections').mkdir(parents=True, exist_ok=True)
    sizes = {}
    for name, outline in sorted(sections.OUTLINES.items()):
        svg, sizes[name] = drawing(name, outline['metal'], figures, outline.get('polyamide', ()))
        (pictures / 'sections' / f'{name}.svg').write_text(svg)
    (pictures / 'sections.ts').write_text(module(sizes))


main(sys.argv[1])
