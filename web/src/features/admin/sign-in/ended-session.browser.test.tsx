import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CareerForm } from '#features/admin/careers/career-form.tsx'
import { StaffShell } from '#features/admin/shell/staff-shell.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { CANCELLED, stubPasskey } from '#features/admin/testing/stub-passkey.ts'
import { EndedSession } from './ended-session.tsx'

const elena = { id: 'elena', username: 'elena', roles: ['administrator'] }
const boris = { id: 'boris', username: 'boris', roles: ['administrator'] }
const draft = { _id: 'd', item: null, basedOn: null, title: '', createdBy: 'elena', updatedBy: 'elena' }
const dialog = page.getByRole('dialog', { name: 'Сесията изтече' })
const title = page.getByRole('textbox', { name: /^Наименование/ })
const password = dialog.getByLabelText('Парола', { exact: true })
const submit = dialog.getByRole('button', { name: 'Влез', exact: true })

/**
 * A form that is written in, whose session the server ends then.
 * @param login answers the sign-in, by the password or a passkey
 */
async function writeUntilEnded(login: (body: object) => object | Response) {
  onTestFinished(() => localStorage.clear())
  localStorage.clear()
  let isOver = false
  const asked = answering([
    [/^POST .api.admin.validate$/, () => ({ user: elena, token: 'a.token.of-tests' })],
    [/^POST .api.admin.passkey.options$/, () => ({ ticket: 'the ticket', options: { challenge: 'AAAA' } })],
    [/^POST .api.admin.(login|passkey)$/, ({ body }) => login(body as object)],
    [
      /^PUT .api.admin.careers.drafts/,
      ({ body }) => {
        if (isOver && localStorage.getItem('adminToken') !== 'another.token')
          return Response.json({ error: 'signed out' }, { status: 401 })
        return { ok: true, draft: { ...draft, ...(body as object), updatedAt: new Date().toISOString() } }
      },
    ],
  ])
  const shown = await renderStaff((leave) => (
    <StaffShell bell={null} signIn={(username) => <EndedSession username={username} />}>
      <CareerForm item={null} onSaved={leave} onClose={leave} />
    </StaffShell>
  ))
  await expect.poll(() => asked.some(({ what }) => what === 'POST /api/admin/validate')).toBe(true)
  await title.fill('Оператор')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(/^Записано в/)).toBeVisible()
  isOver = true
  await title.fill('Оператор на стан')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).toBeVisible()
  return { ...shown, asked }
}

test('an ended session is asked for over the form, with its second step; what was typed stays and is sent', {
  tags: ['ADM-06', 'AMB-32'],
}, async () => {
  const needed = () =>
    Response.json({ error: 'a code is needed', code: 'secondStepNeeded', ways: ['app'] }, { status: 401 })
  const { path, asked } = await writeUntilEnded((body) =>
    'code' in body ? { user: elena, token: 'another.token' } : needed(),
  )
  await expect.element(dialog.getByLabelText('Потребителско име')).toHaveValue('elena')
  await expect.element(password).toHaveFocus()
  await expectAccessible()
  // It stays until there is a session.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await password.fill('a password of my own')
  await submit.click()
  await dialog.getByLabelText('Код от приложението').fill('123456')
  await expectAccessible()
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('Оператор на стан')
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByText(/^Записано в/)).toBeVisible()
  expect(path()).toBe('/admin/news/new')
  expect(asked.findLast(({ what }) => what.startsWith('PUT'))?.body).toMatchObject({
    values: { title: 'Оператор на стан' },
  })
})

test('a passkey signs in over the form as well, where the first try is refused, and what was typed is sent', async () => {
  const passkey = stubPasskey()
  const { asked } = await writeUntilEnded(() => ({ user: elena, token: 'another.token' }))
  const withPasskey = dialog.getByRole('button', { name: 'Влез с ключ за достъп' })
  await withPasskey.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(CANCELLED)
  passkey.isWilling = true
  await withPasskey.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('Оператор на стан')
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByText(/^Записано в/)).toBeVisible()
  expect(asked.find(({ what }) => what === 'POST /api/admin/passkey')?.body).toMatchObject({ ticket: 'the ticket' })
  expect(asked.findLast(({ what }) => what.startsWith('PUT'))?.body).toMatchObject({
    values: { title: 'Оператор на стан' },
  })
})

test('a session of another tab takes the question away; the password can be asked for in the same place', async () => {
  await writeUntilEnded(() => ({}))
  await dialog.getByRole('button', { name: 'Забравена парола?' }).click()
  const forgotten = page.getByRole('dialog', { name: 'Забравена парола' })
  await expect.element(forgotten.getByRole('button', { name: 'Изпрати връзка' })).toBeVisible()
  localStorage.setItem('adminToken', 'another.token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
  await expect.element(forgotten).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('Оператор на стан')
})

test('who signs in with another account comes to the lists; what was written waits for the first one', async () => {
  const { path } = await writeUntilEnded(() => ({ user: boris, token: 'another.token' }))
  await dialog.getByLabelText('Потребителско име').fill('boris')
  await password.fill('a password of my own')
  await submit.click()
  await expect.poll(path).toBe('/admin')
  await expect.element(dialog).not.toBeInTheDocument()
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('adminDraft'))
  expect(kept).toMatchObject([[expect.stringContaining(':elena:'), expect.stringContaining('Оператор на стан')]])
})

test('who signs out in another tab is not asked here: the page goes', async () => {
  const { path } = await writeUntilEnded(() => ({}))
  localStorage.removeItem('adminUser')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
  await expect.poll(path).toBe('/admin/login')
})
