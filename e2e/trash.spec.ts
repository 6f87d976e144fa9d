import { row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import { tokenOf } from './token.ts'

test('what was deleted is not on the site, lies in the trash and is restored with its picture', async ({
  editor,
  expectAccessible,
}) => {
  const url = 'for-the-trash'
  const title = 'За кошчето'
  const question = editor.getByRole('alertdialog')

  const content = { bg: { title, contentOne: '', contentTwo: '' } }
  const headers = { authorization: `Bearer ${await tokenOf(editor)}` }
  const created = await editor.request.post('/api/news', {
    headers: { ...headers, 'x-news-url': url },
    multipart: { data: JSON.stringify({ date: '2026-11-20', content }), cover: picture('cover.png') },
  })
  expect(created.status()).toBe(201)

  async function throwAway(): Promise<void> {
    await row(editor, title)
      .getByRole('button', { name: /^Изтрий/ })
      .click()
    await expect(question).toContainText('Остава в кошчето 30 дни и може да се възстанови.')
    const deleted = editor.waitForResponse((response) => response.request().method() === 'DELETE')
    await question.getByRole('button', { name: 'Изтрий' }).click()
    await expect(row(editor, title)).toHaveCount(0)
    expect((await deleted).status()).toBe(200)
  }

  await editor.reload()

  await test.step('an item is deleted, and the deletion undone', async () => {
    await throwAway()
    await expect(editor.getByText('Новината е в кошчето.')).toBeVisible()
    await editor.getByRole('button', { name: 'Върни' }).click()
    await expect(editor.getByText('Върнато.')).toBeVisible()
    await expect(row(editor, title)).toBeVisible()
  })

  await test.step('deleted again, it is in the trash and not on the site', async () => {
    await throwAway()
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

  const { news } = (await created.json()) as { news: { _id: string } }
  await editor.request.delete(`/api/news/${news._id}`, { headers })
})
