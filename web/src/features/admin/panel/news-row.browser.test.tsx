import type { StatusChange } from 'api/contract/news-input'
import type { StaffSummary } from 'api/contract/news-list'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { newsSummary } from '#features/admin/testing/samples.ts'
import { NewsRow } from './news-row.tsx'

const item = newsSummary()
const unselected = { isSelected: false, hasCheckbox: true, onSelect: () => {}, onDelete: () => {} }

/** A row as the list shows it: it knows whose visibility is being chosen. */
function Row({ state, onVisibility }: { state: StaffSummary['state']; onVisibility: (change: StatusChange) => void }) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <ul style={{ paddingBottom: 600 }}>
      <NewsRow
        item={{ ...item, state, ...(state === 'planned' && { visibleFrom: '2099-11-30T07:00:00Z' }) }}
        {...unselected}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        onVisibility={onVisibility}
      />
    </ul>
  )
}

test('an item shows its date and the Bulgarian title; without an English one it says that the list of the site leaves it out', {
  tags: ['ADM-12', 'ADM-16'],
}, async () => {
  await renderStaff(() => (
    <ul>
      {[
        { bg: 'only-bulgarian', en: '' },
        { bg: 'in-both', en: 'A title' },
      ].map((titles) => (
        <NewsRow
          key={titles.bg}
          item={newsSummary({ titles: { ...titles, de: '', it: '' } })}
          {...unselected}
          isChoosing={false}
          onChoosing={() => {}}
          onVisibility={() => {}}
        />
      ))}
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

test('the menu of a row opens the one control for its visibility, by keyboard, too', async () => {
  const onVisibility = vi.fn()
  const show = (state: StaffSummary['state']) => renderStaff(() => <Row state={state} onVisibility={onVisibility} />)
  const opener = page.getByRole('button', { name: 'Още за „Нова преса“' })
  const panel = page.getByRole('dialog', { name: 'Видимост' })
  const choice = (name: string) => panel.getByRole('radio', { name, exact: true })

  await show('published')
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Превод' })).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(choice('На сайта')).toHaveFocus()
  await expect
    .element(panel.getByRole('button', { name: 'Запази' }), { message: 'nothing else is chosen' })
    .toBeDisabled()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(choice('Скрий от сайта')).toBeChecked()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onVisibility).not.toHaveBeenCalled()

  await userEvent.keyboard('{Enter}{End}{Enter}{ArrowUp}')
  await panel.getByRole('button', { name: 'Скрий от сайта' }).click()
  expect(onVisibility).toHaveBeenLastCalledWith({ status: 'hidden' })

  await show('hidden')
  await opener.click()
  await page.getByRole('menuitem', { name: 'Видимост…' }).click()
  await choice('На сайта веднага').click()
  await panel.getByRole('button', { name: 'Публикувай' }).click()
  expect(onVisibility).toHaveBeenLastCalledWith({ status: 'published', visibleFrom: null, visibleUntil: null })

  await show('planned')
  await opener.click()
  await page.getByRole('menuitem', { name: 'Видимост…' }).click()
  await expect.element(choice('На сайта от')).toBeChecked()
  const time = panel.getByRole('textbox', { name: 'Час' })
  await expect.element(time, { message: 'as everywhere, whatever the language of the browser' }).toHaveValue('09:00')
  await time.fill('930')
  await panel.getByRole('button', { name: 'Планирай' }).click()
  expect(onVisibility).toHaveBeenLastCalledWith({
    status: 'published',
    visibleFrom: '2099-11-30T09:30:00+02:00',
    visibleUntil: null,
  })

  await show('draft')
  await opener.click()
  await expect.element(page.getByRole('menuitem').nth(1)).toHaveTextContent('История')
  await expect.element(page.getByRole('menuitem').nth(2)).not.toBeInTheDocument()
})

test('an end before the start, or that has passed, is said and keeps the button off', async () => {
  const onVisibility = vi.fn()
  await renderStaff(() => <Row state="planned" onVisibility={onVisibility} />)
  await page.getByRole('button', { name: 'Още за „Нова преса“' }).click()
  await page.getByRole('menuitem', { name: 'Видимост…' }).click()
  const panel = page.getByRole('dialog', { name: 'Видимост' })
  await panel.getByRole('checkbox', { name: 'Скрий по-късно' }).click()
  await panel.getByRole('textbox', { name: 'Скрива се на' }).fill('29-11-2099')
  await expect.element(panel).toMatchTextContent('Скриването е преди показването.')
  await expect.element(panel.getByRole('button', { name: 'Планирай' })).toBeDisabled()
  await panel.getByRole('radio', { name: 'На сайта веднага' }).click()
  await panel.getByRole('textbox', { name: 'Скрива се на' }).fill('29-11-2020')
  await expect.element(panel).toMatchTextContent('Този момент вече е минал.')
  await panel.getByRole('textbox', { name: 'Скрива се на' }).fill('29-03-2099')
  await expect.element(panel).toMatchTextContent('Неделя, българско време. През нощта на този ден часовникът')
  await panel.getByRole('textbox', { name: 'Час' }).fill('9')
  await panel.getByRole('button', { name: 'Публикувай' }).click()
  expect(onVisibility).toHaveBeenLastCalledWith({
    status: 'published',
    visibleFrom: null,
    visibleUntil: '2099-03-29T09:00:00+03:00',
  })
})

test('the menu of a row leads to the translation of its item', async () => {
  const { path } = await renderStaff(() => (
    <ul>
      <NewsRow item={item} {...unselected} isChoosing={false} onChoosing={() => {}} onVisibility={() => {}} />
    </ul>
  ))
  await page.getByRole('button', { name: 'Още за „Нова преса“' }).click()
  await page.getByRole('menuitem', { name: 'Превод' }).click()
  await expect.poll(path).toBe('/admin/news/press/translate')
})
