import type { StaffDocument } from 'api/contract/collections/documents'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DocumentsPane } from '#features/admin/documents/documents-pane.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'

const statement: StaffDocument = {
  ...{ _id: '00000000-0000-4000-8000-000000000001', section: 'statements', titleEn: 'Report', titleBg: 'Отчет' },
  ...{ address: '/documents/statements/report.pdf', note: '', year: 2025, day: null, isHidden: false, bytes: 31_052 },
  ...{ pages: 1, sha256: '0'.repeat(64), thumbnail: { src: 'data:,', width: 640, height: 906 }, isSample: false },
  ...{ keptUntil: '2036-12-31', fileSince: null, number: '', scope: '', issuer: '', issuedOn: null, validUntil: null },
  ...{ products: [], earlier: [], updatedAt: '2026-11-03T08:00:00+00:00', updatedBy: 'boris' },
}
const hidden = { ...statement, _id: '00000000-0000-4000-8000-000000000002', titleBg: 'Правилник', isHidden: true }

test('the menu of a row hides and shows without the form: what links to it is named, and a young statement needs a reason', async () => {
  const asked = answering([
    [/^GET .api.admin.documents$/, () => ({ documents: [statement, hidden] })],
    [/^GET .api.admin.documents.drafts$/, () => ({ drafts: [] })],
    [/^GET .api.admin.own-links.places$/, () => ({ titles: ['Годишен преглед'], total: 1 })],
    [
      /^POST .api.admin.documents.[\w-]+$/,
      ({ query, what }) =>
        query.reason || what.endsWith(hidden._id)
          ? { ok: true, document: statement }
          : Response.json({ error: 'say why', field: 'reason', code: 'reasonMissing' }, { status: 400 }),
    ],
  ])
  const posts = () => asked.filter(({ what }) => what.startsWith('POST'))
  await renderStaff(() => <DocumentsPane />, [], '/admin?tab=documents')
  const panel = page.getByRole('dialog', { name: 'Видимост' })
  const choose = async (title: string, choice: string) => {
    await page.getByRole('button', { name: `Още за „${title}“` }).click()
    await page.getByRole('menuitem', { name: 'Видимост…' }).click()
    await panel.getByRole('radio', { name: choice, exact: true }).click()
  }

  await choose('Отчет', 'Скрий от сайта')
  await expect.element(panel.getByText('Годишен преглед')).toBeVisible()
  expect(panel.getByRole('radio').elements(), 'no other moment').toHaveLength(2)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Още за „Отчет“' })).toHaveFocus()
  expect(posts()).toEqual([])

  await choose('Отчет', 'Скрий от сайта')
  await panel.getByRole('button', { name: 'Скрий от сайта' }).click()
  const question = page.getByRole('dialog', { name: 'Отчетът вече няма да е сред отчетите на сайта' })
  await question.getByRole('textbox', { name: /^Причина/ }).fill('Грешен файл')
  await question.getByRole('button', { name: 'Запази с тази причина' }).click()
  await expect.poll(() => posts().length).toBe(2)
  expect(posts().at(-1)).toMatchObject({
    query: { reason: 'Грешен файл' },
    body: { isHidden: true, titleBg: 'Отчет', year: 2025 },
  })
  await expect.element(question).not.toBeInTheDocument()

  await choose('Правилник', 'На сайта веднага')
  await panel.getByRole('button', { name: 'Публикувай' }).click()
  await expect.poll(() => posts().at(-1)?.body).toMatchObject({ isHidden: false, titleBg: 'Правилник' })
})
