import { chooseCover, chooseVisibility, DIALOG, newPublication, openLanguage, row } from './administration.ts'
import { expectNothingOnSite } from './administration-states.ts'
import { expect, signInOnce, test } from './fixtures.ts'
import { publishNews, readNews, updateNewsTexts } from './news-texts.ts'
import { readPage } from './rendered-page.ts'

const WORD = 'Qwyxthorp'
const DRAFTED = 'Vormelkin'

test('a draft without a cover is kept for the team, shown to the director, planned, shown and hidden again', {
  tag: ['@ADM-16'],
}, async ({ editor, site, expectAccessible }) => {
  await newPublication(editor)
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill(`${WORD} opens a new hall`)
  await editor.keyboard.press('Control+s')
  await expect(editor.getByText(/^Записано в \d\d:\d\d$/)).toBeVisible()
  await editor.getByRole('button', { name: 'Затвори' }).click()
  await expect(row(editor, WORD)).toContainText('Чернова')

  // A colleague at another computer goes on with it.
  await editor.getByRole('button', { name: /^Чернови/ }).click()
  await expect(editor).toHaveURL(/show=draft/)
  await row(editor, WORD).getByRole('link').first().click()
  await expect(editor.getByText('Чернова. Записано на')).toBeVisible()
  const kept = editor.waitForResponse((answer) => answer.request().postDataBuffer()?.includes('"coverFile"') === true)
  await chooseCover(editor)
  await editor.keyboard.press('Control+s')
  expect((await kept).ok()).toBe(true)
  await expectNothingOnSite(site.url, WORD)

  await test.step('the director sees it by a link, until that is ended', async () => {
    const open = editor.getByRole('button', { name: 'На телефон' })
    const panel = editor.getByRole('dialog', { name: 'Преглед на телефон' })
    const field = editor.getByRole('textbox', { name: 'Връзка', exact: true })
    await open.click()
    await expect(field).toHaveValue(/\/news\/[0-9a-f]{80}$/)
    await expect(editor.getByRole('img', { name: 'QR код на връзката' })).toBeVisible()
    await expectAccessible(editor, DIALOG)
    const { pathname } = new URL(await field.inputValue())
    const { headings, root } = readPage(await (await fetch(site.url + pathname)).text())
    expect(root.all('main')[0]?.text).toContain('Preview. Only people with this link see this page.')
    expect(headings).toEqual([`${WORD} opens a new hall`])
    const cover = root.all('main')[0]?.all('img')[0]?.attributes.src ?? ''
    const shown = await fetch(new URL(cover, site.url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
    const phone = await editor.context().newPage()
    await phone.goto(site.url + pathname)
    await editor.keyboard.press('Escape')
    await editor.getByLabel('Заглавие', { exact: true }).fill(`${WORD} opens a larger hall`)
    await expect(phone.getByRole('heading', { level: 1 }), 'the phone follows').toHaveText(
      `${WORD} opens a larger hall`,
    )
    await open.click()
    await expect(field, 'the same link as before').toHaveValue(new RegExp(`${pathname}$`))
    await panel.getByRole('button', { name: 'Спри връзката' }).click()
    await expect(phone.getByText('This preview has ended.')).toBeVisible()
    await phone.close()
    expect((await fetch(site.url + pathname)).status).toBe(404)
    await editor.keyboard.press('Escape')
  })

  const panel = await chooseVisibility(editor, 'На сайта от')
  await expect(editor.getByLabel('Час', { exact: true })).toHaveValue('09:00')
  await expect(editor.getByText('българско време')).toBeVisible()
  await expectAccessible(editor)
  await panel.getByRole('button', { name: 'Планирай' }).click()
  await expect(editor.getByText(/Новината ще се покаже на .* в 09:00\./)).toBeVisible()
  await expectNothingOnSite(site.url, WORD)
  // The picture of what visitors may not see yet is there for staff.
  await editor.getByRole('button', { name: /^Всички/ }).click()
  const picture = row(editor, WORD).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await row(editor, WORD).getByRole('link').first().click()
  await chooseVisibility(editor, 'На сайта веднага')
  await panel.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Промените са публикувани.')).toBeVisible()
  expect(await (await fetch(`${site.url}/news`)).text()).toContain(WORD)

  await row(editor, WORD).getByRole('link').first().click()
  await chooseVisibility(editor, 'Скрий от сайта')
  await panel.getByRole('button', { name: 'Скрий от сайта' }).click()
  await expect(editor.getByText('Записано. На сайта не се вижда.')).toBeVisible()
  await expect(row(editor, WORD)).toContainText('Скрита')
  await expectNothingOnSite(site.url, WORD)
})

test('what is written is kept on the server with its pictures, and goes on at another computer', async ({
  editor,
  token,
  site,
  browser,
}) => {
  await newPublication(editor)
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill(`${DRAFTED} begins here`)
  // A draft may be kept before the picture has arrived, and once more with it.
  const kept = editor.waitForResponse((answer) => {
    const request = answer.request()
    return request.url().includes('/api/news') && request.postDataBuffer()?.includes('"coverFile"') === true
  })
  await chooseCover(editor)
  await kept
  // A reload would lead to the draft, not to an empty form.
  await expect(editor).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/)
  await expect(editor.getByText(/^Записано в \d\d:\d\d$/)).toBeVisible()
  await expectNothingOnSite(site.url, DRAFTED)

  const elsewhere = await (await browser.newContext({ baseURL: site.url, locale: 'bg' })).newPage()
  await elsewhere.addInitScript(signInOnce, token)
  await elsewhere.goto('/admin')
  await row(elsewhere, DRAFTED).getByRole('link').first().click()
  await expect(elsewhere.getByAltText('Избрана основна снимка')).toBeVisible()
  await openLanguage(elsewhere, 'EN')
  await elsewhere.getByLabel('Заглавие', { exact: true }).fill(`${DRAFTED} ends there`)
  const request = elsewhere.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/news'))
  await elsewhere.getByRole('button', { name: 'Публикувай' }).click()
  await request
  await expect(elsewhere.getByText('Новината е публикувана.')).toBeVisible()
  await expect(row(elsewhere, DRAFTED)).toHaveCount(1)
  expect(await (await fetch(`${site.url}/news`)).text()).toContain(`${DRAFTED} ends there`)
  await elsewhere.context().close()
})

test('what it said before is seen and comes back as it was', { tag: ['@AMB-60'] }, async ({
  signedIn: editor,
  request,
  token,
  site,
  expectAccessible,
}) => {
  const slug = 'brunkwell-is-2-100-mm-wide'
  await publishNews(request, token, slug, { en: { title: 'Brunkwell is 2,100 mm wide' } })
  const item = await readNews(request, slug)
  item.content.en.title = 'Brunkwell is 2,200 mm wide'
  await updateNewsTexts(request, token, slug, item)

  await editor.goto(`/admin/news/${slug}`)
  await editor.getByRole('link', { name: 'История' }).click()
  await expect(editor.locator('del')).toHaveText('2,100')
  await expect(editor.locator('ins')).toHaveText('2,200')
  await editor.getByRole('link', { name: /Създадена/ }).click()
  const readers = async () => (await fetch(`${site.url}/news/${slug}`)).text()
  await expect(editor.getByText(/Адресът и времето на показване не се връщат/)).toBeVisible()
  await editor.getByRole('button', { name: 'Публикувай тази версия' }).click()
  const asked = editor.getByRole('dialog')
  await expectAccessible(editor)
  await asked.getByLabel(/на английски/).fill('It is narrower.')
  await asked.getByRole('button', { name: 'Поправка', exact: true }).click()
  await expect(editor.getByText(/е публикувана и е на сайта/)).toBeVisible()
  await expect(editor.getByRole('heading', { level: 1, name: 'История' })).toBeFocused()
  await expectAccessible(editor)
  // Without scripts, the foot says what it was, and why.
  expect(await readers()).toMatch(/>Correction<.*It is narrower\..*>Now: .*2,100.*>Before: .*2,200/)
  await editor.getByRole('button', { name: 'Отмени' }).click()
  await expect(editor.getByRole('button', { name: 'Отмени' })).toBeVisible()
  await expect.poll(readers).toContain('2,200 mm')
  expect(await readers()).not.toContain('It is narrower.')
  await editor.getByRole('link', { name: /Създадена/ }).click()
  await editor.getByRole('button', { name: 'Възстанови', exact: true }).click()
  await expect(editor.getByText(/На сайта нищо не се е променило/)).toBeVisible()
  expect(await readers()).toContain('2,200 mm')

  // Who did it stands in the journal.
  await editor.goto('/admin/journal')
  const act = editor
    .getByRole('listitem')
    .filter({ hasText: /промени Brunkwell is 2,100/ })
    .first()
  await expect(act).toContainText(`${site.admin.username} промени`)
  await expectAccessible(editor)
  await editor.getByLabel('Вид').selectOption('career')
  await expect(editor).toHaveURL(/kind=career/)
  await expect(act).toHaveCount(0)
  const download = editor.waitForEvent('download')
  await editor.getByRole('button', { name: 'Изтегли таблица' }).click()
  expect((await download).suggestedFilename()).toBe('journal.csv')
})
