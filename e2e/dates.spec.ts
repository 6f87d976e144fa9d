import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const INVALID = 'Въведете действителна дата във вида ДД-ММ-ГГГГ'

async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.evaluate((input, pasted) => {
    ;(input as HTMLInputElement).focus()
    document.execCommand('insertText', false, pasted)
  }, text)
}

test('dates are typed with dots, slashes, spaces or digits alone, pasted, and completed when left', {
  tag: ['@ADM-22', '@ADM-35'],
}, async ({ editor }) => {
  await editor.goto('/admin/careers/new')
  const start = editor.getByLabel('Начална дата')
  for (const typed of ['01.12.2026', '01/12/2026', '1 12 2026', '01122026', '1-12-26']) {
    await start.fill('')
    await start.pressSequentially(typed)
    await start.press('Tab')
    await expect(start, typed).toHaveValue('01-12-2026')
  }
  for (const pasted of ['2026-12-01', '1-12-2026', ' 01.12.2026 г.']) {
    await paste(start, pasted)
    await start.blur()
    await expect(start, pasted).toHaveValue('01-12-2026')
  }
  await expect(editor.getByText(INVALID)).toHaveCount(0)
  await start.fill('')
  await start.pressSequentially('31.02.2026')
  await expect(editor.getByText(INVALID)).toBeVisible()
  await start.fill('31-0')
  await expect(editor.getByText(INVALID)).toHaveCount(0)
  await start.blur()
  await expect(editor.getByText(INVALID)).toBeVisible()
})

test('a digit of a date is changed in place and the caret stays there', { tag: ['@ADM-22'] }, async ({ editor }) => {
  await editor.goto('/admin/careers/new')
  const end = editor.getByLabel('Крайна дата')
  await end.fill('01-12-2026')
  await end.evaluate((input) => (input as HTMLInputElement).setSelectionRange(0, 2))
  await end.press('Delete')
  await expect(end).toHaveValue('-12-2026')
  await end.pressSequentially('31')
  await expect(end).toHaveValue('31-12-2026')
  expect(await end.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(2)
})

test('a date is picked in a calendar by mouse and by keyboard', { tag: ['@ADM-22'] }, async ({
  editor,
  expectAccessible,
}) => {
  await editor.goto('/admin/careers/new')
  const start = editor.getByLabel('Начална дата')
  const open = editor.getByRole('button', { name: 'Отвори календара' })
  await start.fill('29-11-2026')
  await open.first().press('Enter')
  await expect(editor.getByText('ноември 2026').first()).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Избрана дата: неделя, 29 ноември 2026' })).toBeFocused()
  await expectAccessible(editor)
  await editor.keyboard.press('ArrowRight')
  await editor.keyboard.press('ArrowDown')
  await expect(editor.getByText('декември 2026').first()).toBeVisible()
  await editor.keyboard.press('Enter')
  await expect(start).toHaveValue('07-12-2026')
  await expect(open.first()).toBeFocused()
  await expect(open.first()).toHaveAttribute('aria-expanded', 'false')

  await open.last().click()
  await editor.getByRole('button', { name: 'Следващ месец' }).click()
  await editor.getByRole('button', { name: 'Предишен месец' }).click()
  await editor.getByRole('button', { name: /, 15 / }).click()
  await expect(editor.getByLabel('Крайна дата')).toHaveValue(/^15-\d\d-\d{4}$/)
  await open.last().click()
  await expect(editor.getByRole('button', { name: /Избрана дата/ })).toBeFocused()
  await editor.keyboard.press('Escape')
  await expect(open.last()).toBeFocused()
})
