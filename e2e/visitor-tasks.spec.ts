import { expect, test } from './fixtures.ts'
import { counted } from './visitor-clicks.ts'

test('the width of container foil, and whom to call in Poland', async ({ page }) => {
  await page.goto('/')
  const visitor = counted(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).hover()
  await visitor.click(page.getByRole('link', { name: 'Container foil' }).filter({ visible: true }).first())
  await expect(page.getByRole('row', { name: /^Width/ })).toContainText('150 to 1400 mm')
  await visitor.choose(page.getByLabel('Your contact for'), 'Poland')
  const contact = page.getByRole('main').getByRole('region', { name: 'Your contact' })
  await expect(contact).toContainText('Borislav Chakarov')
  await expect(contact.getByRole('link', { name: '+359 54 000 018' })).toHaveAttribute('href', 'tel:+35954000018')
  visitor.done()
})
