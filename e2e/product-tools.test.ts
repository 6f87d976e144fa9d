import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

test('the finder answers by its address, and leads to a comparison of what it found', async () => {
  const none = await pageOf(`/products/finder?q=${encodeURIComponent('0.2 mm 5754')}`)
  expect(none.text).toContain('No: not in 5754')
  expect(none.text).toContain('Alloy 5754 is in none of our tables. Thickness fits.')
  expect(none.text).toContain('in 5005 or 5049, all else as you asked')
  const { main, text } = await pageOf('/products/finder?q=8011A+O+0.012+mm+1250')
  expect(text).toContain('Yes: 2 products fit')
  expect(
    main
      .one('ul', 'Understood')
      .all('li')
      .map((part) => part.text),
  ).toEqual(['Alloy 8011A', 'Temper O', 'Thickness 12 µm', 'Width 1250 mm'])
  expect(text, 'no near answers beside a yes').not.toContain('Closest we make')
  const strange = await pageOf('/products/finder?q=8011A+0.012+mm+glossy')
  expect(strange.main.one('ul', 'Understood').text).toContain('Not recognized: glossy')
  const [fields] = main.all('details').filter((one) => one.text.startsWith('Choose in fields'))
  expect(fields?.attributes.open).toBeUndefined()
  const compare = main.one('a', 'Compare these products').attributes.href ?? ''
  const compared = await pageOf(compare)
  expect(compared.main.all('table')[0]?.all('th[scope="col"]')).toHaveLength(2)
  const [alloys] = compared.main.all('tr').filter((row) => row.text.startsWith('Alloys, EN AW'))
  expect(alloys?.all('li').map((one) => one.text)).toContain('8011A')
})

test('without scripts the products of a comparison are sent as a form', async () => {
  const { main } = await pageOf('/products/compare?first=household-foil&second=finstock&add=omnia-sheets')
  const chosen = main.all('select').map(({ attributes }) => attributes.name)
  expect(chosen).toEqual(['first', 'second', 'third', 'add', 'region'])
  expect(main.all('option[selected]').map(({ attributes }) => attributes.value)).toEqual(
    expect.arrayContaining(['household-foil', 'finstock', 'omnia-sheets']),
  )
  expect(main.one('a', 'Ask about all 3').attributes.href).toContain('#inquiry&request&also=')
})

test('without scripts the line of the finder is sent as a form', async () => {
  const { main } = await pageOf('/products/finder')
  const [form] = main.all('form').filter((one) => one.all('input[name="q"]').length === 1)
  expect(form?.attributes.method ?? 'get').toBe('get')
  expect(form?.all('noscript').map(({ text }) => text)).toEqual([expect.stringContaining('>Find</button>')])
})

test('the chosen calculator is marked, and the others lead to the same product', async () => {
  const { main } = await pageOf(
    '/products/calculators?kind=sheet&product=standard-sheets-and-strips&region=Poland&width=900',
  )
  const links = main.one('nav', 'Calculate for').all('a')
  expect(links.map(({ text }) => text)).toEqual(['Coil', 'Sheet', 'Profile'])
  expect(links.map(({ attributes }) => attributes['aria-current'])).toEqual([undefined, 'true', undefined])
  for (const { attributes } of links)
    expect(attributes.href).toMatch(/\?kind=(coil|sheet|profile)&product=standard-sheets-and-strips&region=Poland$/)
  const bare = await pageOf('/products/calculators?kind=profile')
  const chosen = bare.main
    .one('nav', 'Calculate for')
    .all('a[aria-current]')
    .map(({ text }) => text)
  expect(chosen, 'also at the address of its link').toEqual(['Profile'])
  expect(bare.main.text).not.toContain('a coil without its core')
})

test('each calculator draws what it calculates with its sizes', async () => {
  const drawn = async (query: string) => {
    const { main } = await pageOf(`/products/calculators?${query}`)
    return main.all('text').map(({ text }) => text.replaceAll(/\s/g, ' '))
  }
  expect(await drawn('kind=coil&core=500&width=1250&known=outer&outer=1500')).toEqual([
    'core 500 mm',
    '1500 mm',
    '1250 mm',
  ])
  expect(await drawn('kind=sheet&thickness=1&width=1000&length=2000')).toEqual(['1 mm', '1000 mm', '2000 mm'])
  expect(await drawn('kind=profile&perMetre=2.36&length=6000')).toEqual(['874.1 mm²', '2.36 kg/m', '6000 mm'])
  expect(await drawn('kind=profile&perMetre=none')).toEqual([])
})
