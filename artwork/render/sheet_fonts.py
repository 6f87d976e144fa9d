"""Makes the fonts of the data sheets, TrueType of one weight each: python3 sheet_fonts.py

The writer of PDFs embeds the letters that a sheet uses, and reads no variable font. The raised four of cm⁴ and the narrow
space are not in the font of the site; they are made of its own four and its own space. Needs fonttools and brotli.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parents[2]
source = root / 'web/src/styles/fonts/sofia-sans-latin-wght-normal.woff2'
target = root / 'api/src/pages/data-sheet/fonts'
SUPERSCRIPT, RAISED = 0.6, 0.42


def add(font, name, letter, glyph, width):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font['glyf'][name] = glyph
    font['hmtx'][name] = (width, getattr(glyph, 'xMin', 0))
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


for weight in (400, 600):
    font = instantiateVariableFont(TTFont(source), {'wght': weight})
    font.flavor = None
    cmap = font.getBestCmap()
    part = GlyphComponent()
    part.glyphName, part.flags = cmap[ord('4')], 0
    part.x, part.y = 0, round(RAISED * font['OS/2'].sCapHeight)
    part.transform = [[SUPERSCRIPT, 0], [0, SUPERSCRIPT]]
    four = Glyph()
    four.numberOfContours, four.components = -1, [part]
    four.recalcBounds(font['glyf'])
    add(font, 'four.superior', '⁴', four, round(font['hmtx'][part.glyphName][0] * SUPERSCRIPT))
    empty = Glyph()
    empty.numberOfContours = 0
    add(font, 'space.narrow', '\u202f', empty, round(font['hmtx'][cmap[ord(' ')]][0] / 2))
    for tag in ('GSUB', 'GPOS', 'GDEF', 'STAT'):
        if tag in font:
            del font[tag]
    font.save(target / f'sofia-sans-{weight}.ttf')
