import {
  atFullHeight,
  chooseCover,
  chooseInNameMenu,
  DIALOG,
  deleteItem,
  newPublication,
  openLanguage,
  openSettings,
  publishSlip,
  row,
  sections,
  tenPictures,
  undoDeletion,
  writeTexts,
} from './administration.ts'
import { builtScript } from './built-files.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import { readPage } from './rendered-page.ts'

const url = 'new-press-line'
const texts = {
  BG: { title: 'Нова пресова линия', one: 'Линията пресова профили.', two: 'Следва втора линия.' },
  EN: { title: 'A new press line', one: 'The line extrudes profiles.', two: 'A second line follows.' },
  DE: { title: 'Eine neue Presslinie', one: 'Die Linie presst Profile.', two: 'Eine zweite Linie folgt.' },
  IT: { title: 'Una nuova linea di estrusione', one: 'La linea estrude profili.', two: 'Segue una seconda linea.' },
} as const
const today = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia' }).format(new Date()).replaceAll('/', '-')
const languages = ['BG', 'EN', 'DE', 'IT'] as const

test('an editor publishes news with eleven pictures in four languages, visitors read it at once, it is changed, deleted and restored', {
  tag: [
    '@ADM-08',
    '@ADM-09',
    '@ADM-10',
    '@ADM-11',
    '@ADM-12',
    '@ADM-16',
    '@ADM-17',
    '@ADM-18',
    '@ADM-20',
    '@ADM-21',
    '@ADM-25',
    '@ADM-28',
    '@ADM-29',
    '@ADM-30',
    '@ADM-32',
    '@ADM-33',
    '@API-08',
    '@API-09',
    '@API-10',
    '@API-12',
    '@NEWS-11',
    '@NEWS-12',
  ],
}, async ({ editor, token, site, expectAccessible }) => {
  /** What a visitor is given: the heading, the texts and how many pictures the gallery has. */
  const visit = async (path = `/news/${url}`) => {
    const answer = await editor.request.get(path)
    const { headings, text, root } = readPage(await answer.text())
    const gallery = root.all('[aria-roledescription="carousel"]')[0]?.text ?? ''
    return { status: answer.status(), headings, text, pictures: Number(/1\/(\d+)/.exec(gallery)?.[1]) }
  }
  await expect(sections(editor)).toHaveText([
    /Новини/,
    /Медиите за нас/,
    /Кариери/,
    /Запитвания/,
    /Бюлетин/,
    /Документи/,
    /Календар/,
    /Хора/,
  ])
  const opened = today()
  await newPublication(editor)
  await expect(editor.getByRole('tab', { name: /^EN/ })).toHaveAttribute('aria-selected', 'true')
  await openSettings(editor)
  await expect(editor.getByRole('radio', { name: 'Новина' })).toBeChecked()
  const save = editor.getByRole('button', { name: 'Публикувай' })
  await expect(save).toBeDisabled()

  await chooseCover(editor)
  await editor.getByLabel('Добави снимки').setInputFiles(tenPictures)
  await expect(editor.getByText('10 от 10')).toBeVisible()
  for (const code of languages) await writeTexts(editor, code, texts[code])
  await editor.getByLabel('Адрес на страницата').fill(url)
  await expect(editor.getByText('Адресът е свободен')).toBeVisible()
  await expect(save).toBeEnabled()
  await atFullHeight(editor, () => expectAccessible(editor))

  await save.click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const item = row(editor, texts.BG.title)
  // The day may have ended since the form was opened.
  await expect(item).toContainText(new RegExp(`${opened}|${today()}`))
  await expect(item).not.toContainText(texts.EN.title)

  await test.step('a visitor reads it at once: in English, with ten pictures, on the first visit and in the list', async () => {
    expect(await visit()).toMatchObject({ status: 200, headings: [texts.EN.title], pictures: 10 })
    expect((await visit()).text).toContain(texts.EN.one)
    expect((await visit('/news')).text).toContain(texts.EN.title)
  })

  await test.step('editing texts only keeps the pictures, the address cannot be changed, and the form stands still while the editor comes', async () => {
    const request = editor.waitForRequest((each) => each.method() === 'POST' && each.url().includes('/api/news/'))
    const release = Promise.withResolvers<void>()
    await editor.route(builtScript('src/features/admin/editor/quill-editor.tsx'), async (route) => {
      await release.promise
      await route.continue()
    })
    await editor.goto('/admin')
    await row(editor, texts.BG.title).getByRole('link').first().click()
    const gallery = editor.getByRole('list', { name: 'Галерия' })
    await expect(gallery.getByRole('img')).toHaveCount(10)
    await expect(editor.getByRole('textbox', { name: 'Текст преди галерията' })).toBeHidden()
    const before = await gallery.boundingBox()
    release.resolve()
    await expect(editor.getByRole('textbox', { name: 'Текст преди галерията' })).toBeVisible()
    expect(await gallery.boundingBox()).toEqual(before)
    await openSettings(editor)
    await expect(editor.getByLabel('Адрес на страницата')).not.toBeEditable()
    await openLanguage(editor, 'EN')
    await editor.getByLabel('Заглавие', { exact: true }).fill('A new press line starts')
    await publishSlip(editor)
    expect(new URL((await request).url()).pathname).toBe(`/api/news/updateTexts/${url}`)
    await expect(editor).toHaveURL(/\/admin(\?|$)/)
    expect(await visit()).toMatchObject({ headings: ['A new press line starts'], pictures: 10 })
  })

  await test.step('replacing the cover, dropping two pictures and putting the rest in another order', async () => {
    const stored = async () => {
      const answer = (await (await fetch(`${site.url}/api/news/${url}`)).json()) as {
        news: [{ cover: string; gallery: string[] }]
      }
      return answer.news[0]
    }
    const before = await stored()
    await row(editor, texts.BG.title).getByRole('link').first().click()
    await editor
      .getByLabel('Смени: Основна снимка')
      .setInputFiles([picture('other.png', { width: 900, height: 600, shade: 10 })])
    await editor.getByRole('button', { name: 'Премахни снимка 10' }).click()
    await editor.getByRole('button', { name: 'Премахни снимка 1', exact: true }).click()
    await editor.getByRole('button', { name: 'Снимка 1: Премести надясно' }).click()
    await expect(editor.getByText('8 от 10')).toBeVisible()
    await editor.getByRole('button', { name: 'Публикувай' }).click()
    await expect(editor).toHaveURL(/\/admin(\?|$)/)

    const after = await stored()
    const [, second, third, ...rest] = before.gallery
    expect(after.gallery).toEqual([third, second, ...rest.slice(0, -1)])
    expect(after.cover).not.toBe(before.cover)
    expect(after.cover).toMatch(/-900x600\.png$/)
    expect((await fetch(`${site.url}/uploads/news/${before.cover}`)).status).toBe(404)
    expect((await fetch(`${site.url}/uploads/news/${after.cover}?w=480`)).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect((await visit()).pictures).toBe(8)
  })

  await test.step('it is deleted after a question, and gone for visitors', async () => {
    await row(editor, texts.BG.title)
      .getByRole('button', { name: /^Изтрий/ })
      .click()
    const question = editor.getByRole('alertdialog').or(editor.getByRole('dialog'))
    await expect(question).toContainText('Да се изтрие ли новината?')
    await expect(question).toContainText('Остава в кошчето 30 дни и може да се възстанови.')
    await expectAccessible(editor, DIALOG)
    await question.getByRole('button', { name: 'Отказ' }).click()
    await expect(row(editor, texts.BG.title)).toBeVisible()
    await deleteItem(row(editor, texts.BG.title))
    await expect(editor.getByText('Новината е в кошчето.')).toBeVisible()
    expect((await visit()).status).toBe(404)
  })

  await test.step('it lies in the trash for 30 days, and is restored with its pictures', async () => {
    await undoDeletion(item)
    await expect(editor.getByText('Върнато.')).toBeVisible()
    await deleteItem(item)
    await chooseInNameMenu(editor, 'Кошче')
    await expect(editor.getByRole('heading', { level: 1, name: 'Кошче' })).toBeVisible()
    await expect(item).toContainText(site.admin.username)
    await expect(item).toContainText('още 30 дни')
    await item.getByRole('button', { name: /^Възстанови/ }).click()
    await expect(editor.getByText('Новината е възстановена.')).toBeVisible()
    await expect(item).toHaveCount(0)
    expect(await visit()).toMatchObject({ status: 200, pictures: 8 })
    const { news } = (await (await fetch(`${site.url}/api/news/${url}`)).json()) as { news: [{ _id: string }] }
    await editor.request.delete(`/api/news/${news[0]._id}`, { headers: { authorization: `Bearer ${token}` } })
  })
})
