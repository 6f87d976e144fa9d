import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

test('the contents lead to a section, name it in the address and mark it', {
  tag: ['@LEG-06', '@SHELL-21'],
}, async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/disclosure-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'When it is disclosed' }).click()
  await expect(page).toHaveURL(/#when-it-is-disclosed$/)
  await expect(page.locator('#when-it-is-disclosed')).toBeFocused()
  await expect(contents.getByRole('link', { name: 'When it is disclosed' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
