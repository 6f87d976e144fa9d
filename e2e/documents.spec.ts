import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atFullHeight, chooseVisibility, deleteItem, undoDeletion } from './administration.ts'
import { expect, test } from './fixtures.ts'

const folder = join(import.meta.dirname, '../web/public/documents')
const pdf = async (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: await readFile(join(folder, `policies/policy-${name}.pdf`)),
})

test('a document is published, replaced, moved to the certificates of a product and onto its printed sheet, hidden and thrown away by staff, without a developer', async ({
  signedIn: editor,
  expectAccessible,
}) => {
  const [title, name] = ['Алуминий за лодки', 'Marine catalogue']
  const address = '/documents/catalogues/marine-catalogue.pdf'
  let page = '/download-center/catalogues'
  const row = editor.getByRole('listitem').filter({ hasText: title })
  const file = editor.locator('input[type=file]')
  const onSite = async () => (await editor.request.get(page)).text()
  const onProduct = async () => (await editor.request.get('/products/rolled-foils/finstock')).text()
  const isFound = async () => (await (await editor.request.get('/api/search')).text()).includes(address)
  const save = (button: string) => editor.getByRole('button', { name: button, exact: true }).click()

  await editor.goto('/admin?tab=documents')
  await expect(editor.getByRole('heading', { level: 2, name: 'Сертификати' })).toBeVisible()
  await expectAccessible(editor)

  await test.step('a file with a script is refused with the reason, a good one is taken', async () => {
    await editor.getByRole('link', { name: 'Нов документ' }).click()
    await expect(editor.getByRole('heading', { level: 1, name: 'Нов документ' })).toBeVisible()
    await editor.getByLabel('Раздел', { exact: true }).selectOption('Каталози')
    await editor.getByLabel('Име на сайта').fill(name)
    await editor.getByLabel('Име в администрацията').fill(title)
    await expect(editor.getByText('Липсва: файл.')).toBeVisible()
    const good = await pdf('environment')
    await file.setInputFiles({ ...good, buffer: Buffer.concat([good.buffer, Buffer.from('\n%/JavaScript')]) })
    await expect(editor.getByRole('alert').filter({ hasText: 'програмен код' })).toBeVisible()
    await file.setInputFiles(good)
    await expect(editor.getByText('Новият файл')).toBeVisible()
    await expectAccessible(editor)
    await save('Публикувай')
    await expect(editor.getByText('Документът е публикуван.')).toBeVisible()
    expect(await onSite()).toContain(name)
    expect(await isFound(), 'the search names it').toBe(true)
    expect((await editor.request.get(address)).headers()['content-type']).toBe('application/pdf')
  })

  await test.step('its file is replaced: the address stays, the earlier one is still read', async () => {
    await row.getByRole('link').click()
    await file.setInputFiles(await pdf('complaints'))
    await expect(editor.getByText('Новият файл')).toBeVisible()
    await save('Публикувай промените')
    await expect(editor.getByText('Документът е записан.')).toBeVisible()
    await row.getByRole('link').click()
    const earlier = editor.getByRole('region', { name: 'Предишни версии' }).getByRole('link')
    const href = (await earlier.getAttribute('href')) ?? ''
    expect(await (await editor.request.get(href)).body()).toEqual((await pdf('environment')).buffer)
    expect(await (await editor.request.get(address)).body()).toEqual((await pdf('complaints')).buffer)
    expect(await onSite()).toContain(href)
  })

  await test.step('moved to the certificates it covers a product, whose page names it until it is hidden', async () => {
    const chosen = editor.getByRole('group', { name: 'Изделия, за които важи' }).getByRole('checkbox', {
      name: 'Finstock',
      exact: true,
    })
    await editor.getByLabel('Раздел', { exact: true }).selectOption('Сертификати')
    await chosen.check()
    await editor.getByLabel('Номер', { exact: true }).fill('MA 4711')
    await editor.getByLabel('Издател').fill('Bureau of Standards')
    await editor.getByLabel('Обхват').fill('Profiles for hulls')
    await editor.getByRole('textbox', { name: 'Валиден до' }).fill('31-12-2099')
    await atFullHeight(editor, () => expectAccessible(editor))
    await save('Публикувай промените')
    await expect(editor.getByText('Документът е записан.')).toBeVisible()
    page = '/download-center/certificates'
    expect(await onSite()).toContain('Covers Finstock')

    await editor.goto('/products/rolled-foils/finstock')
    await editor.locator('summary', { hasText: 'certificates' }).click()
    const certificates = editor.getByRole('region', { name: 'Certificates' })
    await expect(certificates).toContainText('Profiles for hulls')
    await expect(certificates).toContainText('No. MA 4711, Bureau of Standards')
    await expect(certificates).toContainText('Valid until 31-12-2099')
    await expect(certificates.getByRole('link', { name: /^Marine catalogue/ })).toHaveAttribute('href', address)
    await expectAccessible(editor, 'section:has(a[href$="/marine-catalogue.pdf"])')
    await editor.emulateMedia({ media: 'print' })
    const [sheet, text] = await Promise.all([editor.getByRole('article').boundingBox(), certificates.boundingBox()])
    expect((text?.y ?? 0) + (text?.height ?? 0), 'it stands within the sheet').toBeLessThan(
      (sheet?.y ?? 0) + (sheet?.height ?? 0),
    )
    await editor.emulateMedia({ media: null })

    await editor.goto('/admin?tab=documents')
    await row.getByRole('link').click()
    await expect(chosen).toBeChecked()
    await editor.getByText('История на промените').click()
    await expect(editor.getByText('Издател: празно → Bureau of Standards')).toBeVisible()
  })

  await test.step('hidden it is nowhere on the site', async () => {
    const panel = await chooseVisibility(editor, 'Скрий от сайта')
    await panel.getByRole('button', { name: 'Скрий от сайта' }).click()
    await expect(row.getByText('Скрит')).toBeVisible()
    expect(await onSite()).not.toContain(name)
    expect(await onProduct()).not.toContain(address)
    expect(await isFound(), 'the search names it').toBe(false)
    expect((await editor.request.get(address)).status()).toBe(404)
  })

  await test.step('thrown away it comes back, and goes again', async () => {
    await deleteItem(row)
    await expect(editor.getByText('Документът е в кошчето.')).toBeVisible()
    await undoDeletion(row)
    await deleteItem(row)
  })
})
