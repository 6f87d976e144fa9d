import type { StaffDocument } from 'api/contract/collections/documents'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { versionsOf } from '#features/admin/collections/collection-queries.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { DocumentForm } from './document-form.tsx'

const certificate: StaffDocument = {
  _id: '00000000-0000-4000-8000-000000000001',
  section: 'certificates',
  address: '/documents/certificates/kosher.pdf',
  titleEn: 'Kosher',
  titleBg: 'Kosher',
  note: 'Dietary law',
  year: null,
  day: null,
  isHidden: false,
  bytes: 31_052,
  pages: 1,
  sha256: '0'.repeat(64),
  thumbnail: { src: 'data:,', width: 640, height: 906 },
  isSample: true,
  keptUntil: null,
  fileSince: null,
  number: '',
  scope: '',
  issuer: 'KLBD',
  issuedOn: null,
  validUntil: '2027-12-31',
  products: ['finstock'],
  earlier: [],
  updatedAt: '2026-11-03T08:00:00+00:00',
  updatedBy: 'boris',
}
const before: StaffDocument = {
  ...{ ...certificate, issuer: '', validUntil: '2026-12-31', products: [] },
  thumbnail: { src: 'data:image/gif,', width: 640, height: 906 },
}

test('what a document was before is read in its history, and comes back into the fields, all but its file', {
  tags: ['AMB-60'],
}, async () => {
  const versions = [
    { version: 2, savedAt: '2026-11-03T08:00:00+00:00', savedBy: 'boris', item: certificate },
    { version: 1, savedAt: '2026-10-01T08:00:00+00:00', savedBy: null, item: before },
  ]
  await renderStaff(
    (leave) => <DocumentForm item={certificate} onSaved={leave} onClose={leave} />,
    [[versionsOf('documents', certificate._id).queryKey, { versions }]],
  )
  await page.getByText('История на промените').click()
  const entry = page.getByRole('listitem').filter({ hasText: 'boris' })
  for (const change of [/Издател: празно → KLBD/, /31-12-2026 → 31-12-2027/, /празно → Finstock/])
    await expect.element(entry).toMatchTextContent(change)
  await expectAccessible()

  await page.getByRole('button', { name: /^Върни в полетата: 01-10-2026/ }).click()
  await expect.element(page.getByText('Публикувайте, за да важи отново. Остава както е: Файл.')).toBeVisible()
  await expect.element(page.getByLabelText('Издател')).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Валиден до' })).toHaveValue('31-12-2026')
  await expect.element(page.getByRole('checkbox', { name: 'Finstock', exact: true })).not.toBeChecked()
})

test('a form says who else has it open', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ others: path.includes('/presence/') ? ['ralitsa'] : [] })
  })
  await renderStaff(
    (leave) => <DocumentForm item={certificate} onSaved={leave} onClose={leave} />,
    [[versionsOf('documents', certificate._id).queryKey, { versions: [] }]],
  )
  await expect.element(page.getByText('В момента редактира и ralitsa')).toBeVisible()
  await expectAccessible()
  expect(asked).toContain(`/api/admin/presence/${certificate._id}`)
  await renderStaff((leave) => <DocumentForm item={null} onSaved={leave} onClose={leave} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(/В момента/)).not.toBeInTheDocument()
})
