import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { PreviewLink } from './preview-link.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const made = {
  _id: '00000000-0000-4000-8000-000000000002',
  url: `https://site.example/news/${'a'.repeat(80)}`,
  expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
}

test('the first opening makes the link, the next shows it again; stopped, another is made by a button', async () => {
  const asked = answering([
    [/^POST .api.admin.news.[\w-]+.preview-links$/, () => made],
    [/^DELETE .api.admin.news.[\w-]+.preview-links.[\w-]+$/, () => ({ ok: true })],
  ])
  const posts = () => asked.filter(({ what }) => what.startsWith('POST')).length
  await renderStaff(() => <PreviewLink id={ID} />)
  const open = page.getByRole('button', { name: 'На телефон' })
  const panel = page.getByRole('dialog', { name: 'Преглед на телефон' })
  const field = page.getByRole('textbox', { name: 'Връзка', exact: true })
  expect(posts()).toBe(0)
  await open.click()
  await expect.element(field).toHaveValue(made.url)
  await expect.element(panel.getByRole('img', { name: 'QR код на връзката' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await expect.element(field).toHaveValue(made.url)
  expect(posts()).toBe(1)

  await panel.getByRole('button', { name: 'Спри връзката' }).click()
  await expect.element(panel.getByText('Връзката е спряна.')).toBeVisible()
  expect(asked.at(-1)?.what).toBe(`DELETE /api/admin/news/${ID}/preview-links/${made._id}`)
  await panel.getByRole('button', { name: 'Направи връзка' }).click()
  await expect.element(field).toHaveValue(made.url)
  expect(posts()).toBe(2)
})

test('what has failed is said in the panel, and can be tried again', async () => {
  let isAway = true
  answering([
    [
      /^POST .api.admin.news.[\w-]+.preview-links$/,
      () => (isAway ? Response.json({ error: 'away' }, { status: 503 }) : made),
    ],
  ])
  await renderStaff(() => <PreviewLink id={ID} />)
  await page.getByRole('button', { name: 'На телефон' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Направи връзка' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Връзка', exact: true })).toHaveValue(made.url)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
