import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { recordSentRequests } from './sent-requests.ts'

const certificate = join(import.meta.dirname, '../web/public/documents/certificates/iso-9001.pdf')

test('a buyer holds a PDF against the site: nothing is sent, and one changed byte makes it another', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/certificates')
  const file = page.locator('input[type=file]')
  const status = page.getByRole('main').locator('div[role=status]')
  const answer = status.getByRole('heading', { level: 2 })
  const ours = await readFile(certificate)
  const changed = Buffer.from(ours)
  changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000)
  await page.waitForLoadState('networkidle')
  const sent = recordSentRequests(page)

  await file.setInputFiles(certificate)
  await expect(answer).toHaveText('A sample')
  await expect(status).toContainText('It certifies nothing.')
  await expectAccessible(page)

  await file.setInputFiles({ name: 'iso-9001.pdf', mimeType: 'application/pdf', buffer: changed })
  await expect(answer).toHaveText('Not ours')
  await expect(status).toContainText(/iso-9001\.pdf, SHA-256 [0-9a-f]{8} … [0-9a-f]{8}/)
  await expect(status.getByRole('link', { name: 'Veselin Karadzhov' })).toBeVisible()
  await expectAccessible(page)

  await file.setInputFiles({ name: 'sheet.docx', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await expect(status).toHaveText('sheet.docx is not a PDF.')
  expect(sent).toEqual([])

  const certificates = page.getByRole('region', { name: 'On this site today' })
  await certificates.getByLabel('Standard').selectOption('ISO 9001, Quality management')
  await expect(page).toHaveURL('/certificates?standard=iso-9001')
  await expect(certificates.getByRole('row')).toHaveCount(2)
  await certificates.getByLabel('Only those in force today').check()
  await expect(page).toHaveURL('/certificates?standard=iso-9001&current=yes')
  await expect(certificates.getByRole('status')).toHaveText('0 of 12 certificates')
  await expectAccessible(page)
  await page.goto('/certificates?plant=rolling')
  await expect(certificates.getByLabel('Plant')).toHaveValue('rolling')

  // By keyboard, and where there is little room.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Number of the certificate').fill('BG-9001-24-0117')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/certificates?plant=rolling&number=BG-9001-24-0117')
  await expect(answer).toHaveText('Not ours')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(file).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
