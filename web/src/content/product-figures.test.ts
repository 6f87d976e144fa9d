import { expect, test } from 'vitest'
import { createLoadedI18n, plainSpaces } from '#i18n/translations.testing.ts'
import { type ProductUrl, productUrls } from './catalogue.ts'
import { productFigures } from './product-figures.ts'
import { formatFigure } from './specification-values.ts'

const { getFixedT } = await createLoadedI18n()
const specs = getFixedT(null, 'specs')
const shown = (product: ProductUrl, system: 'metric' | 'imperial' = 'metric') =>
  productFigures(product).map(({ label, value }) => {
    const { number, unit, isLimit } = formatFigure(value, specs, system)
    return plainSpaces(`${label}${isLimit ? ' <=' : ''} ${number} ${unit}`.trim())
  })

test.for([
  [
    'container-foil',
    ['thickness 35–200 µm', 'width 150–1400 mm', 'alloys 3003 · 8006 · 8011A', 'tempers H22 · H24 · H26 · O'],
  ],
  ['standard-sheets-and-strips', ['thickness 0.2–4.0 mm', 'width 30–2000 mm', expect.any(String), expect.any(String)]],
  [
    'profiles-for-building-and-architecture',
    [
      'weightPerMetre <= 9.0 kg/m',
      'length <= 11 500 mm',
      'alloys 6060 · 6063 · 6005 · 6082',
      'tempers T4 · T5 · T6 · T66',
    ],
  ],
] as const)('what a buyer of %s reads first', ([product, figures]) => {
  expect(shown(product)).toEqual(figures)
})

test('the figures follow the units of the tables', () => {
  expect(shown('container-foil', 'imperial').slice(0, 2)).toEqual(['thickness 1.38–7.87 mil', 'width 5.906–55.12 in'])
  expect(shown('industrial-profiles', 'imperial')[1]).toBe('length <= 37 ft 8.76 in')
})

test('every product has four figures', () => {
  for (const product of productUrls) expect(shown(product), product).toHaveLength(4)
})
