import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  chooseCover,
  deleteItem,
  newPublication,
  openLanguage,
  publishSlip,
  row,
  tenPictures,
  writeTexts,
} from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import { publishNews } from './news-texts.ts'
import { tokenOf } from './token.ts'

const certificate = join(import.meta.dirname, '../web/public/documents/certificates/iso-9001.pdf')

/** Counts the clicks of a journey as docs/publishing.md counts them. */
function counter(page: Page) {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(role: 'button' | 'link' | 'menuitem', name: string | RegExp): Promise<void> {
      clicks += 1
      await page.getByRole(role, { name }).first().click()
    },
    /** Clicks into a field, and types. */
    async type(label: string, text: string): Promise<void> {
      clicks += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    /** Types where the focus is. */
    async typeAtOnce(label: string, text: string): Promise<void> {
      await expect(page.getByLabel(label, { exact: true })).toBeFocused()
      await page.keyboard.insertText(text)
    },
    /** Something else that is one click. */
    async once(work: () => Promise<unknown>): Promise<void> {
      clicks += 1
      await work()
    },
  }
}

test('the journeys of the press office take as many clicks as docs/publishing.md says', async ({ editor }) => {
  const publishing = counter(editor)
  await publishing.click('link', 'Нова публикация')
  await publishing.typeAtOnce('Заглавие', 'Fennimore rolls again')
  await publishing.once(() => editor.getByRole('textbox', { name: 'Текст преди галерията' }).fill('It rolls.'))
  await publishing.once(() => chooseCover(editor))
  await publishing.click('button', 'Публикувай')
  await expect(editor.getByText('Новината е публикувана.')).toBeVisible()
  expect(publishing.clicks()).toBe(4)

  // A draft that has all it needs.
  await newPublication(editor)
  await writeTexts(editor, 'EN', { title: 'Gorsebank is planned', one: 'Soon.', two: '' })
  await chooseCover(editor)
  await editor.keyboard.press('Control+s')
  await expect(editor.getByText(/^Записано в \d\d:\d\d$/)).toBeVisible()
  await editor.getByRole('button', { name: 'Затвори' }).click()

  const planning = counter(editor)
  await planning.once(() => row(editor, 'Gorsebank').getByRole('link').first().click())
  await planning.click('button', 'На телефон')
  await expect(editor.getByRole('textbox', { name: 'Връзка', exact: true })).toHaveValue(/\/news\//)
  await planning.click('button', 'Копирай връзката')
  await planning.click('button', 'Видимост…')
  await planning.once(() => editor.getByLabel('На сайта от').check())
  await planning.once(() => editor.getByRole('dialog').getByRole('button', { name: 'Планирай' }).click())
  await expect(editor.getByText(/Новината ще се покаже на .* в 09:00\./)).toBeVisible()
  expect(planning.clicks()).toBe(6)

  const filtering = counter(editor)
  await filtering.click('button', 'Филтри')
  await filtering.once(() => editor.getByRole('button', { name: /^IT \d+: без/ }).click())
  await expect(editor).toHaveURL(/missing=it/)
  await expect(row(editor, 'Fennimore')).toBeVisible()
  expect(filtering.clicks()).toBe(2)

  await moveToTrash(editor, 'Fennimore')
})

test('four languages with ten photographs from a phone, and a figure that is corrected later, take as many as it says', async ({
  editor,
}) => {
  await editor.setViewportSize({ width: 390, height: 844 })
  const publishing = counter(editor)
  const text = editor.getByRole('textbox', { name: 'Текст преди галерията' })
  await publishing.click('link', 'Нова публикация')
  await publishing.typeAtOnce('Заглавие', 'Wexcombe is 2,100 mm wide')
  await publishing.once(() => text.fill('It is 2,100 mm wide.'))
  await publishing.once(() => chooseCover(editor))
  await publishing.once(() => editor.getByLabel('Добави снимки').setInputFiles(tenPictures))
  for (const code of ['BG', 'DE', 'IT'] as const) {
    await publishing.once(() => openLanguage(editor, code))
    await publishing.type('Заглавие', `Wexcombe ${code}`)
    await publishing.once(() => text.fill(`Wexcombe ${code}, 2100 mm.`))
  }
  await publishing.click('button', 'Публикувай')
  await expect(editor.getByText('Новината е публикувана.')).toBeVisible()
  expect(publishing.clicks()).toBe(14)
  await editor.setViewportSize({ width: 1440, height: 900 })

  // The figure was corrected once before.
  await row(editor, 'Wexcombe').getByRole('link').first().click()
  await text.fill('It is 2,150 mm wide.')
  await publishSlip(editor)
  await expect(editor.getByText('Промените са публикувани.')).toBeVisible()

  const correcting = counter(editor)
  await correcting.once(() => editor.getByRole('searchbox', { name: /^Търсене/ }).fill('Wexcombe'))
  await correcting.once(() => row(editor, 'Wexcombe').getByRole('link').first().click())
  await correcting.click('link', 'История')
  await expect(editor.locator('ins')).toHaveText('2,150')
  // The newest one stands first; a draft may have been kept before all of them.
  const versions = editor.getByRole('list', { name: 'Версии' }).getByRole('link')
  await correcting.once(() => versions.nth(1).click())
  await expect(editor).toHaveURL(/version=\d/)
  await expect(editor.getByRole('button', { name: 'Възстанови', exact: true })).toBeVisible()
  await expect(editor.locator('del')).toHaveText('2,100')
  await correcting.click('button', 'Назад към публикацията')
  await correcting.once(() => text.fill('It is 2,200 mm wide.'))
  await correcting.click('button', 'Публикувай')
  await correcting.click('button', 'Поправка')
  await expect(editor.getByText('Промените са публикувани.')).toBeVisible()
  expect(correcting.clicks()).toBe(8)

  const restoring = counter(editor)
  await restoring.once(() => row(editor, 'Wexcombe').getByRole('link').first().click())
  await restoring.click('link', 'История')
  // The list of before the correction may be shown for a moment.
  await expect(editor.locator('ins')).toHaveText('2,200')
  await restoring.click('button', 'Възстанови')
  await expect(editor.getByText(/като непубликувани промени/)).toBeVisible()
  expect(restoring.clicks()).toBe(3)
  await editor.goto('/admin')
  await moveToTrash(editor, 'Wexcombe')
})

test('three items without Italian from 2024 are hidden in as many clicks as it says', async ({ editor, site }) => {
  const token = await tokenOf(editor)
  const headers = { authorization: `Bearer ${token}`, origin: site.url }
  const ids: string[] = []
  try {
    for (const number of [1, 2, 3]) {
      const content = { en: { title: `Larkhill ${number}`, contentOne: '', contentTwo: '' } }
      const created = await editor.request.post('/api/news', {
        headers: { ...headers, 'x-news-url': `larkhill-${number}` },
        multipart: { data: JSON.stringify({ date: '2024-02-29', content }), cover: picture('cover.png') },
      })
      expect(created.status()).toBe(201)
      ids.push((await created.json()).news._id)
    }
    const statuses = () =>
      Promise.all([1, 2, 3].map(async (number) => (await editor.request.get(`/api/news/larkhill-${number}`)).status()))

    const hiding = counter(editor)
    await hiding.click('button', 'Филтри')
    await hiding.once(() => editor.getByRole('button', { name: /^IT \d+: без/ }).click())
    const previous = editor.getByRole('button', { name: 'Предишна година' })
    const months = editor.getByRole('button', { name: /^февруари 2024/ })
    while (!(await months.isVisible())) await hiding.once(() => previous.click())
    await hiding.once(() => months.click())
    await expect(editor).toHaveURL(/missing=it.*period=2024-02|period=2024-02.*missing=it/)
    await expect(editor.locator('li[data-id] time').filter({ hasNotText: '-2024' }), 'of no other year').toHaveCount(0)
    await hiding.once(() => row(editor, 'Larkhill 3').getByRole('checkbox').click())
    await hiding.once(() =>
      row(editor, 'Larkhill 1')
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] }),
    )
    await hiding.click('button', 'Видимост')
    await hiding.once(() => editor.getByLabel('Скрий от сайта').check())
    await hiding.click('button', 'Скрий 3')
    await expect(editor.getByText('Скрити са 3 публикации.')).toBeVisible()
    expect(hiding.clicks()).toBe(10)
    expect(await statuses()).toEqual([404, 404, 404])
    await editor.getByRole('button', { name: 'Върни' }).click()
    await expect(editor.getByText('Върнато.')).toBeVisible()
    expect(await statuses()).toEqual([200, 200, 200])

    await editor.reload()
    await expect(row(editor, 'Larkhill 2'), 'the address says what was chosen').toBeVisible()
    await expect(editor.locator('li[data-id] time').filter({ hasNotText: '-2024' })).toHaveCount(0)
    await editor.getByRole('button', { name: 'Махни филтъра: февруари 2024' }).click()
    await expect(editor).not.toHaveURL(/period/)
    await expect(editor.getByRole('button', { name: 'Филтри' })).toBeFocused()
  } finally {
    for (const id of ids) await editor.request.delete(`/api/news/${id}`, { headers })
  }
})

test('a certificate, a date, a colleague and a translation take as many clicks as docs/publishing.md says', async ({
  editor,
  request,
  token,
}) => {
  const press = (name: string) => editor.getByRole('button', { name, exact: true }).click()
  const rowOf = (text: string) => editor.getByRole('listitem').filter({ hasText: text })

  await test.step('a new certificate', async () => {
    await editor.goto('/admin?tab=documents')
    const renewing = counter(editor)
    await renewing.once(() => rowOf('Qualicoat').getByRole('link').first().click())
    const buffer = await readFile(certificate)
    await renewing.once(() =>
      editor.locator('input[type=file]').setInputFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer }),
    )
    await renewing.once(() => editor.getByLabel('Валиден до').fill('31-12-2034'))
    await expect(editor.getByText('Новият файл')).toBeVisible()
    await renewing.click('button', 'Публикувай промените')
    await expect(editor.getByText('Документът е записан.')).toBeVisible()
    expect(renewing.clicks()).toBe(4)
  })

  await test.step('a date that moves', async () => {
    await editor.goto('/admin/events/new')
    await editor.getByLabel('Вид', { exact: true }).selectOption('Годишен консолидиран отчет')
    await editor.getByLabel('Дата').fill('25-04-2033')
    await press('Публикувай')
    await expect(editor.getByText('Събитието е публикувано.')).toBeVisible()
    const moving = counter(editor)
    await moving.once(() => rowOf('2032').getByRole('link').first().click())
    await moving.once(() => editor.getByLabel('Дата').fill('27-04-2033'))
    await moving.click('button', 'Публикувай промените')
    await expect(rowOf('2032').getByText('Преместено', { exact: true })).toBeVisible()
    expect(moving.clicks()).toBe(3)
    await deleteItem(rowOf('2032'))
  })

  await test.step('a person for one country', async () => {
    await editor.goto('/admin?tab=people')
    const adding = counter(editor)
    await adding.click('link', 'Нов човек')
    await adding.once(() => editor.getByLabel('Име (на английски)').fill('Zlatina Boneva'))
    await adding.once(() => editor.getByLabel('Длъжност (на английски)').fill('Sales Manager, Foil'))
    await adding.once(() => editor.getByLabel('Телефон').fill('+359 54 000 078'))
    await adding.once(() => editor.getByLabel('Имейл').first().fill('z.boneva@balkalum.example'))
    await adding.once(() => editor.getByRole('checkbox', { name: 'Австрия' }).check())
    await adding.once(() => editor.getByLabel('Валцувани изделия').check())
    await adding.click('button', 'Публикувай')
    await expect(editor.getByText('Човекът е на сайта.')).toBeVisible()
    expect(adding.clicks()).toBe(8)
    await deleteItem(rowOf('Zlatina Boneva'))
  })

  await test.step('a colleague who works on positions alone', async () => {
    const inviting = counter(editor)
    await inviting.click('button', /Влезли сте като/)
    await inviting.click('menuitem', 'Потребители')
    await inviting.click('button', 'Покани')
    await inviting.typeAtOnce('Потребителско име', 'Калина Рашева')
    await editor.keyboard.press('Tab')
    await inviting.typeAtOnce('Имейл', 'k.rasheva@example.com')
    await inviting.once(() => editor.getByLabel('Позиции').check())
    await inviting.click('button', 'Изпрати поканата')
    await expect(editor.getByText('Поканата за Калина Рашева е на път.')).toBeVisible()
    expect(inviting.clicks()).toBe(5)
  })

  await test.step('a translation by its badge', async () => {
    await publishNews(request, token, 'rosmarkt-4', { en: { title: 'Rosmarkt rolls', one: 'It rolls.', two: '' } })
    await editor.goto('/admin')
    const translating = counter(editor)
    await translating.once(() =>
      row(editor, 'Rosmarkt')
        .getByRole('link', { name: /^DE, отвори превода/ })
        .click(),
    )
    await editor.getByLabel('Заглавие, немски').fill('Rosmarkt walzt')
    await translating.click('button', 'Запази превода')
    await expect(editor.getByText('се вижда само от екипа')).toBeVisible()
    expect(translating.clicks()).toBe(2)
    await editor.goto('/admin')
    await moveToTrash(editor, 'Rosmarkt')
  })
})

/** Other tests count the news of the site. */
async function moveToTrash(page: Page, title: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: /^Изтрий/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(page.getByText('Новината е в кошчето.')).toBeVisible()
}
