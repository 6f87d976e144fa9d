import { row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import { tokenOf } from './token.ts'

test('what was deleted lies in the trash, is restored, also to another address, and is erased for good', async ({
  editor,
  expectAccessible,
}) => {
  const url = 'for-the-trash'
  const title = 'За кошчето'
  const question = editor.getByRole('alertdialog')
  const token = await tokenOf(editor)

  async function publish(text: string): Promise<void> {
    const content = { bg: { title: text, contentOne: '', contentTwo: '' } }
    const created = await editor.request.post('/api/news', {
      headers: { authorization: `Bearer ${token}`, 'x-news-url': url },
      multipart: { data: JSON.stringify({ date: '2026-11-20', content }), cover: picture('cover.png') },
    })
    expect(created.status()).toBe(201)
  }

  async function throwAway(text: string): Promise<void> {
    await row(editor, text)
      .getByRole('button', { name: /^Изтрий/ })
      .click()
    await expect(question).toContainText('Остава в кошчето 30 дни и може да се възстанови.')
    const deleted = editor.waitForResponse((response) => response.request().method() === 'DELETE')
    await question.getByRole('button', { name: 'Изтрий' }).click()
    await expect(row(editor, text)).toHaveCount(0)
    expect((await deleted).status()).toBe(200)
  }

  await publish(title)
  await editor.reload()

  await test.step('an item is deleted, and the deletion undone', async () => {
    await throwAway(title)
    await expect(editor.getByText('Новината е в кошчето.')).toBeVisible()
    await editor.getByRole('button', { name: 'Върни' }).click()
    await expect(editor.getByText('Върнато.')).toBeVisible()
    await expect(row(editor, title)).toBeVisible()
  })

  await test.step('deleted again, it is in the trash and not on the site', async () => {
    await throwAway(title)
    expect((await editor.request.get(`/news/${url}`)).status()).toBe(404)
    await editor.getByRole('link', { name: 'Кошче' }).click()
    await expect(editor.getByRole('heading', { level: 1, name: 'Кошче' })).toBeVisible()
    await expect(row(editor, title)).toContainText('elena')
    await expect(row(editor, title)).toContainText('още 30 дни')
    await expectAccessible(editor)
  })

  await test.step('restored, it is on the site again with its picture', async () => {
    await row(editor, title)
      .getByRole('button', { name: /^Възстанови/ })
      .click()
    await expect(editor.getByText('Новината е възстановена.')).toBeVisible()
    await expect(row(editor, title)).toHaveCount(0)
    expect((await editor.request.get(`/news/${url}`)).status()).toBe(200)
  })

  await test.step('the address that somebody else has taken is not taken away', async () => {
    await editor.getByRole('button', { name: 'Назад към списъка' }).click()
    await throwAway(title)
    await publish('Друга новина')
    await editor.getByRole('link', { name: 'Кошче' }).click()
    await row(editor, title)
      .getByRole('button', { name: /^Възстанови/ })
      .click()
    const dialog = editor.getByRole('dialog', { name: 'Адресът вече е зает' })
    await expect(dialog).toContainText('Вече има новина с този адрес')
    await expect(dialog.getByRole('button', { name: 'Възстанови' })).toBeDisabled()
    await expectAccessible(editor)
    await dialog.getByLabel('Адрес (URL)').fill(`${url}-2`)
    await dialog.getByRole('button', { name: 'Възстанови' }).click()
    await expect(editor.getByText(`Възстановена на нов адрес: /news/${url}-2`)).toBeVisible()
  })

  await test.step('the trash is emptied', async () => {
    await editor.getByRole('button', { name: 'Назад към списъка' }).click()
    await throwAway('Друга новина')
    await throwAway(title)
    await editor.getByRole('link', { name: 'Кошче' }).click()
    await row(editor, 'Друга новина')
      .getByRole('button', { name: /^Изтрий окончателно/ })
      .click()
    await question.getByRole('button', { name: 'Изтрий' }).click()
    await expect(row(editor, 'Друга новина')).toHaveCount(0)
    await editor.getByRole('button', { name: 'Изпразни кошчето' }).click()
    await expect(question).toContainText('Окончателно ще се изтр')
    await question.getByRole('button', { name: 'Изтрий' }).click()
    await expect(editor.getByText('Кошчето е изпразнено.')).toBeVisible()
    await expect(editor.getByRole('heading', { level: 2, name: 'Кошчето е празно' })).toBeVisible()
  })
})
