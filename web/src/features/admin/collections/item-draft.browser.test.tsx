import type { StaffCareer } from 'api/contract/collections/careers'
import type { CollectionDraft } from 'api/contract/collections/drafts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CareerForm } from '#features/admin/careers/career-form.tsx'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'

beforeEach(() => localStorage.clear())

const position: StaffCareer = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Оператор на преса',
  isInternship: false,
  startDate: '2026-01-01',
  endDate: '2999-01-31',
  responsibilities: '',
  requirements: '',
  additional: '',
  updatedAt: '2026-11-26T08:00:00Z',
  isHidden: false,
  updatedBy: 'elena',
}
const begun: CollectionDraft = {
  _id: 'a0000000-0000-4000-8000-000000000002',
  item: null,
  basedOn: null,
  title: 'Стажант',
  values: { title: 'Стажант' },
  createdBy: 'boris',
  updatedAt: '2026-11-26T09:00:00Z',
  updatedBy: 'boris',
}

interface Sent {
  method: string | undefined
  path: string
  version: string | null
  body: Record<string, unknown>
}

/** The server: keeps each draft in another version, unless `answer` says something else. @returns what it was sent */
function server(answer: (sent: Sent) => Response | null | undefined = () => null) {
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit = {}) => {
    if (!path.startsWith('/api/admin/careers')) return Response.json({ others: [] })
    const sent = {
      method,
      path,
      version: new Headers(headers).get('if-match'),
      body: typeof body === 'string' ? JSON.parse(body) : {},
    }
    all.push(sent)
    const other = answer(sent)
    if (other) return other
    if (method === 'PUT') {
      const [, id = ''] = /drafts\/([^?]+)/.exec(path) ?? []
      const versions = all.filter(({ method }) => method === 'PUT').length
      const draft = { ...begun, _id: id, values: sent.body.values, updatedAt: `2026-11-26T10:00:0${versions}Z` }
      return Response.json({ ok: true, draft })
    }
    return Response.json({ ok: true, career: position })
  })
  return all
}

const title = page.getByRole('textbox', { name: /^Наименование/ })
const kept = page.getByText(/^Записано в \d\d:\d\d/)
const keep = () => userEvent.keyboard('{Control>}s{/Control}')

test('a position is kept on the server before it has its dates, and takes the draft along when it is published', {
  tags: ['AMB-59'],
}, async () => {
  const sent = server()
  const { path } = await renderStaff((leave) => <CareerForm item={null} onSaved={leave} onClose={leave} />)
  await title.fill('Оператор')
  await keep()
  await expect.element(kept).toBeVisible()
  await title.fill('Оператор на стан')
  await keep()
  await expect
    .poll(() => sent.map(({ method, version }) => [method, version]))
    .toEqual([
      ['PUT', null],
      ['PUT', '"2026-11-26T10:00:01Z"'],
    ])
  expect(sent[1]?.body).toMatchObject({ values: { title: 'Оператор на стан', startDate: '' } })
  await expectAccessible()
  await page.getByRole('button', { name: 'От днес', exact: true }).click()
  await page.getByRole('textbox', { name: /^Крайна дата/ }).fill('31-12-2999')
  await page.getByRole('button', { name: 'Публикувай от днес' }).click()
  await expect.poll(path).toBe('/admin')
  const published = sent.at(-1)
  const id = sent[0]?.path.split('/').at(-1)
  expect([published?.method, published?.path]).toEqual([
    'POST',
    `/api/admin/careers?draft=${id}&draftVersion=${encodeURIComponent('2026-11-26T10:00:02Z')}`,
  ])
})

test('beside a public position what is written waits; closing keeps it without a question', async () => {
  const sent = server()
  const { path } = await renderStaff((leave) => <CareerForm item={position} onSaved={leave} onClose={leave} />)
  await expect.element(page.getByText('Няма непубликувани промени')).toBeVisible()
  await title.fill('Майстор на преса')
  await expect.element(page.getByRole('button', { name: '1 непубликувана промяна' })).toBeVisible()
  await page.getByRole('button', { name: 'Затвори' }).click()
  await expect.poll(path).toBe('/admin')
  expect(sent).toMatchObject([{ method: 'PUT', body: { item: position._id, basedOn: position.updatedAt } }])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('adminDraft'))).toEqual([])
})

test('changes are discarded after a question', async () => {
  const sent = server()
  const own = { ...begun, item: position._id, basedOn: position.updatedAt, values: { title: 'Друго' } }
  const { path } = await renderStaff((leave) => (
    <CareerForm item={position} found={own} onSaved={leave} onClose={leave} />
  ))
  await expect.element(title).toHaveValue('Друго')
  await page.getByRole('button', { name: 'Отхвърли промените' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отхвърли промените' }).click()
  await expect.poll(path).toBe('/admin')
  expect(sent).toMatchObject([{ method: 'DELETE', path: `/api/admin/careers/drafts/${own._id}` }])
})

test('F39 who was overtaken chooses for each field, and goes on from there', async () => {
  const theirs = { ...position, title: 'На колегата', endDate: '2998-01-31', updatedAt: '2026-11-26T11:00:00Z' }
  const sent = server(({ body }) =>
    body.basedOn === position.updatedAt ? Response.json({ error: 'stale', current: theirs }, { status: 412 }) : null,
  )
  await renderStaff((leave) => <CareerForm item={position} onSaved={leave} onClose={leave} />)
  await title.fill('Моето')
  await keep()
  const note = page.getByRole('alert').filter({ hasText: 'elena публикува' })
  const dialog = page.getByRole('alertdialog')
  await expect.element(note).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expectAccessible()
  await note.getByRole('button', { name: 'Сравни и избери' }).click()
  await expect.element(dialog).toMatchTextContent('На колегата')
  await dialog.getByRole('button', { name: 'Продължи с избраното' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Крайна дата/ })).toHaveValue('31-01-2998')
  await expect.element(note).not.toBeInTheDocument()
  await keep()
  await expect.element(kept).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({ basedOn: theirs.updatedAt, values: { title: 'Моето' } })
})

const away = () => Response.json({ error: 'away' }, { status: 503 })
const showBegun = () => renderStaff((leave) => <CareerForm item={null} found={begun} onSaved={leave} onClose={leave} />)
const titlesOf = (sent: Sent[]) => sent.map(({ body }) => (body.values as { title: string }).title)

test('while the server is away it is tried again without a keystroke, which the foot says', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let isAway = true
  const sent = server(() => (isAway ? away() : null))
  await showBegun()
  await title.fill('Стажант в лабораторията')
  await expect.element(page.getByText(/^Сървърът не записа промените\. Пазят се в този браузър/)).toBeVisible()
  isAway = false
  vi.advanceTimersByTime(15_000)
  await expect.element(kept).toBeVisible()
  expect(new Set(titlesOf(sent))).toEqual(new Set(['Стажант в лабораторията']))
})

test('an item that was deleted in another tab is named as such, and the browser keeps what is written', async () => {
  server(() => Response.json({ error: 'no such career' }, { status: 404 }))
  await renderStaff((leave) => <CareerForm item={position} onSaved={leave} onClose={leave} />)
  await title.fill('Майстор на преса')
  await expect.element(page.getByText('Записът вече е изтрит. Промените се пазят в този браузър.')).toBeVisible()
  expect(localStorage.getItem(`adminDraft:elena:careers/${position._id}`)).toContain('Майстор на преса')
})

test('whose session has ended reads so, and signed in again in another tab it is sent', async () => {
  let isOver = true
  const sent = server(() => (isOver ? Response.json({ error: 'signed out' }, { status: 401 }) : null))
  await showBegun()
  await title.fill('Стажант в лабораторията')
  await expect.element(page.getByText(/^Сесията изтече\. Промените се пазят в този браузър/)).toBeVisible()
  isOver = false
  localStorage.setItem('adminToken', 'another.token.of-tests')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
  await expect.element(kept).toBeVisible()
  expect(titlesOf(sent).at(-1)).toBe('Стажант в лабораторията')
})

test('what was sent without an answer is sent again as it was, and is no conflict with what was written since', async () => {
  let isLost = true
  const sent = server(() => (isLost ? Response.error() : null))
  await showBegun()
  await title.fill('Едно')
  await keep()
  await expect.element(page.getByText(/^Няма връзка\./)).toBeVisible()
  await title.fill('Две')
  isLost = false
  await keep()
  await expect.element(kept).toBeVisible()
  // How often it was tried without a connection is nothing to go by.
  expect(
    titlesOf(sent)
      .slice(1, -1)
      .every((each) => each === 'Едно'),
  ).toBe(true)
  expect([titlesOf(sent).at(-1), sent.at(-1)?.version]).toEqual(['Две', `"2026-11-26T10:00:0${sent.length - 1}Z"`])
})

test('what is written while a draft is on its way follows it', async () => {
  const answers: (() => void)[] = []
  const sent = server()
  const answered = window.fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') await new Promise<void>((resolve) => answers.push(resolve))
    return answered(path, init)
  })
  await showBegun()
  await title.fill('Едно')
  await expect.poll(() => answers.length).toBe(1)
  await title.fill('Две')
  await keep()
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await expect.element(kept).toBeVisible()
  expect(titlesOf(sent)).toEqual(['Едно', 'Две'])
})

test('without a connection the browser keeps it, which the foot says', async () => {
  server(() => Response.error())
  const { path } = await showBegun()
  await expect.element(title).toHaveValue('Стажант')
  await title.fill('Стажант в лабораторията')
  await keep()
  await expect.element(page.getByText(/^Няма връзка\./)).toBeVisible()
  await page.getByRole('button', { name: 'Затвори' }).click()
  await expect.poll(path).toBe('/admin')
  expect(localStorage.getItem(`adminDraft:elena:careers/${begun._id}`)).toContain('Стажант в лабораторията')
})
