import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { atFullHeight, chooseVisibility, deleteItem, undoDeletion } from './administration.ts'
import { expect, test } from './fixtures.ts'

const photographs = join(import.meta.dirname, '../supabase/seed/news')

test('staff add a colleague, whose face buyers see at once, are told of a country without a person, note a leave, hide and delete the person', {
  tag: ['@CONT-07'],
}, async ({ signedIn: editor, expectAccessible }) => {
  const name = 'Rayna Kostova'
  const profile = '/contacts/sales-department/rayna-kostova'
  const row = editor.getByRole('listitem').filter({ hasText: name })
  const read = async (path: string) => (await editor.request.get(path)).text()
  const statusOf = async (path: string) => (await editor.request.get(path, { maxRedirects: 0 })).status()
  const box = editor.getByRole('region', { name: 'Снимка' })
  const inIceland = '/contacts/sales-department?region=Iceland'
  const face = editor.getByRole('link', { name }).locator('picture img').first()
  let portrait = ''
  const save = (button: string) => editor.getByRole('button', { name: button, exact: true }).click()

  await editor.goto('/admin?tab=people')
  await expect(editor.getByRole('heading', { level: 2, name: 'Основни контакти' })).toBeVisible()
  await expectAccessible(editor)

  await test.step('a new colleague is on the site at once', async () => {
    await editor.getByRole('link', { name: 'Нов човек' }).click()
    await expect(editor.getByText('Липсват: име, длъжност, телефон, имейл.')).toBeVisible()
    await editor.getByLabel('Име (на английски)').fill(name)
    await editor.getByLabel('Длъжност').fill('Sales Manager, Foil for Iceland')
    await editor.getByLabel('Телефон').fill('+359 54 000 077')
    await editor.getByLabel('Имейл').fill('r.kostova@balkalum.example')
    await editor.getByLabel('Намери държава').fill('исл')
    await editor.getByRole('checkbox', { name: 'Исландия' }).check()
    await editor.getByLabel('Валцувани изделия').check()
    await expect(box.getByText('посетителите виждат инициалите')).toBeVisible()
    const [photograph = ''] = (await readdir(photographs)).filter((file) => file.endsWith('.jpg')).sort()
    await box.locator('input[type=file]').setInputFiles(join(photographs, photograph))
    await expect(box.getByRole('button', { name: 'Премахни' })).toBeVisible()
    await box.getByLabel('Отляво надясно').fill('20')
    await atFullHeight(editor, () => expectAccessible(editor))
    await save('Публикувай')
    await expect(editor.getByText('Човекът е на сайта.')).toBeVisible()
    await expect(row.getByText('Исландия · валцувани')).toBeVisible()
    expect(await read(inIceland)).toContain(name)
    expect(await read(profile)).toContain('+359 54 000 077')
    expect(await read('/contacts/cards/rayna-kostova.vcf')).toContain('FN:Rayna Kostova')
    expect(await read('/api/search')).toContain('rayna-kostova')
  })

  await test.step('buyers see the face, as it was pointed at', async () => {
    await editor.goto(inIceland)
    await face.scrollIntoViewIfNeeded()
    await expect(face).toHaveJSProperty('complete', true)
    portrait = await face.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(portrait).toMatch(/\/uploads\/people\/[^/]*\.20-50\.\d+\.avif$/)
    expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await read('/contacts/cards/rayna-kostova.vcf')).toContain('PHOTO;ENCODING=b;TYPE=JPEG:')
    await editor.goto('/admin?tab=people')
  })

  await test.step('dragged over the one above, the colleague stands before them on the site', async () => {
    const above = row.locator('xpath=preceding-sibling::li[1]')
    const other = (await above.getByRole('link').textContent()) ?? ''
    const grip = row.getByRole('button', { name: `Премести ${name}` })
    await grip.scrollIntoViewIfNeeded()
    const [from, to] = await Promise.all([grip.boundingBox(), above.boundingBox()])
    await editor.mouse.move((from?.x ?? 0) + 22, (from?.y ?? 0) + 22)
    await editor.mouse.down()
    await editor.mouse.move((from?.x ?? 0) + 22, (to?.y ?? 0) + 4, { steps: 8 })
    const moved = editor.waitForResponse((answer) => answer.url().endsWith('/move'))
    await editor.mouse.up()
    expect((await moved).status()).toBe(200)
    await expect(editor.getByText(`${name} вече е на място`)).toBeVisible()
    const answer = await read('/api/people/sales-department')
    const names = [...answer.matchAll(/"name":"([^"]*)/g)].map(([, found]) => found)
    expect(names.indexOf(other)).toBe(names.indexOf(name) + 1)
  })

  await test.step('a country that would be left without a person is named before saving', async () => {
    await editor.getByRole('link', { name: 'Radostina Petkova' }).click()
    const tick = (country: string) => editor.getByRole('checkbox', { name: country })
    await tick('Исландия').uncheck()
    await tick('Норвегия').uncheck()
    const note = editor.getByText('Норвегия няма човек за валцувани изделия.')
    await expect(note).toBeVisible()
    await tick('Норвегия').check()
    await expect(note).toBeHidden()
    await tick('Исландия').check()
  })

  await test.step('a leave leads visitors to the deputy', async () => {
    await editor.goto('/admin?tab=people')
    await row.getByRole('link').click()
    await box.getByRole('button', { name: 'Премахни' }).click()
    await editor.getByRole('button', { name: 'Отсъства' }).click()
    await editor.getByLabel('До, включително').fill('01-12-2031')
    await editor.getByLabel('Заместник').selectOption('Radostina Petkova')
    await expect(editor.getByText('До 01-12-2031 сайтът препраща')).toBeVisible()
    await save('Публикувай промените')
    await expect(row.getByText('В отпуск до 01-12-2031')).toBeVisible()
    const page = await read(profile)
    expect(page).toContain('On leave until')
    expect(page).toContain('Radostina Petkova')
    expect(page, 'without the face').not.toContain('.20-50.')
    expect((await editor.request.get(portrait)).status()).toBe(404)
  })

  await test.step('who is hidden is nowhere', async () => {
    await row.getByRole('link').click()
    const panel = await chooseVisibility(editor, 'Скрий от сайта')
    await panel.getByRole('button', { name: 'Скрий от сайта' }).click()
    await expect(row.getByText('Скрит', { exact: true })).toBeVisible()
    for (const path of ['/contacts/sales-department', '/api/search'])
      expect(await read(path), path).not.toMatch(/rayna.kostova/i)
    expect([await statusOf(profile), await statusOf('/contacts/cards/rayna-kostova.vcf')]).toEqual([302, 404])
  })

  await test.step('thrown away and brought back', async () => {
    await deleteItem(row)
    await expect(editor.getByText('Преместено в кошчето.')).toBeVisible()
    await undoDeletion(row)
    await deleteItem(row)
  })
})
