import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { StaffShell } from './staff-shell.tsx'

test.for([
  [1440, 40],
  [390, 44],
] as const)('at %i px controls are %i px high, those of a dialog too', async ([width, height]) => {
  onTestFinished(() => localStorage.clear())
  await page.viewport(width, 800)
  answering([
    [
      /^POST .api.admin.validate$/,
      () => ({ user: { id: 'elena', username: 'elena', roles: ['administrator'] }, token: 'a.token.of-tests' }),
    ],
  ])
  await renderStaff(() => (
    <StaffShell bell={null} signIn={() => null}>
      <input className="input" aria-label="A field" />
      <MessageDialog heading="A question" onClose={() => {}}>
        <button type="button" className="btn">
          An answer
        </button>
      </MessageDialog>
    </StaffShell>
  ))
  await expect.element(page.getByRole('button', { name: 'An answer' })).toBeVisible()
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height
  expect(heightOf('.input')).toBe(height)
  expect(heightOf('[role="dialog"] .btn')).toBe(height)
})
