import type { StaffSummary } from 'api/contract/news-list'
import { MAX_SELECTED, type SelectionChange, type SelectionChanged } from 'api/contract/news-selection'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SavedNote, SavedProvider } from '#features/admin/shell/saved-note.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { newsSummary } from '#features/admin/testing/samples.ts'
import { NewsList } from './news-list.tsx'
import styles from './news-pane.module.css'
import { useNewsSelection } from './use-news-selection.tsx'

const TITLES = ['Преса', 'Стан', 'Пещ', 'Линия', 'Склад']
const items = TITLES.map((title, index) => summary(`id-${index}`, title))

function summary(id: string, title: string) {
  return newsSummary({ _id: id, url: id, titles: { bg: title, en: title, de: '', it: '' } })
}

interface ListedProps {
  states?: Partial<Record<string, StaffSummary['state']>>
  total?: number
  onDelete?: (item: StaffSummary) => void
}

/** The list as the panel shows it, without what narrows it. */
function Listed({ states = {}, total = items.length, onDelete = () => {} }: ListedProps) {
  const rows = items.map((item) => ({ ...item, state: states[item._id] ?? item.state }))
  const list = useRef<HTMLUListElement>(null)
  const { selection, askToDelete, askForVisibility, bar, shown } = useNewsSelection({
    tab: 'news',
    filter: { medias: 'false', period: '2024' },
    rows,
    total,
  })
  return (
    // Below the bar of the administration.
    <div role="tabpanel" aria-label="Новини" style={{ paddingTop: 68 }}>
      {shown}
      {/* The place of the tools, which the bar takes. */}
      <div className={styles.line} data-selecting={bar ? true : undefined}>
        <div style={{ height: 48 }} />
        {bar}
      </div>
      <NewsList
        items={rows}
        selection={selection}
        listRef={list}
        onVisibility={() => {}}
        onVisibilityOfSelected={askForVisibility}
        onDelete={onDelete}
        onDeleteSelected={askToDelete}
      />
    </div>
  )
}

const show = (props: ListedProps = {}) =>
  renderStaff(() => (
    <SavedProvider>
      <Listed {...props} />
      <SavedNote />
    </SavedProvider>
  ))

type Answer = Partial<SelectionChanged> | 'away'

/** The server: changes all that it is asked to, but for what `answers` say, one a request. @returns what it was asked */
function server(answers: Answer[] = [], all: string[] = []) {
  const asked: (SelectionChange | string)[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (path.endsWith('/own-links/of-news')) return Response.json({ links: [] })
    if (path.endsWith('/own-links/places')) return Response.json({ titles: [], total: 0 })
    if (method !== 'POST') {
      asked.push(path)
      return Response.json({ ids: all })
    }
    const change: SelectionChange = JSON.parse(String(body))
    asked.push(change)
    const answer = answers.shift() ?? {}
    if (answer === 'away') return Response.json({ error: 'away' }, { status: 503 })
    const done = { changed: change.ids, failed: [], ...answer }
    return Response.json({ ...done, was: done.changed.map(() => WAS) })
  })
  return asked
}

const WAS = { status: 'published', visibleFrom: null, visibleUntil: null } as const

const box = (title: string) => page.getByRole('checkbox', { name: `Избери: ${title}` })
const link = (title: string) => page.getByRole('link', { name: title, exact: true })
const bar = page.getByRole('region', { name: 'Избрани публикации' })
const act = (name: string) => bar.getByRole('button', { name })
const panel = page.getByRole('dialog', { name: 'Видимост' })

/** Chooses the visibility of what is selected, and presses the button of the control. */
async function choose(choice: string, button: string) {
  await act('Видимост').click()
  await panel.getByRole('radio', { name: choice }).click()
  await panel.getByRole('button', { name: button }).click()
}

test('a click with Shift selects the rows between; what is done with them is said, and undone', async () => {
  const asked = server()
  await show()
  await expect.element(bar).not.toBeInTheDocument()
  await box('Стан').click()
  await expect.element(bar).toMatchTextContent('Избрана 1')
  await box('Линия').click({ modifiers: ['Shift'] })
  await expect.element(bar).toMatchTextContent('Избрани 3')
  await box('Пещ').click()
  await expect.element(box('Пещ')).not.toBeChecked()
  await box('Преса').click({ modifiers: ['Shift'] })
  await expect.element(bar, { message: 'from the last click on, whichever it was' }).toMatchTextContent('Избрани 4')
  await box('Преса').click()
  await expectAccessible()

  await choose('Скрий от сайта', 'Скрий 3')
  await expect.element(page.getByText('Скрити са 3 публикации.')).toBeVisible()
  expect(asked).toEqual([{ act: 'hide', ids: expect.arrayContaining(['id-1', 'id-2', 'id-3']) }])
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(link('Преса'), { message: 'the focus is on the row that was clicked last' }).toHaveFocus()

  await page.getByRole('button', { name: 'Върни' }).click()
  await expect.element(page.getByText('Върнато.')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({
    act: 'show',
    visibleFrom: null,
    ids: expect.arrayContaining(['id-1', 'id-2', 'id-3']),
  })
})

test('before what is selected goes, what links to it and stays is named', async () => {
  const asked = answering([
    [/^POST .api.admin.own-links.places$/, () => ({ titles: ['Нова преса', 'Отчет'], total: 12 })],
  ])
  await show()
  await box('Стан').click()
  await box('Пещ').click()
  const linking = 'Към тях водят връзки от 12 места, които остават на сайта:Нова пресаОтчети още 10'
  await act('Видимост').click()
  await expect.element(panel.getByRole('radio', { name: 'Скрий от сайта' })).toBeVisible()
  expect(asked, 'only what goes is asked about').toEqual([])
  await panel.getByRole('radio', { name: 'Скрий от сайта' }).click()
  await expect.element(panel).toMatchTextContent(linking)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await act('Изтрий').click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(linking)
  expect(asked[0]?.body).toEqual({ ids: ['id-1', 'id-2'] })
})

test('what was not changed is named with its reason and stays selected; what was deleted by others does not', async () => {
  const reasons = [
    { _id: 'id-1', title: 'Стан', reason: 'draft' as const },
    { _id: 'id-2', title: '', reason: 'gone' as const },
  ]
  server([{ changed: ['id-0'], failed: reasons }])
  await page.viewport(1440, 400)
  await show()
  await box('Преса').click()
  await box('Пещ').click({ modifiers: ['Shift'] })
  window.scrollTo(0, document.body.scrollHeight)
  await choose('Скрий от сайта', 'Скрий 3')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('2 публикации не са променени:')
  await expect.element(alert).toMatchTextContent('„Стан“ е чернова и на сайта не се вижда.')
  await expect.element(alert).toMatchTextContent('„Без заглавие“ вече е изтрита.')
  await expect.element(alert, { message: 'however far down the list is' }).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByText('Скрита е 1 публикация.')).toBeVisible()
  await expect.element(bar).toMatchTextContent('Избрана 1')
  await expect.element(box('Стан')).toBeChecked()
  await expectAccessible()
})

test('all that the list holds are changed fifty at a time; after a lost line the rest stays selected', async () => {
  const all = Array.from({ length: 120 }, (_, index) => `id-${index}`)
  const asked = server([{}, 'away'], all)
  await show({ total: 120 })
  await box('Преса').click()
  await act('Избери всички 120').click()
  await expect.element(bar).toMatchTextContent('Избрани 120')
  expect(asked).toEqual(['/api/admin/selection/news?medias=false&period=2024'])
  await expect.element(act('Избери всички 120')).not.toBeInTheDocument()

  await act('Премести в „Медиите за нас“').click()
  await expect.element(page.getByText('50 публикации са преместени в „Медиите за нас“.')).toBeVisible()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Остават 70 избрани публикации, които не са променени.')
  await expect.element(bar).toMatchTextContent('Избрани 70')

  await act('Премести в „Медиите за нас“').click()
  await expect.element(page.getByText('70 публикации са преместени в „Медиите за нас“.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  const moved = asked.flatMap((each) => (typeof each === 'object' ? each.ids : []))
  expect(moved).toEqual([...all.slice(0, MAX_SELECTED), ...all.slice(50, 100), ...all.slice(50)])
})

test('keys: arrows lead through the rows, Space selects, Delete asks, Escape ends it', async () => {
  const asked = server()
  const onDelete = vi.fn()
  await show({ onDelete })
  link('Преса').element().focus()
  await userEvent.keyboard('{Delete}')
  expect(onDelete, 'without a selection it is the row').toHaveBeenCalledWith(items[0])
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  await expect.element(link('Стан')).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
  await expect.element(bar).toMatchTextContent('Избрана 1')
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(bar).toMatchTextContent('Избрани 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(link('Линия')).toHaveFocus()

  await userEvent.keyboard(' {Delete}')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Да се изтрие ли 1 публикация?')
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect.element(page.getByText('1 публикация е в кошчето.')).toBeVisible()
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect.element(page.getByText('Върнато.')).toBeVisible()
  expect(asked).toEqual([
    { act: 'delete', ids: ['id-3'] },
    { act: 'restore', ids: ['id-3'] },
  ])
})

test('V chooses the visibility of what is selected; drafts are said to wait, and what was different before comes back alike', async () => {
  const asked = server()
  await show({ states: { 'id-1': 'draft' } })
  await box('Преса').click()
  await box('Стан').click()
  link('Стан').element().focus()
  await userEvent.keyboard('v')
  await expect.element(panel.getByRole('radio', { name: 'На сайта веднага' })).toHaveFocus()
  await expect.element(panel).toMatchTextContent('1 чернова се публикува само от страницата си.')
  await userEvent.keyboard('{ArrowDown}')
  await panel.getByRole('textbox', { name: 'Показва се от' }).fill('30-11-2099')
  await expectAccessible()
  await panel.getByRole('button', { name: 'Планирай 2' }).click()
  await expect.element(page.getByText('2 публикации ще се покажат на 30-11-2099 в 09:00.')).toBeVisible()
  expect(asked).toEqual([
    { act: 'show', ids: ['id-0', 'id-1'], visibleFrom: '2099-11-30T09:00:00+02:00', visibleUntil: null },
  ])
})

test('V opens the control of a row, whose keys are its own', async () => {
  server()
  const onDelete = vi.fn()
  await show({ onDelete })
  link('Стан').element().focus()
  await userEvent.keyboard('v')
  const end = panel.getByRole('checkbox', { name: 'Скрий по-късно' })
  end.element().focus()
  await userEvent.keyboard('{Delete}{ArrowDown}')
  await expect.element(end).toHaveFocus()
  expect(onDelete).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(link('Стан')).toHaveFocus()
})

test('on a phone the menu of a row begins the selection, then a touch of a row selects it', async () => {
  await page.viewport(390, 844)
  const asked = server()
  await show({ total: 7 })
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Още за „Стан“' }).click()
  await page.getByRole('menuitem', { name: 'Избери' }).click()
  await expect.element(box('Стан')).toBeChecked()
  const { left, top } = link('Пещ').element().getBoundingClientRect()
  const touched = document.elementFromPoint(left + 2, top + 2)
  expect(touched?.closest('label'), 'the title belongs to the checkbox now').not.toBeNull()
  await box('Пещ').click()
  await expect.element(bar).toMatchTextContent('Избрани 2')
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(window.innerHeight)
  await bar.getByRole('button', { name: 'Още за избраните' }).click()
  await expect.element(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await act('Видимост').click()
  await expect.element(panel, { message: 'a sheet over the bar' }).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: 'Публикувай 2' }).click()
  await expect.element(page.getByText('2 публикации са на сайта.')).toBeVisible()
  expect(asked).toEqual([{ act: 'show', ids: ['id-1', 'id-2'], visibleFrom: null, visibleUntil: null }])
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('what would be put on the site with a link that does not open is asked about first', async () => {
  const items = [{ _id: 'id-1', title: 'Стан' }]
  const asked = answering([
    [/own-links.of-news$/, () => ({ links: [{ address: '/news/gone', state: 'trash', from: null, items }] })],
  ])
  await show({ states: { 'id-1': 'hidden' } })
  await box('Стан').click()
  await choose('На сайта веднага', 'Публикувай 1')
  const question = page.getByRole('alertdialog', { name: '1 връзка не се отваря. Да се публикува ли така?' })
  await expect.element(question.getByText('Стан', { exact: true })).toBeVisible()
  expect(asked.map(({ what }) => what)).toEqual(['POST /api/admin/own-links/of-news'])
  await question.getByRole('button', { name: 'Публикувай така' }).click()
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ act: 'show', ids: ['id-1'] })
})
