import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

const tools = page.getByRole('toolbar').getByRole('button')
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const text = page.getByRole('textbox', { name: 'Text' })
const dialog = page.getByRole('dialog')

test('the editor offers six formats with names, and is operated by the keyboard', {
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
  expect(names).toEqual(['Получер', 'Курсив', 'Подчертан', 'Връзка', 'Видео', 'Код'])

  await text.click()
  await userEvent.keyboard('{Control>}b{/Control}bold')
  expect(written).toBe('<p><strong>bold</strong></p>')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  expect(written).toBe('')

  tools.first().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Код')).toHaveFocus()
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
