import type { StaffDocument } from 'api/contract/collections/documents'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { DocumentForm } from './document-form.tsx'

const statement: StaffDocument = {
  ...{ _id: '00000000-0000-4000-8000-000000000001', section: 'statements', titleEn: 'Report', titleBg: 'Отчет' },
  ...{ address: '/documents/statements/report.pdf', note: '', year: 2025, day: null, isHidden: false, bytes: 31_052 },
  ...{ pages: 1, sha256: '0'.repeat(64), thumbnail: { src: 'data:,', width: 640, height: 906 }, isSample: false },
  ...{ keptUntil: '2036-12-31', fileSince: null, number: '', scope: '', issuer: '', issuedOn: null, validUntil: null },
  ...{ products: [], earlier: [], updatedAt: '2026-11-03T08:00:00+00:00', updatedBy: 'boris' },
}

test('a change that takes a statement off the site asks for the reason, keeps what is written, and sends both', async () => {
  let saved: StaffDocument | null = null
  const asked = answering([
    [/^GET .api.admin.documents.[\w-]+.versions$/, () => ({ versions: [] })],
    [
      /^POST .api.admin.documents.[\w-]+$/,
      ({ query }) =>
        query.reason
          ? { ok: true, document: { ...statement, year: 2009 } }
          : Response.json({ error: 'say why', field: 'reason', code: 'reasonMissing' }, { status: 400 }),
    ],
  ])
  await renderStaff((leave) => (
    <DocumentForm
      item={statement}
      onSaved={(document) => {
        saved = document
        leave()
      }}
      onClose={leave}
    />
  ))
  await page.getByLabelText(/^Година/).fill('2009')
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отчетът вече няма да е сред отчетите на сайта' })
  await expectAccessible()
  await expect.element(page.getByText('Не успяхме да запишем')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Отказ' }).click()
  await expect.element(page.getByLabelText(/^Година/)).toHaveValue('2009')
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await dialog.getByRole('textbox', { name: /^Причина/ }).fill('Грешна година')
  await dialog.getByRole('button', { name: 'Запази с тази причина' }).click()
  await expect.poll(() => saved?.year).toBe(2009)
  expect(asked.findLast(({ what }) => what.startsWith('POST'))).toMatchObject({
    query: { reason: 'Грешна година' },
    body: { year: 2009 },
  })
})
