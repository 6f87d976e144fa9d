import { useSearch } from '@tanstack/react-router'
import type { InquiryPage, StoredInquiry } from 'api/contract/inquiries'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { readPanelSearch } from '#features/admin/list/panel-search.ts'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { inquiry as sample } from '#features/admin/testing/samples.ts'
import { InquiriesPane } from './inquiries-pane.tsx'

const inquiry = { ...sample, name: 'Pieter van Dijk' }
const pageOf = (inquiries: StoredInquiry[]): InquiryPage => ({
  inquiries,
  next: null,
  total: inquiries.length,
  counts: { new: inquiries.length, inWork: 0, answered: 0, spam: 0 },
  mine: 3,
  firstAnswerSeconds: null,
})
const LIST = /^GET .api.inquiries$/
const NO_NOTES: [RegExp, () => object] = [/^GET .api.inquiries.[^/]+.notes$/, () => ({ notes: [] })]

const show = (selected?: string, search = '') =>
  renderStaff(() => <InquiriesPane selected={selected} />, [], `/admin?tab=inquiries${search}`)
const article = page.getByRole('article')
const link = (name: string) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name })

test('a list that cannot be read says so and offers another try; an empty one says that there is no inquiry', async () => {
  let isDown = true
  answering([[LIST, () => (isDown ? Response.json({ error: 'the database is away' }, { status: 503 }) : pageOf([]))]])
  await show()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Списъкът не можа да се зареди.')
  isDown = false
  await button('Опитай отново').click()
  await expect.element(page.getByRole('heading', { name: 'Няма запитвания' })).toBeVisible()
  await expectAccessible()
})

test('the server is asked for what is searched; nothing found leads back', async () => {
  const asked = answering([[LIST, ({ query }) => pageOf(query.search === 'nothing' ? [] : [inquiry])]])
  const { search } = await show()
  const field = page.getByRole('searchbox')
  await field.fill(' dijk ')
  await expect.element(page.getByText('Намерено е 1 запитване')).toBeVisible()
  await expect.poll(search).toMatchObject({ tab: 'inquiries', q: 'dijk' })
  expect(asked.at(-1)?.query).toMatchObject({ search: 'dijk' })
  await field.fill('nothing')
  await expect.element(page.getByRole('heading', { name: 'Няма съвпадения за „nothing“' })).toBeVisible()
  await button('Изчисти търсенето').click()
  await expect.element(link(inquiry.name)).toBeVisible()
})

test('what the address narrows the list to is asked for, shown, taken away by its words and saved as a table', async () => {
  // Of 390 px a page has these, without its edges.
  await page.viewport(350, 844)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const asked = answering([
    [LIST, () => pageOf([inquiry])],
    [/^GET .api.inquiries.export$/, () => new Response('a table')],
  ])
  const { search } = await show(undefined, '&q=foil&mail=failed')
  const filters = page.getByRole('dialog', { name: 'Филтри' })
  await button('Филтри избрани: 1').click()
  await expect.element(filters.getByRole('combobox', { name: 'Писмо до отдела' })).toHaveValue('failed')
  await filters.getByRole('checkbox', { name: 'С чертежи' }).click()
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ mail: 'failed', files: 'true' })
  await expectAccessible()
  await filters.getByRole('button', { name: 'Покажи 1 запитване' }).click()
  await expect.element(filters).not.toBeInTheDocument()
  // On a phone all of it has room in one line.
  const boxOf = (control: Locator) => control.element().getBoundingClientRect()
  expect(boxOf(button('Изтегли таблица (.csv)')).right).toBeLessThanOrEqual(350)
  expect(boxOf(button('Изтегли таблица (.csv)')).top).toBeLessThan(boxOf(page.getByRole('searchbox')).bottom)
  await button('Махни филтъра: С чертежи').click()
  await expect.element(button('Филтри избрани: 1')).toHaveFocus()
  await expect.poll(() => asked.at(-1)?.query).not.toHaveProperty('files')
  expect(asked[0]?.query).toMatchObject({ search: 'foil', mail: 'failed' })
  await button('Изтегли таблица (.csv)').click()
  await expect.poll(() => saved).toEqual(['inquiries.csv'])
  expect(asked.at(-1)).toMatchObject({ what: 'GET /api/inquiries/export', query: { search: 'foil', mail: 'failed' } })
  await button('Махни филтъра: Писмо до отдела: неизпратено').click()
  await expect.poll(search).toEqual({ tab: 'inquiries', q: 'foil' })
  await expectAccessible()
})

test('how many are mine is said, and one press shows them, in any state', async () => {
  const asked = answering([[LIST, () => pageOf([inquiry])]])
  const { search } = await show(undefined, '&state=inWork')
  const mine = button('Моите 3')
  await mine.click()
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ mine: 'true' })
  expect(asked.at(-1)?.query).not.toHaveProperty('state')
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true')
  await mine.click()
  await expect.poll(search).toEqual({ tab: 'inquiries' })
})

test('an inquiry that comes while the list is looked at is there within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const inquiries = [inquiry]
  answering([[LIST, () => pageOf([...inquiries])]])
  await show()
  await expect.element(link(inquiry.name)).toBeVisible()
  inquiries.unshift({ ...inquiry, _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d12', name: 'Just come' })
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(link('Just come')).toBeVisible()
})

test('one that is on no loaded page is asked for by itself, and one that was erased is said to be gone', async () => {
  answering([
    [LIST, () => pageOf([])],
    [new RegExp(`^GET /api/inquiries/${inquiry._id}$`), () => ({ inquiry })],
    NO_NOTES,
  ])
  await show(inquiry._id)
  await expect.element(article.getByRole('heading', { level: 2, name: inquiry.name })).toHaveFocus()
  await show('00000000-0000-4000-8000-000000000000')
  await expect.element(page.getByText('Запитването вече не се пази тук.')).toBeVisible()
})

test('at 1440 by 900 the list and the inquiry scroll each on its own, and head and acts are in view', async () => {
  await page.viewport(1440, 900)
  const many = Array.from({ length: 50 }, (_, at) => ({ ...inquiry, _id: `id-${at}`, name: `Asker ${at}` }))
  const long = { ...inquiry, message: 'A long question.\n'.repeat(200) }
  answering([[LIST, () => pageOf([long, ...many])], NO_NOTES])
  await renderStaff(
    () => (
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <InquiriesPane selected={inquiry._id} />
      </div>
    ),
    [],
    '/admin?tab=inquiries',
  )
  await expect.element(article.getByRole('heading', { level: 2, name: inquiry.name })).toBeInViewport({ ratio: 1 })
  await expect.element(link('Отговори')).toBeInViewport({ ratio: 1 })
  await expect.element(button('Поеми')).toBeInViewport({ ratio: 1 })
  await expect.element(button(`Още за „${inquiry.name}“`)).toBeInViewport({ ratio: 1 })
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(900)
  link('Asker 49').element().scrollIntoView()
  await expect.element(link('Asker 49')).toBeInViewport()
  await expect.element(button('Поеми')).toBeInViewport({ ratio: 1 })
  expect(window.scrollY).toBe(0)
})

/** The inquiry that the address names is read. */
function Selecting() {
  return <InquiriesPane selected={readPanelSearch({ ...useSearch({ strict: false }) }).inquiry} />
}

test('when an inquiry was erased the focus is on the next one', async () => {
  const other = { ...inquiry, _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d12', name: 'Lotte Bakker' }
  let stored = [inquiry, other]
  answering([
    [LIST, () => pageOf(stored)],
    NO_NOTES,
    [
      /^DELETE .api.inquiries.[^/]+$/,
      () => {
        stored = [other]
        return {}
      },
    ],
  ])
  const { search } = await renderStaff(() => <Selecting />, [], '/admin?tab=inquiries')
  await link(inquiry.name).click()
  await button(`Още за „${inquiry.name}“`).click()
  await page.getByRole('menuitem', { name: 'Изтрий данните…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect.element(link(other.name)).toHaveFocus()
  await expect.poll(search).toEqual({ tab: 'inquiries' })
  await expect.element(link(inquiry.name)).not.toBeInTheDocument()
})

test('J and K read the next and the one before, with the focus in the list', async () => {
  await page.viewport(1440, 900)
  const other = { ...inquiry, _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d12', name: 'Lotte Bakker' }
  answering([[LIST, () => pageOf([inquiry, other])], NO_NOTES])
  const { search } = await renderStaff(() => <Selecting />, [], '/admin?tab=inquiries')
  await expect.element(link(inquiry.name)).toBeVisible()
  link(inquiry.name).element().focus()
  await userEvent.keyboard('j')
  await expect.element(article.getByRole('heading', { level: 2, name: other.name })).toBeVisible()
  await expect.element(link(other.name)).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(article.getByRole('heading', { level: 2, name: inquiry.name })).toBeVisible()
  await expect.element(link(inquiry.name)).toHaveFocus()
  expect(search()).toMatchObject({ inquiry: inquiry._id })
  await userEvent.keyboard('{Enter}')
  await link(other.name).click()
  await expect.element(article.getByRole('heading', { level: 2, name: other.name })).toHaveFocus()
})

test('of two who take an inquiry the second one is told who has it', async () => {
  const taken = { ...inquiry, state: 'inWork', assignee: { id: 'g', username: 'Галина' } }
  const asked = answering([
    [LIST, () => pageOf([inquiry])],
    NO_NOTES,
    [
      /^POST .*.state$/,
      () => Response.json({ error: 'changed', code: 'inquiryChanged', current: taken }, { status: 409 }),
    ],
  ])
  await show(inquiry._id)
  await button('Поеми').click()
  await expect.element(article.getByRole('alert')).toMatchTextContent('Галина го пое преди Вас.')
  expect(asked.find(({ what }) => what.startsWith('POST'))?.body).toMatchObject({ state: 'inWork', assignee: 'elena' })
  await expectAccessible()
})

test('old inquiries are erased after a question', async () => {
  const asked = answering([
    [LIST, () => pageOf([inquiry])],
    [/^POST .api.inquiries.erase-old$/, () => ({ erased: 1 })],
  ])
  await show()
  const erase = button('Изтрий запитванията, по‑стари от 24 месеца')
  const question = page.getByRole('alertdialog')
  await erase.click()
  await expectAccessible()
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(asked.map(({ what }) => what)).not.toContain('POST /api/inquiries/erase-old')
  await erase.click()
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect.element(page.getByText('Изтрито е 1 старо запитване.')).toBeVisible()
  expect(asked.map(({ what }) => what)).toContain('POST /api/inquiries/erase-old')
})

test('a mail is sent again: at once when it has failed, after a question when it went out', async () => {
  const id = inquiry._id
  let mail: Partial<StoredInquiry> = { status: 'failed', attempts: 21, lastError: 'Resend answered 500' }
  const asked = answering([[LIST, () => pageOf([{ ...inquiry, ...mail }])], NO_NOTES, [/^POST .*.resend$/, () => ({})]])
  const resent = () => asked.filter(({ what }) => what === `POST /api/inquiries/${id}/resend`).length
  await show(id)
  const again = button('Изпрати отново')
  await again.click()
  await expect.element(article).toMatchTextContent('Писмото чака да бъде изпратено отново.')
  expect(resent()).toBe(1)

  mail = { status: 'sent', attempts: 1, sentAt: '2026-11-20T10:00:00Z' }
  await show(id)
  await article.getByText('Писмо до отдела').click()
  await again.click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('Да се изпрати ли писмото още веднъж?')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(again).toHaveFocus()
  await again.click()
  await question.getByRole('button', { name: 'Изпрати отново' }).click()
  await expect.element(article).toMatchTextContent('Писмото чака да бъде изпратено отново.')
  expect(resent()).toBe(2)
})
