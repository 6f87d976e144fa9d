import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { pictureFile } from '#features/admin/testing/picture-file.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

const clipboards = import.meta.glob<string>('./clipboards/*.txt', { query: '?raw', import: 'default', eager: true })
const clipboard = (name: string) => clipboards[`./clipboards/${name}.txt`] ?? ''

const text = page.getByRole('textbox', { name: 'Text' })
const note = page.getByText('Поставено с промени')

/** The editor, and how many pictures the gallery beside it was given. */
function Editor() {
  const [taken, setTaken] = useState(0)
  return (
    <>
      <RichTextEditor
        label="Text"
        initialHtml=""
        placeholder=""
        onChange={() => {}}
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

const lines = () => text.element().innerHTML.replaceAll('</p>', '</p>\n').replace('<p><br></p>\n', '').trim()

test.for([
  ['word', ['2 снимки не са пренесени', '1 таблица е пренесена като редове', 'Зачертаването не е пренесено']],
  ['word-online', ['1 снимка е добавена в галерията', '1 таблица е пренесена като редове']],
  ['google-docs', ['1 снимка не е пренесена', '1 таблица е пренесена като редове', 'Зачертаването не е пренесено']],
  ['libreoffice', ['1 снимка не е пренесена', '1 таблица е пренесена като редове', 'Зачертаването не е пренесено']],
  ['outlook', []],
] as const)(
  'lists, tables, headings, m² and CO₂ arrive from %s, and the form says what did not',
  {
    tags: ['ADM-36'],
  },
  async ([source, said]) => {
    await renderStaff(() => <Editor />)
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
