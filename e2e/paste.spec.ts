import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { newPublication } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'

const clipboard = (name: string) => readFileSync(join(import.meta.dirname, 'clipboards', name), 'utf8')
const firstText = (page: Page) => page.getByRole('textbox', { name: 'Текст преди галерията' })

/** Pastes as the browser does: with what is on the clipboard as HTML, and as files. */
async function paste(text: Locator, html: string, files: { name: string; bytes: number[] }[] = []): Promise<void> {
  await text.click()
  await text.evaluate(
    (element, [pasted, pictures]) => {
      const data = new DataTransfer()
      if (pasted) data.setData('text/html', pasted)
      for (const { name, bytes } of pictures)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, files] as const,
  )
}

const lines = async (text: Locator) =>
  (await text.innerHTML()).replaceAll('</p>', '</p>\n').replace('<p><br></p>\n', '').trim()

const SOURCES = [
  ['word', ['2 снимки не са пренесени', '1 таблица е пренесена като редове', 'Зачертаването не е пренесено']],
  ['word-online', ['1 снимка е добавена в галерията', '1 таблица е пренесена като редове']],
  ['google-docs', ['1 снимка не е пренесена', '1 таблица е пренесена като редове', 'Зачертаването не е пренесено']],
  ['libreoffice', ['1 снимка не е пренесена', '1 таблица е пренесена като редове', 'Зачертаването не е пренесено']],
  ['outlook', []],
] as const

test('lists, tables, headings, m² and CO₂ arrive from every office program, and the form says what did not', {
  tag: ['@ADM-36'],
}, async ({ editor }) => {
  await newPublication(editor)
  const text = firstText(editor)
  for (const [source, said] of SOURCES) {
    await text.fill('')
    await paste(text, clipboard(`${source}.clipboard.txt`))
    expect(await lines(text), source).toBe(clipboard(`${source}.expected.txt`).trim())
    const note = editor.getByText('Поставено с промени').locator('..')
    if (said.length === 0) await expect(note, source).toHaveCount(0)
    for (const words of said) await expect(note, source).toContainText(words)
  }
})

test('a picture from the clipboard goes into the gallery, the picture of a text that Word adds does not', {
  tag: ['@ADM-36'],
}, async ({ editor, expectAccessible }) => {
  await newPublication(editor)
  const text = firstText(editor)
  const screenshot = { name: 'image.png', bytes: [...picture('image.png', { width: 40, height: 30 }).buffer] }
  await paste(text, '', [screenshot])
  await expect(editor.getByText('1 снимка е добавена в галерията.')).toBeVisible()
  await expect(editor.getByText('1 от 10')).toBeVisible()
  await paste(text, '<p class=MsoNormal>Само текст</p>', [screenshot])
  await expect(text).toContainText('Само текст')
  await expect(editor.getByText('Поставено с промени')).toHaveCount(0)
  await paste(text, '<html><body><img src="https://example.com/a.png"></body></html>', [screenshot])
  await expect(editor.getByText('2 от 10')).toBeVisible()
  await expectAccessible(editor)
})
