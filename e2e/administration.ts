import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { picture } from './make-pictures.ts'

/** The open dialog of the administration, for a look at it alone. */
export const DIALOG = ':is([role=dialog], [role=alertdialog])'

/** The row of a publication in the panel, by a part of its title; one's own drafts above it are in a section. */
export const row = (page: Page, title: string): Locator => page.locator('li:not(section li)').filter({ hasText: title })

/** Ten pictures for a gallery, and their names. */
export const tenPictures = Array.from({ length: 10 }, (_, index) =>
  picture(`gallery-${index}.png`, { width: 480, height: 320, shade: 20 * index }),
)

export async function chooseCover(page: Page, file = picture('cover.png', { width: 800, height: 500 })): Promise<void> {
  await page.getByLabel('Избери основна снимка').setInputFiles([file])
  await expect(page.getByAltText('Избрана основна снимка')).toBeVisible()
}

export async function openLanguage(page: Page, code: 'BG' | 'EN' | 'DE' | 'IT'): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${code}`) }).click()
}

/** Shows type, date, address, and when visitors see the item, beside its texts. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Настройки' }).click()
}

/** Fills the texts of one language; the editors are loaded when the form is shown. */
export async function writeTexts(
  page: Page,
  code: 'BG' | 'EN' | 'DE' | 'IT',
  { title, one, two }: { title: string; one: string; two: string },
): Promise<void> {
  await openLanguage(page, code)
  await page.getByLabel('Заглавие', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Текст преди галерията' }).fill(one)
  await page.getByRole('textbox', { name: 'Текст след галерията' }).fill(two)
}

/** The sections of the administration, in its bar. */
export const sections = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Раздели на администрацията' }).getByRole('link')

/** Goes to a page that stands in the menu under one's name, or leaves. */
export async function chooseInNameMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Влезли сте като/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Narrows the list of news to what is missing in a language. */
export async function filterByMissing(page: Page, code: 'BG' | 'EN' | 'DE' | 'IT'): Promise<void> {
  await page.getByRole('button', { name: 'Филтри' }).click()
  await page.getByRole('button', { name: new RegExp(`^${code} \\d+: без`) }).click()
  await page.keyboard.press('Escape')
}

/** Opens a new form of the tab that is shown. */
export async function newPublication(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Нова публикация' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нова публикация' })).toBeVisible()
}

/** As without a connection: the server takes no draft, so that what is written is kept in the browser. */
export async function keepDraftsHere(page: Page): Promise<void> {
  await page.route('/api/news**', (route) => {
    const isDraft = route.request().postDataBuffer()?.includes('"status":"draft"')
    return isDraft ? route.abort('connectionfailed') : route.fallback()
  })
}

/** Publishes other words in a text that visitors have read, as a slip of which they are told nothing. */
export async function publishSlip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Публикувай' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Дребна грешка' }).click()
}

/** Deletes the item of a row. The row goes at once, so this waits for the server too. */
export async function deleteItem(row: Locator): Promise<void> {
  const page = row.page()
  await row.getByRole('button', { name: /^Изтрий/ }).click()
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  expect((await deleted).ok()).toBe(true)
  await expect(row).toHaveCount(0)
}

/** Takes the last deletion back. The row is there again at once, so this waits for the server too. */
export async function undoDeletion(row: Locator): Promise<void> {
  const page = row.page()
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/restore'))
  await page.getByRole('button', { name: 'Върни' }).click()
  expect((await restored).ok()).toBe(true)
  await expect(row).toBeVisible()
}

/** Opens the control beside the primary button of a form, and makes a choice in it. @returns the control */
export async function chooseVisibility(editor: Page, choice: string): Promise<Locator> {
  await editor.getByRole('button', { name: 'Видимост…' }).click()
  const panel = editor.getByRole('dialog', { name: 'Видимост' })
  await panel.getByRole('radio', { name: choice }).check()
  return panel
}

/** Looks at a form as a whole: what its foot covers in part would be judged as too small. */
export async function atFullHeight(page: Page, look: () => Promise<void>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width, height: 4000 })
  await look()
  await page.setViewportSize({ width, height })
}
