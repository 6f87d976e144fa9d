import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { pictureFile } from '#features/admin/testing/picture-file.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

const clipboards = import.meta.glob<string>('./clipboards/*.txt', { query: '?raw', import: 'default', eager: true })
const clipboard = (name: string) => clipboards[`./clipboards/${name}.txt`] ?? ''

const text = page.getByRole('textbox', { name: 'Text' })
const note = page.getByText('Поставено с промени')

/** The editor, and how many pictures the gallery beside it was given. */
let written = ''

function Editor() {
  const [taken, setTaken] = useState(0)
  return (
    <>
      <RichTextEditor
        label="Text"
        initialHtml=""
        placeholder=""
        onChange={(html) => {
          written = html
        }}
        onPictures={async ({ length }) => {
          setTaken((before) => before + length)
          return length
        }}
      />
      <p>Gallery: {taken}</p>
    </>
  )
}

/** Pastes as the browser does: with what is on the clipboard as HTML, and as files. */
async function paste(html: string, files: File[] = []): Promise<void> {
  await text.click()
  const data = new DataTransfer()
  if (html) data.setData('text/html', html)
  for (const file of files) data.items.add(file)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

/** What the form would send, block by block. */
const lines = () =>
  [...new DOMParser().parseFromString(written, 'text/html').body.children].map((block) => block.outerHTML).join('\n')

test.for([
  ['word', ['2 снимки не са пренесени', 'Зачертаването не е пренесено']],
  ['word-online', ['1 снимка е добавена в галерията']],
  ['google-docs', ['1 снимка не е пренесена', 'Зачертаването не е пренесено']],
  ['libreoffice', ['1 снимка не е пренесена', 'Зачертаването не е пренесено']],
  ['outlook', []],
] as const)(
  'lists, tables, headings, m² and CO₂ arrive from %s, and the form says what did not',
  {
    tags: ['ADM-36'],
  },
  async ([source, said]) => {
    await renderStaff(() => <Editor />)
    written = ''
    await paste(clipboard(`${source}.clipboard`))
    expect(lines()).toBe(clipboard(`${source}.expected`).trim())
    if (said.length === 0) await expect.element(note).not.toBeInTheDocument()
    for (const words of said) await expect.element(page.getByText(words)).toBeVisible()
  },
)

test('a picture from the clipboard goes into the gallery, the picture of a text that Word adds does not', {
  tags: ['ADM-36'],
}, async () => {
  await renderStaff(() => <Editor />)
  const screenshot = await pictureFile('image.png')
  await paste('', [screenshot])
  await expect.element(page.getByText('1 снимка е добавена в галерията.')).toBeVisible()
  await expect.element(page.getByText('Gallery: 1')).toBeVisible()
  await paste('<p class=MsoNormal>Само текст</p>', [screenshot])
  await expect.element(text).toMatchTextContent('Само текст')
  await expect.element(note).not.toBeInTheDocument()
  await paste('<html><body><img src="https://example.com/a.png"></body></html>', [screenshot])
  await expect.element(page.getByText('Gallery: 2')).toBeVisible()
  await expectAccessible()
})

test.for([
  [
    'cells over several columns and rows are split',
    '<table><tr><td colspan="2">а</td><td rowspan="2">б</td></tr><tr><td>в</td><td>г</td></tr></table>',
    '<table><tbody><tr><td>а</td><td></td><td>б</td></tr><tr><td>в</td><td>г</td><td></td></tr></tbody></table>',
    'Обединените клетки са разделени',
  ],
  [
    'a list that goes on after a paragraph begins again',
    '<ol><li>а</li></ol><p>между</p><ol start="2"><li>б</li></ol>',
    '<ol><li>а</li></ol>\n<p>между</p>\n<ol><li>б</li></ol>',
    'сега започва от 1',
  ],
  [
    'a table in a cell is text',
    '<table><tr><td>а</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td>а</td><td>1 · 2</td></tr></tbody></table>',
    '1 таблица в клетка на друга е пренесена като текст',
  ],
] as const)('%s, and the form says so', async ([, html, expected, said]) => {
  await renderStaff(() => <Editor />)
  written = ''
  await paste(html)
  expect(lines()).toBe(expected)
  await expect.element(page.getByText(said)).toBeVisible()
})

test.for([
  ['formatted text', '<p>а</p><p>б</p>', '<p>а</p>\n<p>б</p>'],
  ['plain lines', '', '<p>а</p>\n<p>б</p>'],
  ['a single line, which takes the format it is pasted into', '<p>а</p>', '<h2>а</h2>'],
] as const)(
  'what is pasted where all was deleted ends in no heading: %s',
  { tags: ['ADM-36'] },
  async ([, html, expected]) => {
    await renderStaff(() => <Editor />)
    await paste('<h2>Старо заглавие</h2><p>стар текст</p>')
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    written = ''
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    data.setData('text/plain', 'а\nб')
    text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    expect(lines()).toBe(expected)
  },
)

test('of two tables and of quotes in several paragraphs each stays what it is', async () => {
  await renderStaff(() => <Editor />)
  written = ''
  const table = '<table><tbody><tr><td>а</td><td>б</td></tr></tbody></table>'
  const quote = '<blockquote><p>в</p><p>г</p></blockquote>'
  await paste(`<h1>Д</h1><h3>Е</h3>${quote}${table}${table}`)
  expect(lines()).toBe(`<h2>Д</h2>\n<h3>Е</h3>\n${quote}\n${table}\n<p><br></p>\n${table}`)
  await expect.element(note).not.toBeInTheDocument()
})
