import { expect, test } from './fixtures.ts'

test('every page of the administration fits 360 px', async ({ editor }) => {
  await editor.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/admin',
    '/admin?tab=careers',
    '/admin/news/new',
    '/admin/news/results-2024',
    '/admin/careers/new',
  ]) {
    await editor.goto(path)
    await expect(editor.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(editor.getByRole('button', { name: /^Влезли сте като/ })).toBeVisible()
    expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})
