import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { UserMenu } from './user-menu.tsx'

test('what is no list stands once, under the name, and the way out is a button there', {
  tags: ['AMB-61', 'ADM-07'],
}, async () => {
  const onSignOut = vi.fn()
  const show = (roles: ('administrator' | 'news')[]) =>
    renderStaff(() => <UserMenu user={{ id: 'elena', username: 'elena', roles }} onSignOut={onSignOut} />)
  const names = () => [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)
  const opener = page.getByRole('button', { name: 'Влезли сте като elena' })

  await show(['news'])
  await opener.click()
  expect(names()).toEqual(['Моят профил', 'Кошче', 'Към сайта', 'Изход'])
  await show(['administrator'])
  await opener.click()
  expect(names()).toEqual(['Моят профил', 'Потребители', 'Дневник', 'Кошче', 'Към сайта', 'Изход'])
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Изход' }).click()
  expect(onSignOut).toHaveBeenCalledOnce()
})
