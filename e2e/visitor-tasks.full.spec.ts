import { expect, test } from './fixtures.ts'
import { counted } from './visitor-clicks.ts'

test('a drawing sent with a quantity', async ({ page }) => {
  await page.goto('/')
  const visitor = counted(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).hover()
  await visitor.click(page.getByRole('link', { name: 'Industrial profiles' }).filter({ visible: true }).first())
  await visitor.click(page.getByRole('main').getByRole('button', { name: 'Product inquiry' }).first())
  const form = page.getByRole('form', { name: 'Product inquiry' })
  await visitor.click(form.getByRole('button', { name: 'Add a drawing and quantities' }))
  visitor.done()
  await form.getByRole('textbox', { name: 'Quantity' }).fill('600')
  const drawing = { name: 'bracket.step', mimeType: '', buffer: Buffer.from('ISO-10303-21;') }
  await form.getByLabel('Drop drawings here or choose files').setInputFiles(drawing)
  await expect(form.getByRole('listitem').filter({ hasText: 'bracket.step' })).toContainText('Stored')
  await form.getByRole('textbox', { name: 'Name' }).fill('Anna Nowak')
  await form.getByRole('textbox', { name: 'Phone' }).fill('+48 22 000 00 00')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('anna.nowak@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('As drawn, by March.')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  const receipt = page.getByRole('region', { name: /B-20\d\d-\w{6}/ })
  await expect(receipt.getByRole('listitem').filter({ hasText: 'bracket.step' })).toBeVisible()
})

test('which product suits 0.2 mm of 5754', async ({ page }) => {
  await page.goto('/')
  const visitor = counted(page)
  await visitor.click(page.getByRole('contentinfo').getByRole('link', { name: 'Can you make it?' }))
  const line = page.getByRole('textbox', { name: 'Type alloy, temper, thickness and width' })
  await visitor.click(line)
  await line.fill('0.2 mm 5754')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('No. Nothing in our tables takes 5754')
  const nearest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nearest yes' }).first()
  await expect(nearest).toContainText('Standard sheets and strips')
  await expect(nearest).toContainText('5005, 5049')
  await expect(page.getByRole('main').getByRole('region', { name: 'Your contact' })).toContainText('Mariya Ilieva')
  visitor.done()
})

test('the person for investors', async ({ page }) => {
  await page.goto('/')
  const visitor = counted(page)
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Investors' }).hover()
  await visitor.click(page.getByRole('link', { name: 'Calendar for investors' }).filter({ visible: true }).first())
  await expect(page.getByRole('main')).toContainText('Momchil Shopov')
  visitor.done()
})

test('an open position, and the way to apply for it', async ({ page }) => {
  await page.goto('/')
  const visitor = counted(page)
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Careers' }).hover()
  await visitor.click(page.getByRole('link', { name: 'Open positions' }).filter({ visible: true }).first())
  await visitor.click(page.getByRole('main').locator('a[href^="/careers/open-positions/"]').first())
  const apply = page.getByRole('dialog').locator('a[href^="mailto:careers@"]')
  await expect(apply).toHaveAttribute('href', /subject=/)
  visitor.done()
})
