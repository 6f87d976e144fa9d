import type { TrashEntry } from 'api/contract/trash'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { TrashPage } from './trash-page.tsx'

const news: TrashEntry = {
  ...{
    _id: 'a0000000-0000-4000-8000-000000000001',
    kind: 'news',
    url: 'taken',
    cover: null,
    deletedBy: 'elena',
    isKept: false,
  },
  ...{ titles: { bg: 'За кошчето', en: '', de: '', it: '' } },
  ...{ deletedAt: '2026-11-20T10:00:00.000001Z', erasedAt: '2026-12-20T10:00:00.000001Z' },
}
const career: TrashEntry = {
  ...news,
  ...{ _id: 'b0000000-0000-4000-8000-000000000002', kind: 'career', url: null },
  titles: { bg: 'Заварчик', en: '', de: '', it: '' },
  deletedAt: '2026-11-19T10:00:00.000001Z',
}

/** Shows the trash over a server at which the address of the news is taken. @returns what it was asked */
async function show(entries = [news, career]) {
  let trash = entries
  const drop = (id: string) => {
    trash = trash.filter(({ _id }) => _id !== id)
  }
  const asked = answering([
    [/^GET .api.trash$/, () => ({ trash })],
    [/^POST .api.news.validate-url$/, ({ body }) => ({ valid: Object(body).url !== 'taken' })],
    [
      /^POST .api.trash.news.[^/]+.restore$/,
      ({ body }) => {
        const { url } = Object(body)
        if (url === undefined) return Response.json({ error: 'taken' }, { status: 409 })
        drop(news._id)
        return { ok: true, news: { url }, staffOnly: { state: 'published' } }
      },
    ],
    [
      /^POST .api.trash.careers.[^/]+.restore$/,
      () => {
        drop(career._id)
        return { ok: true }
      },
    ],
    [
      /^DELETE .api.trash/,
      ({ what }) => {
        if (what === 'DELETE /api/trash') trash = []
        else drop(what.split('/').at(-1) ?? '')
        return { ok: true, erased: 1 }
      },
    ],
  ])
  await renderStaff((leave) => <TrashPage onBack={leave} />)
  return asked
}

const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const question = page.getByRole('alertdialog')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

test('what lies in the trash says who deleted it and how long it stays, and is restored', async () => {
  await show()
  await expect.element(row('За кошчето')).toMatchTextContent('elena')
  await expect.element(row('За кошчето')).toMatchTextContent('още 30 дни')
  await expectAccessible()
  await row('Заварчик')
    .getByRole('button', { name: /^Възстанови/ })
    .click()
  await expect.element(page.getByText('Позицията е възстановена.')).toBeVisible()
  await expect.element(row('Заварчик')).not.toBeInTheDocument()
})

test('an address that another item has taken is not taken away: another one is asked for', async () => {
  const asked = await show()
  await row('За кошчето')
    .getByRole('button', { name: /^Възстанови/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Адресът вече е зает' })
  await expect.element(dialog).toMatchTextContent('Вече има новина с този адрес')
  await expect.element(dialog.getByRole('button', { name: 'Възстанови' })).toBeDisabled()
  await expectAccessible()
  await dialog.getByLabelText('Адрес на страницата').fill('taken-2')
  await dialog.getByRole('button', { name: 'Възстанови' }).click()
  await expect.element(page.getByText('Възстановена на нов адрес: /news/taken-2')).toBeVisible()
  expect(asked.findLast(({ what }) => what.endsWith('/restore'))?.body).toEqual({ url: 'taken-2' })
})

test('one thing is erased for good, or all that was seen, after a question', async () => {
  const asked = await show()
  await row('Заварчик')
    .getByRole('button', { name: /^Изтрий окончателно/ })
    .click()
  await expectAccessible()
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect.element(row('Заварчик')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Изпразни кошчето' }).click()
  await expect.element(question).toMatchTextContent('Окончателно ще се изтр')
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect.element(page.getByText('Кошчето е изпразнено.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Кошчето е празно' })).toBeVisible()
  expect(asked.filter(({ what }) => what.startsWith('DELETE'))).toMatchObject([
    { what: `DELETE /api/trash/careers/${career._id}` },
    { what: 'DELETE /api/trash', query: { until: news.deletedAt } },
  ])
})

test('a statement that the law wants public is erased with a reason only', async () => {
  const statement: TrashEntry = { ...career, kind: 'document', titles: { ...career.titles, bg: 'Отчет' }, isKept: true }
  const asked = await show([statement])
  for (const press of [
    row('Отчет').getByRole('button', { name: /^Изтрий окончателно/ }),
    page.getByRole('button', { name: 'Изпразни кошчето' }),
  ]) {
    await press.click()
    await question.getByRole('button', { name: 'Изтрий' }).click()
    await expect.element(question.getByRole('textbox', { name: /^Причина/ })).toHaveFocus()
    await expectAccessible()
    await question.getByRole('button', { name: 'Отказ' }).click()
  }
  expect(asked.filter(({ what }) => what.startsWith('DELETE'))).toEqual([])
  await page.getByRole('button', { name: 'Изпразни кошчето' }).click()
  await question.getByRole('textbox', { name: /^Причина/ }).fill(' Качен два пъти ')
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect.element(page.getByText('Кошчето е изпразнено.')).toBeVisible()
  expect(asked.findLast(({ what }) => what.startsWith('DELETE'))?.query).toMatchObject({ reason: 'Качен два пъти' })
})

test('an item of news is looked at as its page was, and other things are only named', async () => {
  const texts = { title: '', contentOne: '', contentTwo: '' }
  await show()
  await expect.element(page.getByText('Заварчик')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Виж: Заварчик' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Виж: За кошчето' }).click()
  await expect.element(page.getByRole('dialog').getByText('Не можа да се отвори.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Затвори' }).click()

  const item = {
    ...{ _id: news._id, url: 'taken', date: '2026-11-20', cover: '', gallery: [], alt: {}, isMediaNews: false },
    content: {
      bg: { ...texts, title: 'За кошчето', contentOne: '<p>Както беше</p>' },
      en: texts,
      de: texts,
      it: texts,
    },
    updatedAt: news.deletedAt,
  }
  answering([[/^GET .api.trash.news.[^/]+$/, () => ({ news: item, staffOnly: {} })]])
  await page.getByRole('button', { name: 'Виж: За кошчето' }).click()
  const preview = page.getByRole('dialog', { name: 'Преглед' })
  await expect.element(preview.getByRole('combobox', { name: 'Език на прегледа' })).toHaveValue('bg')
  await preview.getByRole('button', { name: 'Затвори прегледа' }).click()
  await expect.element(preview).not.toBeInTheDocument()
})
