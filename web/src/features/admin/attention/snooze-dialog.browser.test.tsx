import type { Finding } from 'api/contract/attention'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnDrafts } from '#features/admin/panel/own-drafts.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'

const finding: Finding = {
  ...{ key: 'certificateEnds:a', kind: 'certificateEnds', itemId: null, title: 'ISO 9001', day: '2026-12-31' },
  ...{ number: 30, collection: null, address: null, names: [], way: null, snooze: null },
}
const REASON = 'Одиторът идва на 3 декември'
const reason = page.getByRole('textbox', { name: 'Защо' })
const ask = (of = finding) =>
  renderStaff((leave) => <SnoozeDialog finding={of} heading="ISO 9001" onDone={leave} onClose={leave} />)

test('the reason of a snooze is there again after a failure and a reload, at its finding alone, until it is stored', async () => {
  let isAway = true
  const asked = answering([
    [
      /^POST .api.admin.attention.snooze$/,
      () => (isAway ? Response.json({ error: 'unavailable' }, { status: 503 }) : { ok: true }),
    ],
  ])
  const { unmount } = await ask()
  await reason.fill(REASON)
  await page.getByRole('button', { name: 'Отложи', exact: true }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await unmount()

  await ask({ ...finding, key: 'certificateEnds:b' })
  await expect.element(reason).toHaveValue('')
  await renderStaff(() => <OwnDrafts />, [], '/admin')
  expect(page.getByRole('region', { name: 'Непубликувано от Вас' }).query()).toBeNull()

  isAway = false
  const { path } = await ask()
  await expect.element(reason).toHaveValue(REASON)
  await page.getByRole('button', { name: 'Отложи', exact: true }).click()
  await expect.poll(path).toBe('/admin')
  expect(asked.at(-1)?.body).toEqual({ key: finding.key, reason: REASON, days: 7 })
  await ask()
  await expect.element(reason).toHaveValue('')
})
