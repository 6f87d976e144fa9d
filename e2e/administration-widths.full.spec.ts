import { expect, test } from './fixtures.ts'

const LISTS = ['/admin', ...['careers', 'documents', 'events', 'people'].map((tab) => `/admin?tab=${tab}`)]

test('every page of the administration fits 360 px', async ({ editor }) => {
  await editor.setViewportSize({ width: 360, height: 740 })
  for (const path of [...LISTS, '/admin/news/new', '/admin/news/results-2024', '/admin/careers/new']) {
    await editor.goto(path)
    await expect(editor.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(editor.getByRole('button', { name: /^Влезли сте като/ })).toBeVisible()
    // Its tools come with the list.
    if (LISTS.includes(path)) await expect(editor.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})
