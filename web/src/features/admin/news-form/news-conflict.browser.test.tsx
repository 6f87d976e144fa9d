import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { newsFields } from './news-conflict.ts'
import { type NewsValues, newValues } from './news-values.ts'

const base = newValues(false, '2026-03-12')

function withTitles(bg: string, en: string): NewsValues {
  const { content } = base
  return { ...base, content: { ...content, bg: { ...content.bg, title: bg }, en: { ...content.en, title: en } } }
}

test('of two versions each field that differs is chosen, by default what either has changed', async () => {
  const chosen: NewsValues[] = []
  await renderStaff(() => (
    <ConflictDialog
      fields={newsFields}
      saved={{ by: 'boris', at: '2026-03-12T07:05:00Z' }}
      base={withTitles('Резултати', 'Results')}
      mine={withTitles('Резултати', 'Mine')}
      theirs={withTitles('Резултати, допълнени', 'Results')}
      onSave={(values) => chosen.push(values)}
      onBack={() => {}}
    />
  ))
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('boris записа промени на 12-03-2026 в 09:05')
  await expectAccessible()
  const saveChosen = dialog.getByRole('button', { name: 'Запази избраното' })
  await saveChosen.click()
  await dialog
    .getByRole('radio', { name: /^Заглавие EN/ })
    .last()
    .click()
  await saveChosen.click()
  const titles = chosen.map(({ content }) => [content.bg.title, content.en.title])
  expect(titles).toEqual([
    ['Резултати, допълнени', 'Mine'],
    ['Резултати, допълнени', 'Results'],
  ])
})
