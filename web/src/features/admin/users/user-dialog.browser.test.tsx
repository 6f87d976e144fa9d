import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { UserDialog } from './user-dialog.tsx'

test('an address that no mail can reach is said at once, and nothing of the invitation is lost', async () => {
  const asked = answering([[/^POST .api.admin.users$/, () => ({ ok: true })]])
  let done = ''
  await renderStaff(() => <UserDialog user={null} onDone={(name) => (done = name)} onClose={() => {}} />)
  const email = page.getByLabelText('Имейл')
  await page.getByLabelText('Потребителско име').fill('mila')
  for (const wrong of ['mila', 'mila@firma', 'mila@firma,bg']) {
    await email.fill(wrong)
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect.element(page.getByText('Напишете имейл от вида ime@firma.bg.')).toBeVisible()
    await expect.element(email).toHaveValue(wrong)
  }
  expect(asked).toEqual([])
  await expectAccessible()
  await email.fill(' mila@firma.bg ')
  await page.getByLabelText('Позиции').click()
  await page.getByRole('button', { name: 'Изпрати' }).click()
  await expect.poll(() => done).toBe('mila')
  expect(asked.map(({ body }) => body)).toEqual([{ username: 'mila', email: 'mila@firma.bg', roles: ['positions'] }])
})

test('an invitation without any right is asked about before it is sent, and nothing of it is lost', async () => {
  const asked = answering([[/^POST .api.admin.users$/, () => ({ ok: true })]])
  let done = ''
  await renderStaff(() => <UserDialog user={null} onDone={(name) => (done = name)} onClose={() => {}} />)
  await page.getByLabelText('Потребителско име').fill('mila')
  await page.getByLabelText('Имейл').fill('mila@firma.bg')
  const send = page.getByRole('button', { name: 'Изпрати поканата' })
  const question = page.getByRole('alertdialog', { name: 'Да се изпрати ли поканата без права?' })
  await send.click()
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(send).toHaveFocus()
  await expect.element(page.getByLabelText('Имейл')).toHaveValue('mila@firma.bg')
  expect(asked).toEqual([])
  await send.click()
  await question.getByRole('button', { name: 'Изпрати без права' }).click()
  await expect.poll(() => done).toBe('mila')
  expect(asked.map(({ body }) => body)).toEqual([{ username: 'mila', email: 'mila@firma.bg', roles: [] }])
})
