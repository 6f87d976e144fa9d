import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const STEP = "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');"
const DRAWINGS = [file('bracket.step', STEP), file('sheet.pdf', '%PDF-1.7\n'), file('offer.step', 'MZ\u0090\u0000')]

test('drawings: one breaks off, one is a program, and what arrives goes with the inquiry to staff alone', async ({
  context,
  signedIn: editor,
  expectAccessible,
}) => {
  const page = await context.newPage()
  await page.goto('/products/extruded/industrial-profiles#inquiry')
  const form = page.getByRole('form', { name: 'Product inquiry' })
  await form.getByRole('button', { name: 'Add a drawing and quantities' }).click()
  let isCut = true
  await page.route('/api/inquiries/files', (route) => {
    if (!isCut || route.request().headers()['x-file-name'] !== 'sheet.pdf') return route.continue()
    isCut = false
    return route.abort('connectionreset')
  })
  const input = form.getByLabel('Drop drawings here or choose files')
  await input.setInputFiles(DRAWINGS)
  const row = (name: string) => form.getByRole('listitem').filter({ hasText: name })
  await expect(row('bracket.step')).toContainText('Uploaded')
  await expect(row('sheet.pdf')).toContainText('The connection was lost. What has been uploaded so far is kept.')
  await expect(row('offer.step')).toContainText('Not uploaded: the file is not a PDF')
  await expectAccessible(page, 'main form')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })

  const name = 'Drawings of Anna Nowak'
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Phone' }).fill('+48 22 000 00 00')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('anna.nowak@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('A bracket as in the drawing.')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(input, 'nothing is left out silently').toBeFocused()
  await row('sheet.pdf').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(row('sheet.pdf')).toContainText('Uploaded')
  await row('offer.step').getByRole('button', { name: 'Remove offer.step' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('A bracket as in the drawing.')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  const receipt = page.getByRole('region', { name: /B-20\d\d-\w{6}/ })
  await expect(receipt.getByRole('listitem').filter({ hasText: 'bracket.step' })).toBeInViewport()
  await expect(receipt).not.toContainText('offer.step')

  await editor.goto('/admin?tab=inquiries')
  await editor.getByRole('link', { name }).click()
  const inquiry = editor.getByRole('article', { name })
  await expect(inquiry.getByRole('heading', { name: '2 чертежа' })).toBeVisible()
  await expectAccessible(editor, 'article')
  const download = editor.waitForEvent('download')
  await inquiry.getByRole('button', { name: 'Изтегли bracket.step' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('bracket.step')
  expect(await readFile((await saved.path()) ?? '', 'utf8')).toBe(STEP)
})
