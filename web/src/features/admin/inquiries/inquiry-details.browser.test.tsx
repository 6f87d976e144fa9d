import { useQuery } from '@tanstack/react-query'
import type { StoredInquiry } from 'api/contract/inquiries'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RowList } from '#features/admin/list/row-list.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { inquiry } from '#features/admin/testing/samples.ts'
import { inquiryById, notesOf } from './inquiries.queries.ts'
import { InquiryDetails } from './inquiry-details.tsx'
import { InquiryFiles } from './inquiry-files.tsx'
import { InquiryMail } from './inquiry-mail.tsx'
import { useInquiryRows } from './use-inquiry-rows.tsx'

function Row({ of }: { of: StoredInquiry }) {
  const rows = useInquiryRows([of]) ?? []
  return <RowList className="" groups={[{ id: 'all', rows }]} />
}

test('what a visitor writes is text and nothing else, and long words stay inside', async () => {
  const message = `<img src=x onerror="window.broken=1"><script>window.broken=1</script> ${'x'.repeat(400)}`
  await renderStaff(
    () => <InquiryDetails inquiry={{ ...inquiry, name: '<b>Eve</b>', message }} />,
    [[notesOf(inquiry._id).queryKey, { notes: [] }]],
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent('<b>Eve</b>')
  await expect.element(page.getByRole('article')).toMatchTextContent(message)
  expect('broken' in window).toBe(false)
  for (const width of [1440, 360]) {
    await page.viewport(width, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('what is written from right to left stands so, in the list and whole, and a number keeps its unit', async () => {
  const hebrew = { name: 'שלום (Ltd.) 12', message: 'שלום, אנחנו צריכים 20 t (6060).' }
  await renderStaff(
    () => (
      <>
        <Row of={{ ...inquiry, ...hebrew }} />
        <InquiryDetails inquiry={{ ...inquiry, ...hebrew }} />
      </>
    ),
    [[notesOf(inquiry._id).queryKey, { notes: [] }]],
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(hebrew.name)
  const directions = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('main *, li *, article *')]
      .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent === text)
      .map((element) => getComputedStyle(element).direction)
  expect(directions(hebrew.message)).toEqual(['rtl', 'rtl'])
  expect(directions(hebrew.name), 'a name among Bulgarian words is set apart from them').toEqual(['rtl', 'rtl'])
})

test('drawings are named with kind and size, and saved as they came', async () => {
  const file = {
    id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d12',
    name: 'Скоба 40×40.step',
    kind: 'step' as const,
    size: 84_000,
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('ISO-10303-21;')
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await renderStaff(() => <InquiryFiles inquiry={{ ...inquiry, files: [file] }} />)
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Скоба 40×40.step')
  await expect.element(page.getByRole('listitem')).toMatchTextContent('STEP, 84 kB')
  await page.getByRole('button', { name: 'Изтегли Скоба 40×40.step' }).click()
  await expect.poll(() => saved).toEqual([file.name])
  expect(asked).toEqual([`/api/inquiries/${inquiry._id}/files/${file.id}`])
})

test('a mail that has failed says why and how often it was tried, one that went out says when', async () => {
  const failed = { status: 'failed' as const, attempts: 21, lastError: 'Resend answered 500' }
  const { unmount } = await renderStaff(() => <InquiryMail inquiry={{ ...inquiry, ...failed }} />)
  await expect.element(page.getByRole('group')).toMatchTextContent('Писмото не е изпратено, 21 опита')
  await expect.element(page.getByRole('group')).toMatchTextContent('Resend answered 500')
  await unmount()
  const sent = { status: 'sent' as const, attempts: 1, sentAt: '2026-11-20T10:00:00Z' }
  await renderStaff(() => <InquiryMail inquiry={{ ...inquiry, ...sent }} />)
  await expect.element(page.getByRole('group')).toMatchTextContent('Изпратено на 20-11-2026')
})

test('a note is kept in this browser until it is stored: with its inquiry, past another one, past a failure and a reload', async () => {
  localStorage.clear()
  const other = { ...inquiry, _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d13', name: 'Adam' }
  const sent: { _id: string; note: string }[] = []
  let status = 401
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST' || !path.endsWith('/notes')) return Response.json({ notes: [], colleagues: [] })
    sent.push(JSON.parse(String(body)))
    return Response.json(status === 401 ? { error: 'session' } : { ok: true }, { status })
  })
  const known = [inquiry, other].map(({ _id }): [readonly unknown[], unknown] => [notesOf(_id).queryKey, { notes: [] }])
  const show = (of: StoredInquiry) => renderStaff(() => <InquiryDetails inquiry={of} />, known)
  const note = page.getByRole('textbox', { name: 'Напишете бележка' })
  const add = page.getByRole('button', { name: 'Добави бележката' })

  await show(inquiry)
  await note.fill('Wants 40 tonnes')
  await show(other)
  await expect.element(note).toHaveValue('')
  await show(inquiry)
  await expect.element(note).toHaveValue('Wants 40 tonnes')
  await expect.element(page.getByText('Бележката още не е добавена.')).toBeVisible()
  await add.click()
  await expect.poll(() => sent.length).toBe(1)
  // The session had ended. Signed in again, it is the same note.
  await show(inquiry)
  await expect.element(note).toHaveValue('Wants 40 tonnes')
  status = 201
  await add.click()
  await expect.element(note).toHaveValue('')
  expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1)
  await show(inquiry)
  await expect.element(note).toHaveValue('')
})

test('the drawings of an inquiry are counted in its row, and saved from there', async () => {
  const files = ['a.pdf', 'b.dxf'].map((name, at) => ({ id: `f${at}`, name, kind: 'pdf' as const, size: 84_000 }))
  const asked = answering([[/^GET .*.files.f1$/, () => new Response('0')]])
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await renderStaff(() => <Row of={{ ...inquiry, files }} />)
  await page.getByRole('button', { name: '2 чертежа' }).click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'b.dxf, 84 kB' }).click()
  await expect.poll(() => saved).toEqual(['b.dxf'])
  expect(asked.at(-1)?.what).toBe(`GET /api/inquiries/${inquiry._id}/files/f1`)
})

const me = { id: 'elena', username: 'elena' }

/** Shows an inquiry that becomes what the server makes of it. */
async function showChanging(of: StoredInquiry) {
  let stored = of
  const asked = answering([
    [/^GET .*.notes$/, () => ({ notes: [] })],
    [/^GET .*.colleagues$/, () => ({ colleagues: [me, { id: 'g', username: 'Галина' }] })],
    [
      /^POST .*.state$/,
      ({ body }) => {
        const { state, assignee } = Object(body)
        stored = {
          ...stored,
          state,
          assignee: [me, { id: 'g', username: 'Галина' }].find(({ id }) => id === assignee) ?? null,
        }
        return { inquiry: stored }
      },
    ],
  ])
  function Changing() {
    const { data } = useQuery({ ...inquiryById(of._id), enabled: false, initialData: { inquiry: of } })
    return <InquiryDetails inquiry={data.inquiry} />
  }
  await renderStaff(() => <Changing />)
  return asked
}

const heading = page.getByRole('heading', { level: 2 })
const button = (name: string) => page.getByRole('button', { name })
const box = (name: string) => button(name).element().getBoundingClientRect()
const isBeside = (one: DOMRect, other: DOMRect) => one.left >= other.right || one.right <= other.left

test('after each act the focus is on the heading, and under the pointer comes nothing that closes', async () => {
  await showChanging(inquiry)
  const take = box('Поеми')
  await button('Поеми').click()
  await expect.element(heading).toHaveFocus()
  await expect.element(button('Отбележи като отговорено')).toBeVisible()
  expect(isBeside(box('Отбележи като отговорено'), take)).toBe(true)
  const reply = page.getByRole('link', { name: 'Отговори' })
  expect(isBeside(reply.element().getBoundingClientRect(), take), 'one goes on by answering').toBe(false)
  await button('Отбележи като отговорено').click()
  await expect.element(heading).toHaveFocus()
  // What was answered is done: nothing stands in front.
  await expect.element(button('Върни в работа')).toHaveClass(/btn--line/)
  await expect.element(reply).toHaveClass(/btn--line/)
  await expectAccessible()
})

test('an act that does not arrive says why, changes nothing, and is tried again', async () => {
  let isAway = true
  answering([
    [/^GET .*.notes$/, () => ({ notes: [] })],
    [
      /^POST .*.state$/,
      () => {
        if (isAway) return Response.json({ error: 'away' }, { status: 503 })
        return { inquiry: { ...inquiry, state: 'inWork', assignee: me } }
      },
    ],
  ])
  await renderStaff(() => <InquiryDetails inquiry={inquiry} />)
  await button('Поеми').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Сървърът временно не работи.')
  await expectAccessible()
  isAway = false
  await button('Поеми').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})

test('what is rare stands in a menu: a colleague is given it, it becomes spam, and the menu leads the focus back', async () => {
  const asked = await showChanging(inquiry)
  const menu = button('Още за „Eve“')
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Отговори на български' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Изтрий данните…' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Прехвърли на…' }).click()
  await page.getByRole('dialog', { name: 'Прехвърли на' }).getByRole('button', { name: 'Галина' }).click()
  await expect.element(page.getByRole('article')).toMatchTextContent('В работа при Галина')
  expect(asked.find(({ what }) => what.startsWith('POST'))?.body).toMatchObject({
    state: 'inWork',
    assignee: 'g',
    seen: { state: 'new', assignee: null },
  })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Отбележи като спам' }).click()
  await expect.element(heading).toHaveFocus()
  await expect.element(button('Не е спам')).toBeVisible()
})
