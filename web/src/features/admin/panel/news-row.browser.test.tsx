import type { StaffSummary } from 'api/contract/news-list'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { NewsRow } from './news-row.tsx'

function summary(url: string, en: string): StaffSummary {
  return {
    _id: url,
    url,
    date: '2026-11-20',
    titles: { bg: url, en, de: '', it: '' },
    cover: 'x-800x600.jpg',
    isMediaNews: false,
    inTranslation: [],
    outdated: [],
    state: 'published',
    visibleFrom: null,
    visibleUntil: null,
    updatedBy: null,
    draft: null,
    updatedAt: '2026-11-20T10:00:00Z',
  }
}

const unselected = { isSelected: false, hasCheckbox: true, onSelect: () => {} }

test('an item shows its date and the Bulgarian title; without an English one it says that the list of the site leaves it out', {
  tags: ['ADM-12', 'ADM-16'],
}, async () => {
  await renderStaff(() => (
    <ul>
      <NewsRow
        item={summary('only-bulgarian', '')}
        {...unselected}
        isChoosing={false}
        onChoosing={() => {}}
        onVisibility={() => {}}
        onDelete={() => {}}
      />
      <NewsRow
        item={summary('in-both', 'A title')}
        {...unselected}
        isChoosing={false}
        onChoosing={() => {}}
        onVisibility={() => {}}
        onDelete={() => {}}
      />
    </ul>
  ))
  const mark = 'Без заглавие на английски: не е в списъка на сайта'
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect.element(row('only-bulgarian')).toMatchTextContent(mark)
  await expect.element(row('in-both')).not.toMatchTextContent(mark)
  await expect.element(row('in-both')).not.toMatchTextContent('A title')
  await expect.element(row('in-both')).toMatchTextContent('20-11-2026')
  await expectAccessible()
})
