import type { JournalEntry } from 'api/contract/journal'
import { useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RowList } from '#features/admin/list/row-list.tsx'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { rowOfJournal } from './journal-entry.tsx'

const entry: JournalEntry = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  at: '2026-11-26T08:00:00Z',
  by: 'petya',
  act: 'change',
  kind: 'event',
  itemId: 'b0000000-0000-4000-8000-000000000001',
  label: 'Отчет, 4. тримесечие',
  moment: null,
  changes: [
    { field: 'date', before: '2026-11-30', after: '2027-01-08' },
    { field: 'isCancelled', before: 'false', after: 'true' },
    { field: 'note', before: '', after: '11:00' },
    { field: 'unheardOf', before: '1', after: '2' },
  ],
}
function Listed({ of }: { of: JournalEntry }) {
  const { t } = useTranslation('admin')
  return <RowList className="" groups={[{ id: 'day', name: 'Today', rows: [rowOfJournal(t, of)] }]} />
}
const shown = async (of: Partial<JournalEntry>) => {
  await renderStaff(() => <Listed of={{ ...entry, ...of }} />)
  await expect.element(page.getByText('petya')).toBeVisible()
  return [...document.querySelectorAll('li li')].map(({ textContent }) => textContent)
}

test('the journal says what a field was before and is now, in the words of its form', async () => {
  expect(await shown({})).toEqual([
    'Дата: 30-11-2026 → 08-01-2027',
    'Отменено: не → да',
    'Пояснение (на английски): Няма → 11:00',
  ])
  await expectAccessible()
  const changes = [
    { field: 'gallery', before: 'a.jpg', after: 'b.jpg' },
    { field: 'title.en', before: 'Results', after: 'Results for 2026' },
  ]
  expect(await shown({ kind: 'news', changes })).toEqual(['Заглавие EN: Results → Results for 2026'])
  expect(await shown({ changes: [] })).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Отчет, 4. тримесечие' })).toBeVisible()
})
