import { PRESENCE_BEAT_MS } from 'api/contract/presence'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { Presence } from './presence.tsx'

const ITEM = '5b0d3a0e-8f1c-4c55-9d6c-2f1f6a0a0001'

/** The server as the form sees it. @returns what it was asked, and what sets who else is there */
function server() {
  const asked: string[] = []
  let answer: string[] | null = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    return answer ? Response.json({ others: answer }) : Response.json({ error: 'away' }, { status: 503 })
  })
  return {
    asked,
    answers: (others: string[] | null) => {
      answer = others
    },
  }
}

/** The form asks again. */
const beat = () => vi.advanceTimersByTimeAsync(PRESENCE_BEAT_MS)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('who else has the form open is named, and gone when they have left', async () => {
  const { asked, answers } = server()
  answers(['ralitsa'])
  const { unmount } = await renderStaff(() => <Presence id={ITEM} />)
  await expect.element(page.getByText('В момента редактира и ralitsa')).toBeVisible()
  await expectAccessible()
  answers(['ralitsa', 'stoyan'])
  await beat()
  await expect.element(page.getByText('В момента редактират още ralitsa и stoyan')).toBeVisible()
  answers([])
  await beat()
  await expect.element(page.getByText(/В момента/)).not.toBeInTheDocument()
  await unmount()
  expect(asked.at(-1)).toMatch(new RegExp(`^DELETE /api/admin/presence/${ITEM}/[0-9a-f-]{36}$`))
})

test('nothing is said when the server cannot tell, nor asked of what is not stored', async () => {
  const { asked, answers } = server()
  await renderStaff(() => <Presence id={null} />)
  expect(asked).toEqual([])
  answers(['ralitsa'])
  await renderStaff(() => <Presence id={ITEM} />)
  await expect.element(page.getByText('В момента редактира и ralitsa')).toBeVisible()
  answers(null)
  await beat()
  await expect.element(page.getByText(/В момента/)).not.toBeInTheDocument()
})
