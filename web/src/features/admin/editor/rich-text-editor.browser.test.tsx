import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { documentLinks } from './document-links.queries.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const tools = page.getByRole('toolbar').getByRole('button')
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const text = page.getByRole('textbox', { name: 'Text' })
const dialog = page.getByRole('dialog')

test('the editor offers six formats in front with names, and is operated by the keyboard', {
  tags: ['ADM-36', 'ADM-37'],
}, async () => {
  let written = ''
  await renderStaff(() => (
    <RichTextEditor
      label="Text"
      initialHtml="<p></p>"
      placeholder=""
      onChange={(html) => {
        written = html
      }}
    />
  ))
  await expect.element(tools.first()).toBeVisible()
  const names = tools.elements().map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Получер', 'Курсив', 'Подчертан', 'Връзка', 'Видео', 'Код', 'Още форматиране'])

  await text.click()
  await userEvent.keyboard('{Control>}b{/Control}bold')
  expect(written).toBe('<p><strong>bold</strong></p>')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  expect(written).toBe('')

  tools.first().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Още форматиране')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Получер')).toHaveFocus()
})

test('a video of another site and a link that is none are refused, an address without https:// is completed', {
  tags: ['ADM-36'],
}, async () => {
  await renderStaff(() => <RichTextEditor label="Text" initialHtml="" placeholder="" onChange={() => {}} />)
  await tool('Видео').click()
  await dialog.getByLabelText('Адрес на видеото').fill('https://evil.example/embed/1')
  await dialog.getByRole('button', { name: 'Вмъкни видеото' }).click()
  await expect.element(dialog.getByText('Това не е адрес на видео от YouTube или Vimeo')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await tool('Връзка').click()
  await dialog.getByLabelText('Адрес').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Вмъкни връзката' }).click()
  await expect.element(dialog.getByText('Въведете адрес на страница')).toBeVisible()
  await dialog.getByLabelText('Адрес').fill('balkalum.bg/news')
  await dialog.getByRole('button', { name: 'Вмъкни връзката' }).click()
  await expect.element(text.getByRole('link')).toHaveAttribute('href', 'https://balkalum.bg/news')
})

test('a document of the site is linked by words of its title, with the keyboard alone', async () => {
  const given = { html: '' }
  await renderStaff(
    () => (
      <RichTextEditor
        label="Text"
        initialHtml=""
        placeholder=""
        onChange={(html) => {
          given.html = html
        }}
      />
    ),
    [[documentLinks.queryKey, { documents: linked }]],
  )
  await tool('Връзка').click()
  const choice = dialog.getByRole('combobox', { name: 'Или документ от сайта' })
  await choice.fill('устойчиво 9999')
  await expect.element(dialog.getByText('Няма такъв документ на сайта.')).toBeVisible()
  await choice.fill('доклад УСТОЙЧИВО')
  await expect.element(dialog.getByRole('option').first()).toMatchTextContent(/2025/)
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog.getByLabelText('Адрес')).toHaveValue('/documents/sustainability/report-2024.pdf')
  await expect.element(dialog.getByLabelText('Текст на връзката')).toHaveValue('Доклад за устойчиво развитие 2024')
  // Escape closes the list and not the dialog.
  await choice.fill('доклад')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('option').first()).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Вмъкни връзката' }).click()
  expect(given.html).toBe(
    '<p><a href="/documents/sustainability/report-2024.pdf" rel="noopener noreferrer" target="_blank">Доклад за устойчиво развитие 2024</a></p>',
  )
})

const linked = [2025, 2024].map((year) => ({
  address: `/documents/sustainability/report-${year}.pdf`,
  section: 'sustainability' as const,
  titleEn: `Sustainability report ${year}`,
  titleBg: `Доклад за устойчиво развитие ${year}`,
  note: '',
  day: null,
}))

test('entries of a list go in and out by buttons and by Tab, which leaves the field when they cannot', async () => {
  const given = await open('<ul><li>Alloys</li><li>6060</li><li>6082</li></ul>')
  await page.getByText('6060').click()
  const [deeper, lessDeep] = [tool('С едно ниво навътре'), tool('С едно ниво навън')]
  await expect.element(lessDeep).toHaveAttribute('aria-disabled', 'true')
  await deeper.click()
  expect(given.html).toBe('<ul><li>Alloys<ul><li>6060</li></ul></li><li>6082</li></ul>')
  // No entry goes two levels below the one before it.
  await expect.element(deeper).toHaveAttribute('aria-disabled', 'true')
  await lessDeep.click()
  expect(given.html).toBe('<ul><li>Alloys</li><li>6060</li><li>6082</li></ul>')

  await page.getByText('6082').click()
  await userEvent.keyboard('{Home}{Tab}')
  expect(given.html).toBe('<ul><li>Alloys</li><li>6060<ul><li>6082</li></ul></li></ul>')
  await expect.element(text).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(given.html).toBe('<ul><li>Alloys</li><li>6060</li><li>6082</li></ul>')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(text).not.toHaveFocus()
  // Who only passes through the form changes nothing.
  text.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(text).not.toHaveFocus()
  expect(given.html).toBe('<ul><li>Alloys</li><li>6060</li><li>6082</li></ul>')
})

/** The editor with a text, and what it has given since the test changed it. */
async function open(initialHtml: string) {
  const given = { html: '' }
  await renderStaff(() => (
    <RichTextEditor
      label="Text"
      initialHtml={initialHtml}
      placeholder=""
      onChange={(html) => {
        given.html = html
      }}
    />
  ))
  await expect.element(tools.first()).toBeVisible()
  return given
}

test.for([
  '<h2>А</h2><h3>Б</h3><p>x</p>',
  '<ul><li>а<ol><li>б<ul><li>в</li></ul></li></ol></li><li>г</li></ul><p>x</p>',
  '<blockquote><p>а</p><p><strong>б</strong></p></blockquote><p>1<sup>ви</sup> x</p>',
  '<table><tbody><tr><th scope="col">мм</th><th scope="col"></th></tr><tr><td></td><td>12</td></tr></tbody></table><p>x</p>',
])('what is stored is given back as it was when something else is written: %s', async (stored) => {
  const given = await open(stored)
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}!')
  expect(given.html).toBe(stored.replace('x</p>', 'x!</p>'))
})

test('headings, lists, quotes and raised letters are behind one button, and pressed again they are text', async () => {
  const given = await open('')
  await tool('Още форматиране').click()
  await text.click()
  await userEvent.keyboard('a')
  for (const [name, html] of [
    ['Подзаглавие', '<h2>a</h2>'],
    ['По-малко подзаглавие', '<h3>a</h3>'],
    ['Списък с точки', '<ul><li>a</li></ul>'],
    ['Номериран списък', '<ol><li>a</li></ol>'],
  ] as const) {
    await tool(name).click()
    expect(given.html, name).toBe(html)
    await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await expectAccessible()
  await tool('Номериран списък').click()
  await tool('Цитат').click()
  expect(given.html).toBe('<blockquote><p>a</p></blockquote>')
  await tool('Цитат').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await tool('Долен индекс').click()
  expect(given.html).toBe('<p><sub>a</sub></p>')
  await tool('Горен индекс').click()
  expect(given.html).toBe('<p><sup>a</sup></p>')
})

test('a table is made, filled cell by cell, grows and goes; a cell is no heading', async () => {
  const given = await open('')
  await tool('Още форматиране').click()
  await text.click()
  await tool('Таблица').click()
  await userEvent.keyboard('a{ArrowDown}b')
  expect(given.html).toBe(
    '<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
  )
  await expect.element(tool('Подзаглавие')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await tool('Добави колона отдясно').click()
  await tool('Изтрий реда').click()
  expect(given.html).toBe(
    '<table><tbody><tr><td>a</td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>',
  )
})

test('Ctrl+K asks for the address of a link', { tags: ['ADM-36'] }, async () => {
  const given = await open('<p>here</p>')
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  await dialog.getByLabelText('Адрес').fill('example.com')
  await dialog.getByRole('button', { name: 'Вмъкни връзката' }).click()
  expect(given.html).toMatch(/^<p><a href="https:\/\/example.com\/?".*>here<\/a><\/p>$/)
})

test('a picture of the gallery stands in the text by its file, and not where there is no gallery', async () => {
  let written = ''
  const stored = '<p>a</p><img src="/uploads/news/mill-1600x900.jpg"><p>b</p>'
  await renderStaff(() => (
    <RichTextEditor
      label="Text"
      initialHtml={stored}
      placeholder=""
      pictures={[{ file: 'rolls-800x600.png', alt: 'Валци' }]}
      onChange={(html) => {
        written = html
      }}
    />
  ))
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}!')
  expect(written).toBe(stored.replace('b</p>', 'b!</p>'))
  await tool('Още форматиране').click()
  await tool('Снимка от галерията').click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Валци' }).click()
  expect(written).toContain('<img src="/uploads/news/rolls-800x600.png">')

  await renderStaff(() => <RichTextEditor label="Text" initialHtml="" placeholder="" onChange={() => {}} />)
  await tool('Още форматиране').click()
  await expect.element(tool('Снимка от галерията')).not.toBeInTheDocument()
})
