import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { PendingButton } from './pending-button.tsx'

test('a button that takes a while shows it, keeps its place and the focus, and starts once', {
  tags: ['ADM-15'],
}, async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  let started = 0
  function Button() {
    const [isPending, setPending] = useState(false)
    async function start() {
      started += 1
      setPending(true)
      await promise
      setPending(false)
    }
    return (
      <PendingButton isPending={isPending} pendingLabel="Зареждане…" onClick={start}>
        Изтегли таблица (.csv)
      </PendingButton>
    )
  }
  await renderStaff(() => <Button />)
  const button = page.getByRole('button', { name: 'Изтегли таблица (.csv)' })
  const place = () => page.getByRole('button').element().getBoundingClientRect().toJSON()
  button.element().focus()
  const before = place()
  await userEvent.keyboard('{Enter}')
  const waiting = page.getByRole('button', { name: 'Зареждане…' })
  await expect.element(waiting).toHaveFocus()
  expect(place()).toEqual(before)
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await waiting.click({ force: true })
  finish()
  await expect.element(button).toHaveFocus()
  expect(started).toBe(1)
})
