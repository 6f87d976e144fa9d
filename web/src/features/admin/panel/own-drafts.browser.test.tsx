import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NewsForm } from '#features/admin/news-form/news-form.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { OwnDrafts } from './own-drafts.tsx'

const drafts = page.getByRole('region', { name: 'Непубликувано от Вас' })

test('the panel names what only this browser keeps, for it is in no list, and leads to it', async () => {
  answering([])
  const { unmount } = await renderStaff((leave) => (
    <NewsForm item={null} isMedia={false} onSaved={leave} onClose={leave} />
  ))
  await page.getByLabelText('Заглавие', { exact: true }).fill('Half a press line')
  window.dispatchEvent(new Event('pagehide'))
  await unmount()

  const { path } = await renderStaff(() => <OwnDrafts />, [], '/admin')
  await expect.element(drafts).toMatchTextContent(/Half a press line днес в \d\d:\d\d/)
  await expectAccessible()
  await drafts.getByRole('link', { name: 'Half a press line' }).click()
  await expect.poll(path).toBe('/admin/news/new')

  await renderStaff(() => <OwnDrafts />, [], '/admin')
  await drafts.getByRole('button', { name: 'Изтрий черновата: Half a press line' }).click()
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий този текст' }).click()
  await expect.element(drafts).not.toBeInTheDocument()
})
