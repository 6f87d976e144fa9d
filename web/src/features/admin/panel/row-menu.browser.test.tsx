import type { StaffSummary } from 'api/contract/news'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { NewsRow } from './news-row.tsx'

const item: StaffSummary = {
  _id: 'an-id',
  url: 'press',
  date: '2026-11-20',
  titles: { bg: 'Нова преса', en: 'A press', de: '', it: '' },
  cover: '',
  isMediaNews: false,
  waiting: [],
  outdated: [],
  state: 'published',
  visibleFrom: null,
  visibleUntil: null,
  updatedBy: null,
  draft: null,
  updatedAt: '2026-11-20T10:00:00Z',
}

const unselected = { isSelected: false, hasCheckbox: true, onSelect: () => {} }

test('a row has a menu that takes its item from the site or brings it back, by keyboard, too', async () => {
  const onShowing = vi.fn()
  const show = (state: StaffSummary['state']) =>
    renderStaff(() => (
      <ul>
        <NewsRow item={{ ...item, state }} {...unselected} onShowing={onShowing} onDelete={() => {}} />
      </ul>
    ))
  const opener = page.getByRole('button', { name: 'Още за „Нова преса“' })

  await show('published')
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Превод' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  expect(onShowing).toHaveBeenLastCalledWith('hidden')
  await expect.element(opener).toHaveFocus()

  await show('hidden')
  await opener.click()
  await page.getByRole('menuitem', { name: 'Покажи на сайта' }).click()
  expect(onShowing).toHaveBeenLastCalledWith('published')

  await show('planned')
  await opener.click()
  await page.getByRole('menuitem', { name: 'Скрий от сайта' }).click()
  expect(onShowing.mock.calls).toEqual([['hidden'], ['published'], ['hidden']])

  await show('draft')
  await opener.click()
  await expect.element(page.getByRole('menuitem').nth(1)).toHaveTextContent('История')
  await expect.element(page.getByRole('menuitem').nth(2)).not.toBeInTheDocument()
})

test('the menu of a row leads to the translation of its item', async () => {
  const { path } = await renderStaff(() => (
    <ul>
      <NewsRow item={item} {...unselected} onShowing={() => {}} onDelete={() => {}} />
    </ul>
  ))
  await page.getByRole('button', { name: 'Още за „Нова преса“' }).click()
  await page.getByRole('menuitem', { name: 'Превод' }).click()
  await expect.poll(path).toBe('/admin/news/press/translate')
})
