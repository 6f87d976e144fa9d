"""Makes src/styles/fonts from the font package: python3 subset_fonts.py FOLDER

FOLDER holds the WOFF2 files of @fontsource-variable/sofia-sans 5.3.0 (OFL): `npm pack` it and unpack. The site uses
the weights 400 to 700 and few features, so the rest of the axis, fractions and hints go: about 40 % of the bytes.
Letters stay whole, for editors write what they like; default Cyrillic is Bulgarian, `locl` keeps the Russian forms.
Needs fonttools and brotli.
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

source = Path(sys.argv[1])
target = Path(__file__).resolve().parent.parent / 'src' / 'styles' / 'fonts'
for name in FILES:
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
