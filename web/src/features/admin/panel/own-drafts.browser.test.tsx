import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NewsForm } from '#features/admin/news-form/news-form.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { OwnDrafts } from './own-drafts.tsx'

const drafts = page.getByRole('region', { name: 'Ваши чернови' })
const onServer = {
  ...{ _id: '5b0d3a0e-8f1c-4c55-9d6c-2f1f6a0a0001', url: '', isMediaNews: false, isBeside: false },
  ...{ titles: { bg: 'Започната другаде', en: '', de: '', it: '' }, savedAt: '2026-11-20T08:00:00Z' },
}

test('the panel names what the account has begun and not saved, here and at other computers, and leads to it', async () => {
  answering([[/^GET .api.admin.drafts$/, () => ({ drafts: [onServer] })]])
  const { unmount } = await renderStaff((leave) => (
    <NewsForm item={null} isMedia={false} onSaved={leave} onClose={leave} />
  ))
  await page.getByLabelText('Заглавие', { exact: true }).fill('Half a press line')
  window.dispatchEvent(new Event('pagehide'))
  await unmount()

  const { path } = await renderStaff(() => <OwnDrafts />, [], '/admin')
  await expect.element(drafts).toMatchTextContent(/Half a press line днес в \d\d:\d\d/)
  await expect.element(drafts).toMatchTextContent('Започната другаде 20-11-2026 в 10:00')
  await expectAccessible()
  await drafts.getByRole('link', { name: 'Half a press line' }).click()
  await expect.poll(path).toBe('/admin/news/new')

  await renderStaff(() => <OwnDrafts />, [], '/admin')
  await drafts.getByRole('button', { name: 'Изтрий черновата: Half a press line' }).click()
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий този текст' }).click()
  await expect.element(drafts).not.toMatchTextContent('Half a press line')
  await renderStaff(() => <OwnDrafts />, [], '/admin')
  await expect.element(drafts).toMatchTextContent('Започната другаде')
  await expect.element(drafts).not.toMatchTextContent('Half a press line')
})
