import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { CareerForm } from '#features/admin/careers/career-form.tsx'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'

const INVALID = 'Въведете действителна дата във вида ДД-ММ-ГГГГ'
const start = page.getByLabelText('Начална дата *')
const end = page.getByLabelText('Крайна дата *')
const wrong = page.getByText(INVALID)

const Dates = () => <CareerForm item={null} onSaved={() => undefined} onClose={() => undefined} />

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await userEvent.type(field, text)
}

test('dates are typed with dots, slashes, spaces or digits alone, and completed when left', {
  tags: ['ADM-22', 'ADM-35'],
}, async () => {
  await renderStaff(() => <Dates />)
  for (const typed of ['01.12.2026', '01/12/2026', '1 12 2026', '01122026', '1-12-26']) {
    await typeInto(start, typed)
    await userEvent.tab()
    await expect.element(start, { message: typed }).toHaveValue('01-12-2026')
  }
  for (const pasted of ['2026-12-01', '1-12-2026', ' 01.12.2026 г.']) {
    await start.fill(pasted)
    await userEvent.tab()
    await expect.element(start, { message: pasted }).toHaveValue('01-12-2026')
  }
  await expect.element(wrong).not.toBeInTheDocument()
})

test('of what is typed digits and hyphens stay, ten of them, and it has to be a real day', {
  tags: ['ADM-22'],
}, async () => {
  await renderStaff(() => <Dates />)
  await typeInto(start, '31a-02/-2026999')
  await expect.element(start).toHaveValue('31-02-2026')
  await expect.element(wrong).toBeVisible()
  await start.fill('31-0')
  await expect.element(wrong).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(wrong).toBeVisible()
  await start.fill('28-02-2026')
  await expect.element(wrong).not.toBeInTheDocument()
})

test('a digit of a date is changed in place and the caret stays there', { tags: ['ADM-22'] }, async () => {
  await renderStaff(() => <Dates />)
  await end.fill('01-12-2026')
  const input = end.element() as HTMLInputElement
  input.setSelectionRange(0, 2)
  await userEvent.keyboard('{Delete}')
  await expect.element(end).toHaveValue('-12-2026')
  await userEvent.keyboard('31')
  await expect.element(end).toHaveValue('31-12-2026')
  expect(input.selectionStart).toBe(2)
})

test('a date is picked in a calendar by mouse and by keyboard', { tags: ['ADM-22'] }, async () => {
  await renderStaff(() => <Dates />)
  const openers = page.getByRole('button', { name: 'Отвори календара' })
  await start.fill('29-11-2026')
  await openers.first().click()
  await expect.element(page.getByRole('button', { name: 'Избрана дата: неделя, 29 ноември 2026' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(page.getByText('декември 2026', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(start).toHaveValue('07-12-2026')
  await expect.element(openers.first()).toHaveFocus()
  await expect.element(openers.first()).toHaveAttribute('aria-expanded', 'false')

  await openers.last().click()
  await page.getByRole('button', { name: 'Следващ месец' }).click()
  await page.getByRole('button', { name: 'Предишен месец' }).click()
  await page.getByRole('button', { name: /, 15 / }).click()
  await expect.element(end).toHaveValue(expect.stringMatching(/^15-\d\d-\d{4}$/))
  await openers.last().click()
  await expect.element(page.getByRole('button', { name: /Избрана дата/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(openers.last()).toHaveFocus()
})

test('a position cannot end before it begins', { tags: ['ADM-35'] }, async () => {
  await renderStaff(() => <Dates />)
  await start.fill('10-01-2026')
  await end.fill('09-01-2026')
  await expect.element(end).toHaveAttribute('aria-invalid', 'true')
  await end.fill('10-01-2026')
  await expect.element(end).not.toHaveAttribute('aria-invalid')
})
