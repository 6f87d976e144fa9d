import type { NewsFound } from 'api/contract/news-list'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SavedProvider } from '#features/admin/shell/saved-note.tsx'
import type { Tab } from '#features/admin/tabs.ts'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { newsSummary } from '#features/admin/testing/samples.ts'
import { PanelPage } from './panel-page.tsx'

const TOTAL = 23
/** Rows that the server gives at once. */
const PAGE = 10

const items = Array.from({ length: TOTAL }, (_, index) =>
  newsSummary({
    ...{ _id: `id-${index}`, url: `item-${index}`, isMediaNews: true },
    titles: { bg: `Статия номер ${index} за списъка`, en: 'In English', de: '', it: '' },
  }),
)
const without = { state: 0, missing: 0, translation: 0, withoutAlt: 0, hasDraft: 0, period: 0, author: 0 }
const narrowing: Pick<NewsFound, 'states' | 'counts'> = {
  states: { published: TOTAL, draft: 0, planned: 0, hidden: 0 },
  counts: {
    ...{ missing: { bg: 0, en: 0, de: 0, it: 0 }, translation: { outdated: 0, inTranslation: 0 }, withoutAlt: 0 },
    ...{ hasDraft: 0, months: [], authors: [], without },
  },
}

interface Stored {
  /** What a deletion is answered with, later. */
  deletion?: Promise<Response>
}

/** Shows a tab of the panel over a server that has the items. @returns what the server was asked */
async function show(tab: Tab, { deletion }: Stored = {}) {
  const trash = new Set<string>()
  const idIn = (what: string) => /id-\d+/.exec(what)?.[0] ?? ''
  const asked = answering([
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
        {/* The bar of the administration, which stands above it. */}
        <div style={{ height: 56 }} />
        <PanelPage asked={tab} />
      </SavedProvider>
    ),
    [],
    `/admin?tab=${tab}`,
  )
  return asked
}

const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-id]')]
const link = (number: number) => page.getByRole('link', { name: `Статия номер ${number} за`, exact: false }).first()
const button = (name: string) => page.getByRole('button', { name })

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

test.each([
  [1440, 128],
  [390, 128],
])(
  'at %i px the first row begins %i px from the top at the latest, and no row moves when one is selected',
  async (width, top) => {
    await page.viewport(width, 800)
    await show('media')
    await expect.element(link(0)).toBeVisible()
    const topOf = () => rows()[0]?.getBoundingClientRect().top ?? Number.NaN
    expect(topOf()).toBeLessThanOrEqual(top)
    const before = topOf()
    if (width < 1000) {
      await button('Още за „Статия номер 0 за списъка“').click()
      await page.getByRole('menuitem', { name: 'Избери' }).click()
    } else await page.getByRole('checkbox', { name: 'Избери: Статия номер 0 за списъка' }).click()
    await expect.element(page.getByRole('region', { name: 'Избрани публикации' })).toBeVisible()
    expect(topOf()).toBe(before)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  },
)

test('the filters open over the list, hold at once, and are taken away by their words', async () => {
  const asked = await show('media')
  await expect.element(link(0)).toBeVisible()
  await button('Филтри').click()
  const filters = page.getByRole('dialog', { name: 'Филтри' })
  await filters.getByRole('button', { name: /^IT .*без италиански$/ }).click()
  const missing = () => asked.findLast(({ what }) => what === 'GET /api/admin/news')?.query.missing
  await expect.poll(missing).toBe('it')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(filters).not.toBeInTheDocument()
  await expect.element(button('Филтри избрани: 1')).toHaveFocus()
  await button('Махни филтъра: Без италиански').click()
  await expect.poll(missing).toBeUndefined()
  await expect.element(button('Филтри')).toHaveFocus()
})
