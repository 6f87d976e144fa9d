import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { type CollectionGroup, CollectionList } from './collection-list.tsx'
import type { CollectionRow } from './collection-rows.tsx'
import { inOrder, movedOrder } from './order.ts'
import type { Moved } from './use-move.ts'

const groupOf = (id: string, count: number): CollectionGroup => ({
  ...{ id, name: id, note: `${count}` },
  rows: Array.from({ length: count }, (_, index) => ({
    ...{ _id: `${id}-${index}`, lead: null, title: `${id} ${index}`, line: '', facts: '', state: null, acts: null },
  })),
})

function Listed({ groups }: { groups: CollectionGroup[] }) {
  const [asked, setAsked] = useState(0)
  return <CollectionList collection="documents" groups={groups} wanted={asked} onMore={setAsked} />
}

test('of 2,000 rows a list shows 100, and 100 more with the focus on the first of them', async () => {
  const groups = [groupOf('statements', 80), groupOf('policies', 1_000), groupOf('legal', 920)]
  await renderStaff(() => <Listed groups={groups} />)
  await expect.element(page.getByText('policies 19', { exact: true })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(100)
  expect(
    page
      .getByRole('region')
      .elements()
      .map(({ textContent }) => textContent?.slice(0, 10)),
  ).toEqual(['statements', 'policies 1'])
  await page.getByRole('button', { name: 'Покажи още' }).click()
  await expect.element(page.getByRole('link', { name: 'policies 20', exact: true })).toHaveFocus()
  expect(page.getByRole('listitem').elements()).toHaveLength(200)
})

test('a list of 100 rows has nothing more to show', async () => {
  await renderStaff(() => <Listed groups={[groupOf('legal', 100)]} />)
  await expect.element(page.getByText('legal 99', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Покажи още' })).not.toBeInTheDocument()
})

const CERTIFICATES = Array.from({ length: 12 }, (_, index) => ({ _id: `iso-${index + 1}`, title: `ISO ${index + 1}` }))

/** Twelve certificates that can be put in order, and two papers of other years that cannot. */
function Certificates({ onMove }: { onMove: (moved: Moved) => void }) {
  const rows = CERTIFICATES.map((row) => ({ ...groupOf('x', 1).rows[0], ...row, list: 'certificates' }))
  const [ordered, setOrdered] = useState(rows as CollectionRow[])
  const alone = groupOf('alone', 2).rows.map((row) => ({ ...row, list: row._id }))
  return (
    <CollectionList
      collection="documents"
      groups={[
        { id: 'certificates', name: 'Certificates', rows: ordered },
        { id: 'alone', name: 'Alone', rows: alone },
      ]}
      wanted={0}
      onMore={() => undefined}
      onMove={(moved) => {
        onMove(moved)
        setOrdered(inOrder(ordered, movedOrder(moved)))
      }}
    />
  )
}
const grip = (title: string, place: number) =>
  page.getByRole('button', { name: `Премести ${title}, място ${place} от 12`, exact: true })
const shownOrder = () =>
  [...document.querySelectorAll('[data-id^=iso]')]
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((row) => row.getAttribute('data-id'))

test('with the keyboard a row goes from the last place to the first in three keys, and the place is told', async () => {
  const onMove = vi.fn()
  await renderStaff(() => <Certificates onMove={onMove} />)
  await expect.element(grip('ISO 12', 12)).toBeVisible()
  expect(page.getByRole('button', { name: /^Премести/ }).elements()).toHaveLength(12)
  grip('ISO 12', 12).element().focus()
  await userEvent.keyboard(' {Home}')
  await expect.element(page.getByText('ISO 12 – място 1 от 12.')).toBeVisible()
  expect(shownOrder()[0]).toBe('iso-12')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp} ')
  expect(onMove.mock.calls).toEqual([[expect.objectContaining({ id: 'iso-12', from: 11, to: 1, title: 'ISO 12' })]])
  await expect.element(grip('ISO 12', 2)).toHaveFocus()
  await expect.element(grip('ISO 12', 2)).toHaveAttribute('aria-pressed', 'false')
})

test('Escape, and leaving the grip, put a row back', async () => {
  const onMove = vi.fn()
  await renderStaff(() => <Certificates onMove={onMove} />)
  await expect.element(grip('ISO 1', 1)).toBeVisible()
  grip('ISO 1', 1).element().focus()
  await userEvent.keyboard(' {End}')
  await expect.element(page.getByText('ISO 1 – място 12 от 12.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(grip('ISO 1', 1)).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(grip('ISO 1', 2)).toHaveFocus()
  await userEvent.tab()
  await expect.element(grip('ISO 1', 1)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(onMove).not.toHaveBeenCalled()
})

test('a pointer drags a row over others; a click, and a touch that ends in something else, move nothing', async () => {
  const onMove = vi.fn()
  await renderStaff(() => <Certificates onMove={onMove} />)
  await expect.element(grip('ISO 1', 1)).toBeVisible()
  const at = (title: string, place: number) => {
    const { top, height } = grip(title, place).element().getBoundingClientRect()
    return top + height / 2
  }
  // No pointer of its own is there to be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  const [start, over] = [at('ISO 1', 1), at('ISO 3', 3) + 10]
  const element = grip('ISO 1', 1).element()
  const send = (type: string, clientY: number) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientY }))
  send('pointerdown', start)
  send('pointerup', start)
  send('pointerdown', start)
  send('pointermove', over)
  await expect.element(page.getByText('ISO 1 – място 3 от 12.')).toBeVisible()
  send('lostpointercapture', over)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  expect(onMove).not.toHaveBeenCalled()
  send('pointerdown', start)
  send('pointermove', over)
  send('pointerup', over)
  expect(onMove.mock.calls).toEqual([[expect.objectContaining({ id: 'iso-1', from: 0, to: 2 })]])
  await expect.element(grip('ISO 1', 3)).toHaveFocus()
})

test('an editor who does not drag has the menu of the row', async () => {
  const onMove = vi.fn()
  await renderStaff(() => <Certificates onMove={onMove} />)
  const choose = async (title: string, act: string) => {
    await page.getByRole('button', { name: `Още за „${title}“`, exact: true }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }
  await choose('ISO 12', 'Най-отгоре')
  await choose('ISO 12', 'Едно място надолу')
  await choose('ISO 3', 'Най-отдолу')
  expect(onMove.mock.calls.map(([{ id, to }]) => [id, to])).toEqual([
    ['iso-12', 0],
    ['iso-12', 1],
    ['iso-3', 11],
  ])
  await page.getByRole('button', { name: 'Още за „ISO 1“', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Най-отгоре' })).not.toBeInTheDocument()
})
