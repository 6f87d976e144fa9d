import { newPublication, writeTexts } from './administration.ts'
import { builtScript } from './built-files.ts'
import { expect, test } from './fixtures.ts'

test('a preview whose script does not come says so, and is there at the next attempt', async ({ editor }) => {
  await editor.setViewportSize({ width: 1440, height: 900 })
  let isAway = true
  await editor.route(builtScript('src/features/news/unsaved-article.ts'), (route) =>
    isAway ? route.abort() : route.continue(),
  )
  await newPublication(editor)
  await writeTexts(editor, 'EN', { title: 'Plimworth opens', one: 'A hall of glass.', two: '' })
  const pane = editor.getByRole('region', { name: 'Преглед' })
  await expect(pane.getByText('Прегледът не можа да се зареди.')).toBeVisible()
  isAway = false
  await pane.getByRole('button', { name: 'Опитай отново' }).click()
  await expect(pane.frameLocator('iframe').getByText('A hall of glass.')).toBeVisible()
})
