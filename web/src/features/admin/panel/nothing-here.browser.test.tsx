import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { NewsCounts } from '#features/admin/publications.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import type { ChosenFilter } from './news-filter.ts'
import { NewsFilters } from './news-filters.tsx'
import { NothingHere } from './nothing-here.tsx'

const without = { state: 0, missing: 12, translation: 0, withoutAlt: 0, hasDraft: 0, period: 1, author: 0 }
const counts: NewsCounts['counts'] = {
  missing: { bg: 0, en: 1, de: 2, it: 3 },
  translation: { outdated: 4, inTranslation: 0 },
  withoutAlt: 5,
  hasDraft: 8,
  months: [
    { month: '2026-11', count: 7 },
    { month: '2024-04', count: 30 },
    { month: '2024-02', count: 7 },
  ],
  authors: [
    { name: 'elena', count: 6 },
    { name: 'stoyan', count: 2 },
  ],
  without,
}
const year: ChosenFilter = { name: 'period', counted: 'period', words: '2024 г.' }
const missing: ChosenFilter = { name: 'missing', counted: 'missing', words: 'Без италиански' }
const author: ChosenFilter = { name: 'author', counted: 'author', words: 'Автор: Вие' }

test('what finds nothing is named, and taken away where that helps', async () => {
  const acts = { onClear: vi.fn(), onRemove: vi.fn(), onRemoveAll: vi.fn() }
  const show = (search: string, filters: ChosenFilter[]) =>
    renderStaff(() => <NothingHere search={search} filters={filters} counts={counts} {...acts} />)
  const button = (name: string) => page.getByRole('button', { name })

  await show('', [year])
  await expect.element(page.getByText('Филтърът „2024 г.“ не намира нищо.')).toBeVisible()
  await button('Махни „2024 г.“: остава 1 публикация').click()
  expect(acts.onRemove).toHaveBeenLastCalledWith(year)
  await expect.element(button('Изчисти филтрите')).not.toBeInTheDocument()

  await show('', [missing, year, author])
  await expect
    .element(page.getByText('Заедно филтрите „Без италиански“, „2024 г.“, „Автор: Вие“ не намират нищо.'))
    .toBeVisible()
  await expect.element(button('Махни „Без италиански“: остават 12 публикации')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /Автор/ }), { message: 'without it there is nothing either' })
    .not.toBeInTheDocument()
  await expectAccessible()
  await button('Изчисти филтрите').click()
  expect(acts.onRemoveAll).toHaveBeenCalledOnce()

  await show('мелница', [author])
  await expect.element(page.getByText('Търсено е само сред: „Автор: Вие“.')).toBeVisible()
  await button('Изчисти търсенето').click()
  expect(acts.onClear).toHaveBeenCalledOnce()
})

test('each choice says how many items it leaves; the chosen one is there though it leaves none', async () => {
  const onNarrow = vi.fn()
  await renderStaff(() => <NewsFilters address={{ author: 'mira' }} counts={counts} onNarrow={onNarrow} />)
  await expect.element(page.getByRole('option', { name: 'Вие (6)' })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Променено след превода (4)' })).toBeInTheDocument()
  await expect.element(page.getByLabelText('Автор')).toHaveDisplayValue('mira (0)')
  await page.getByLabelText('Снимка без описание (5)').click()
  expect(onNarrow).toHaveBeenLastCalledWith({ withoutAlt: true })
  await page.getByRole('button', { name: 'IT 3: без италиански' }).click()
  expect(onNarrow).toHaveBeenLastCalledWith({ missing: 'it' })
  await expectAccessible()
})

test('of the months those can be chosen that have items, of any year, and a whole year', async () => {
  const onNarrow = vi.fn()
  const show = (period?: string) =>
    renderStaff(() => <NewsFilters address={{ ...(period && { period }) }} counts={counts} onNarrow={onNarrow} />)
  const button = (name: string) => page.getByRole('button', { name })
  await show()
  await expect.element(button('ноември 2026 (7)')).toBeEnabled()
  await expect.element(button('април 2026 (0)')).toBeDisabled()
  await expect.element(button('Следваща година')).toHaveAttribute('aria-disabled', 'true')
  await button('Предишна година').click()
  await button('април 2024 (30)').click()
  expect(onNarrow).toHaveBeenLastCalledWith({ period: '2024-04' })
  await button('2024 г. (37)').click()
  expect(onNarrow).toHaveBeenLastCalledWith({ period: '2024' })
  await show('2024-04')
  await expect.element(button('април 2024 (30)')).toHaveAttribute('aria-pressed', 'true')
  await button('април 2024 (30)').click()
  expect(onNarrow).toHaveBeenLastCalledWith({ period: undefined })
  await expectAccessible()
})
