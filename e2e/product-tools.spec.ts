import { expect, test } from './fixtures.ts'

test('the finder answers a typed line and fields, keeps both in the address, and ends at a person', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products')
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Product finder' }).click()
  const line = page.getByRole('textbox', { name: 'Enter alloy, temper, thickness and width' })
  const answer = page.getByRole('heading', { level: 2 }).first()
  await expect(answer).toHaveText('Enter what you need, or use the fields')
  await line.fill('8011A O 0.012 mm 1250')
  await expect(answer).toHaveText('Yes: 2 products fit')
  await expect(page).toHaveURL(/\/products\/finder\?q=8011A\+O\+0\.012\+mm\+1250$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, typical' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Imperial' }).click()
  await expect(page.getByRole('list', { name: 'Understood' })).toContainText('Thickness 0.47 mil')
  await page.getByLabel('Temper', { exact: true }).selectOption('H14')
  await expect(answer).toHaveText('No: not in temper H14')
  await page.getByLabel('Width, in').fill('wide')
  await expect(page.getByLabel('Width, in')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.getByLabel('Your contact for').selectOption('Poland')
  await expect(page.getByRole('region', { name: 'Your contact' })).toContainText('for Poland, rolled products')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('link', { name: '8011A O 0.012 mm 1250' }).click()
  await expect(line).toHaveValue('8011A O 0.012 mm 1250')
  await line.fill('8011A O 0.012 mm 1250 core 76 RAL 9016 2 pallets')
  await expect(answer).toContainText('Yes, without regard to RAL 9016: 2 products fit')
  await page.getByRole('link', { name: 'Ask about this product' }).first().click()
  await expect(page).toHaveURL('/products/rolled-foils/household-foil#inquiry')
  const inquiry = page.getByRole('form', { name: 'Product inquiry' })
  await expect(inquiry.getByRole('textbox', { name: 'Name' })).toBeFocused()
  const foil = inquiry.getByRole('group', { name: 'Household foil' })
  await expect(foil.getByRole('combobox', { name: 'Alloy' })).toHaveValue('EN AW-8011A')
  await expect(foil.getByRole('textbox', { name: 'Thickness, µm' })).toHaveValue('12')
  const message = inquiry.getByRole('textbox', { name: 'Message' })
  await expect(message, 'what has no field').toHaveValue('2 pallets, core 76 mm, RAL 9016')
})

test('up to four products stand side by side, differences marked, and the address keeps the choice', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/compare?products=household-foil,converter-foil')
  await expect(page.getByRole('row', { name: /^Thickness \(different\)/ })).toContainText('9 to 30 µm')
  await page.getByLabel('Add a product').selectOption({ label: 'Technical foil' })
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const same = page.getByRole('row', { name: /^Tolerances/ })
  await expect(same).toBeHidden()
  await page.getByText(/^What is the same: \d rows$/).click()
  await expect(same).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Remove Household foil' }).click()
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText([
    /Converter foil/,
    /Technical foil/,
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a calculator follows what is typed and names the limits it goes over, with their source', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/calculators?kind=sheet')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('5.400 kg')
  await page.getByLabel('Width, mm').fill('2300')
  await expect(result).toContainText('Wider than our widest mill.')
  await expect(result.getByRole('link', { name: 'Standard sheets and strips' })).toBeVisible()
  await expect(page).toHaveURL(/kind=sheet&width=2300/)
  const profile = page.getByRole('link', { name: 'Profile', exact: true })
  await profile.click()
  await expect(profile, 'the chosen one is marked').toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.getByLabel('Weight, kg/m').fill('9.5')
  await expect(result).toContainText('up to 9.0 kg/m')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Coil', exact: true }).click()
  await page.getByRole('radio', { name: 'Weight' }).check()
  await expect(page.getByRole('textbox', { name: 'Weight, kg' })).toHaveValue('5000')

  await page.getByRole('navigation', { name: 'Ask about this for' }).getByRole('link').first().click()
  const wanted = page.getByRole('form', { name: 'Product inquiry' }).getByRole('group').first()
  await expect(wanted.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5000')
  await expect(wanted.getByRole('combobox', { name: 'Unit' })).toHaveValue('kg')
  await page.goto('/products/rolled-foils/finstock#inquiry')
  const form = page.getByRole('form', { name: 'Product inquiry' })
  await expect(form.getByText(/^Saved in this browser: /), 'what is kept is named').toBeVisible()
  await form.getByRole('button', { name: 'Delete the list' }).click()
  await expect(form.getByText(/^Saved in this browser: /)).toHaveCount(0)
})
