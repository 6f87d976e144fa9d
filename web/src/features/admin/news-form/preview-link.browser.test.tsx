import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { PreviewLink } from './preview-link.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const expiresAt = new Date(Date.now() + 6 * 86_400_000).toISOString()
const made = { url: `https://site.example/news/${'a'.repeat(80)}`, expiresAt }
const link = { _id: ID, createdAt: '2026-11-25T08:00:00Z', createdBy: 'elena', expiresAt, revokedAt: null }

test('looking makes no link; a button does, and shows the one that holds when there is one', async () => {
  const has: { links: object[] } = { links: [] }
  const asked = answering([
    [/^GET .api.admin.news.[\w-]+.preview-links$/, () => has],
    [
      /^POST .api.admin.news.[\w-]+.preview-links$/,
      () => {
        has.links = [link]
        return made
      },
    ],
  ])
  const posts = () => asked.filter(({ what }) => what.startsWith('POST')).length
  await renderStaff(() => <PreviewLink id={ID} onClose={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Връзка', exact: true })
  const make = page.getByRole('button', { name: 'Направи връзка' })
  await expect.element(make).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect(posts()).toBe(0)
  await make.click()
  await expect.element(field).toHaveValue(made.url)
  await expectAccessible()
  await renderStaff(() => <PreviewLink id={ID} onClose={() => {}} />)
  await page.getByRole('button', { name: 'Покажи връзката' }).click()
  await expect.element(field).toHaveValue(made.url)
  expect(posts()).toBe(2)
})
