import type { NewsFound, StaffSummary } from 'api/contract/news'
import type { PanelCounts } from 'api/contract/panel'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SavedProvider } from '#features/admin/shell/saved-note.tsx'
import type { Tab } from '#features/admin/tabs.ts'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { PanelPage } from './panel-page.tsx'

const TOTAL = 23
/** Rows that the server gives at once. */
const PAGE = 10

const items = Array.from(
  { length: TOTAL },
  (_, index): StaffSummary => ({
    ...{ _id: `id-${index}`, url: `item-${index}`, date: '2026-11-20', cover: '', isMediaNews: true },
    ...{ titles: { bg: `Статия номер ${index} за списъка`, en: 'In English', de: '', it: '' } },
    ...{ waiting: [], outdated: [], state: 'published', visibleFrom: null, visibleUntil: null, updatedBy: null },
    ...{ draft: null, updatedAt: '2026-11-20T10:00:00Z' },
  }),
)
const without = { state: 0, missing: 0, translation: 0, withoutAlt: 0, hasDraft: 0, period: 0, author: 0 }
const narrowing: Pick<NewsFound, 'states' | 'counts'> = {
  states: { published: TOTAL, draft: 0, planned: 0, hidden: 0 },
  counts: {
    ...{ missing: { bg: 0, en: 0, de: 0, it: 0 }, translation: { outdated: 0, waiting: 0 }, withoutAlt: 0 },
    ...{ hasDraft: 0, months: [], authors: [], without },
  },
}
const numbers: PanelCounts = {
  ...{ news: 40, media: TOTAL, careers: 5, documents: 30, events: 12, people: 25, inquiries: 7, failedMails: 0 },
}

interface Stored {
  counts?: Partial<PanelCounts>
  /** What a deletion is answered with, later. */
  deletion?: Promise<Response>
}

/** Shows a tab of the panel over a server that has the items. @returns what the server was asked */
async function show(tab: Tab, { counts = {}, deletion }: Stored = {}) {
  const trash = new Set<string>()
  const idIn = (what: string) => /id-\d+/.exec(what)?.[0] ?? ''
  const asked = answering([
    [/^GET .api.admin.counts$/, () => ({ ...numbers, ...counts })],
    [/^GET .api.admin.drafts$/, () => ({ drafts: [] })],
    [
      /^GET .api.admin.news$/,
      ({ query }) => {
        const left = items.filter(({ _id }) => !trash.has(_id))
        const at = Number(query.before ?? 0)
        const next = at + PAGE < left.length ? String(at + PAGE) : null
        return { news: left.slice(at, at + PAGE), next, total: left.length, ...narrowing }
      },
    ],
    [/^DELETE .api.news.id-\d+$/, ({ what }) => trash.add(idIn(what))],
    [/^POST .api.trash.news.id-\d+.restore$/, ({ what }) => ({ isRestored: trash.delete(idIn(what)) })],
  ])
  if (deletion) {
    const { fetch } = window
    window.fetch = (...call) => (call[1]?.method === 'DELETE' ? deletion : fetch(...call))
  }
  await renderStaff(
    () => (
      <SavedProvider>
        <PanelPage asked={tab} onTab={() => {}} />
      </SavedProvider>
    ),
    [],
    `/admin?tab=${tab}`,
  )
  return asked
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=tabpanel] li[data-id]')]
const link = (number: number) => page.getByRole('link', { name: `Статия номер ${number} за`, exact: false }).first()
const button = (name: string) => page.getByRole('button', { name })
const tab = (name: string) => page.getByRole('tab', { name })

async function deleteItem(number: number): Promise<void> {
  await button(`Изтрий: Статия номер ${number} за списъка`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
}

test('a list says how many it has; who asks for more goes on at the first new row, who deletes at the next one', async () => {
  const asked = await show('media')
  await expect.element(page.getByText(`Показани са ${PAGE} от ${TOTAL}`)).toBeVisible()
  for (const before of [PAGE, 2 * PAGE]) {
    button('Покажи още').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link(before)).toHaveFocus()
    await expect.element(link(before)).toBeInViewport()
  }
  await expect.element(button('Покажи още')).not.toBeInTheDocument()

  const before = asked.length
  await deleteItem(5)
  await expect.element(page.getByText('Публикацията е в кошчето.')).toBeVisible()
  await expect.element(link(6)).toHaveFocus()
  await expect.element(link(6)).toBeInViewport()
  expect(rows()).toHaveLength(TOTAL - 1)
  await expect.poll(() => asked.slice(before).map(({ what }) => what)).toContain('GET /api/admin/counts')
  expect(asked.slice(before).map(({ what }) => what)).not.toContain('GET /api/admin/news')
})

test('a row that the server does not delete is there again, with the reason', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await show('media', { deletion: promise })
  await expect.element(link(5)).toBeInTheDocument()
  await deleteItem(5)
  await expect.element(link(5), { message: 'before the server has answered' }).not.toBeInTheDocument()
  resolve(Response.json({ error: 'unavailable' }, { status: 503 }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => rows().at(5)?.dataset.id).toBe('id-5')
  await page.getByRole('alert').getByRole('button', { name: 'Скрий съобщението' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([1440, 390])('the way to the trash stays where it is when a row leaves the list, at %d px', async (width) => {
  await page.viewport(width, 800)
  await show('media')
  await expect.element(link(0)).toBeVisible()
  const trash = page.getByRole('link', { name: 'Кошче' })
  // On the page: the focus goes to the next row, which may scroll it.
  const place = () => trash.element().getBoundingClientRect().top + window.scrollY
  const before = place()
  await deleteItem(0)
  await expect.element(page.getByText('Публикацията е в кошчето.')).toBeVisible()
  expect(place()).toBe(before)
  await button('Върни').click()
  await expect.element(link(0)).toBeVisible()
  expect(place()).toBe(before)
})

test('on a phone the tab one is at is whole in view, also when the phone is turned', async () => {
  await page.viewport(390, 740)
  await show('people')
  await expect.element(tab('Хора'), { message: 'its count comes late' }).toMatchTextContent('25')
  for (const width of [390, 740, 360]) {
    await page.viewport(width, 740)
    await expect.element(tab('Хора')).toBeInViewport({ ratio: 1 })
  }
  const list = page.getByRole('tablist')
  await expect
    .element(list, { message: 'there is more at one end, and it fades there' })
    .toHaveAttribute('data-more', 'left')
  await page.viewport(1440, 740)
  await expect.element(list).toHaveAttribute('data-more', '')
})

test('the tabs say what each list holds, and how many mails failed', async () => {
  await show('media', { counts: { failedMails: 1 } })
  await expect.element(tab('Медиите за нас')).toMatchTextContent(String(TOTAL))
  await expect.element(page.getByRole('tab', { name: /^Запитвания.* 1 неизпратен имейл$/ })).toBeVisible()
  await expectAccessible()
})
