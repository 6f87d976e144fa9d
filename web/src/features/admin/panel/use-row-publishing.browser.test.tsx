import type { StaffSummary, StatusChange } from 'api/contract/news'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { useRowPublishing } from './use-row-publishing.tsx'

const item: StaffSummary = {
  ...{ _id: 'an-id', url: 'press', date: '2026-11-20', cover: '', isMediaNews: false, waiting: [], outdated: [] },
  ...{ titles: { bg: 'Нова преса', en: 'A press', de: '', it: '' }, state: 'hidden', updatedBy: null, draft: null },
  ...{ visibleFrom: null, visibleUntil: null, updatedAt: '2026-11-20T10:00:00Z' },
}

function Publishing({
  state,
  change,
  onSave,
}: Pick<StaffSummary, 'state'> & { change: StatusChange; onSave: () => void }) {
  const publishing = useRowPublishing()
  return (
    <>
      <button type="button" onClick={() => publishing.change({ ...item, state }, change, onSave)}>
        Change
      </button>
      {publishing.question}
    </>
  )
}

test('a row that puts an item on the site asks once about links of its texts that do not open', async () => {
  const asked = answering([
    [/^GET .api.admin.pictures.access$/, () => ({})],
    [
      /^GET .api.admin.news.an-id$/,
      () => ({ news: { content: { de: { contentOne: '<p><a href="/news/gone">there</a></p>' } } } }),
    ],
    [/^POST .api.admin.own-links$/, () => ({ links: [{ address: '/news/gone', state: 'trash', from: null }] })],
  ])
  const onSave = vi.fn()
  const change = page.getByRole('button', { name: 'Change' })
  const question = page.getByRole('alertdialog', { name: '1 връзка не се отваря. Да се публикува ли така?' })

  await renderStaff(() => <Publishing state="published" change={{ status: 'hidden' }} onSave={onSave} />)
  await change.click()
  await expect.poll(() => onSave.mock.calls.length, { message: 'what leaves the site is not asked about' }).toBe(1)
  expect(asked).toEqual([])

  await renderStaff(() => <Publishing state="hidden" change={{ status: 'published' }} onSave={onSave} />)
  await change.click()
  await expect.element(question.getByText('Нова преса')).toBeVisible()
  expect(onSave).toHaveBeenCalledOnce()
  await question.getByRole('button', { name: 'Публикувай така' }).click()
  expect(onSave).toHaveBeenCalledTimes(2)
})
