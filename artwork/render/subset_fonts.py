"""Makes web/src/styles/fonts from the font package: python3 subset_fonts.py FOLDER

FOLDER holds the WOFF2 files of @fontsource-variable/sofia-sans 5.3.0 (OFL): `npm pack` it and unpack. The site uses
the weights 400 to 700 and few features, so the rest of the axis, fractions and hints go: about 40 % of the bytes.
Letters stay whole, for editors write what they like; default Cyrillic is Bulgarian, `locl` keeps the Russian forms.
Needs fonttools and brotli.

The printed documents get fonts of one weight each, made of the first file: a PDF can hold those as they are, while
Chromium writes a variable font glyph by glyph. Without FOLDER only they are made anew.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FILES = (
    'latin-wght-normal',
    'latin-ext-wght-normal',
    'cyrillic-wght-normal',
    'cyrillic-ext-wght-normal',
    'latin-wght-italic',
    'cyrillic-wght-italic',
)
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum']

PRINTED_WEIGHTS = (400, 500, 600)

render = Path(__file__).resolve().parent
target = render.parent.parent / 'web' / 'src' / 'styles' / 'fonts'
for name in FILES if len(sys.argv) > 1 else ():
    source = Path(sys.argv[1])
    file = f'sofia-sans-{name}.woff2'
    font = instantiateVariableFont(TTFont(source / file), {'wght': (400, 700)})
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    font.flavor = 'woff2'
    (target / file).unlink(missing_ok=True)
    font.save(target / file)
    print(f'{file} {(target / file).stat().st_size} bytes')

for weight in PRINTED_WEIGHTS:
    font = instantiateVariableFont(TTFont(target / f'sofia-sans-{FILES[0]}.woff2'), {'wght': weight})
    font.flavor = 'woff2'
    file = render / 'documents' / 'fonts' / f'sofia-sans-{weight}.woff2'
    font.save(file)
    print(f'{file.name} {file.stat().st_size} bytes')
