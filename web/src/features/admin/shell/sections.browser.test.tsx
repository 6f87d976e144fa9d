import type { PanelCounts } from 'api/contract/panel'
import { ROLES } from 'api/contract/roles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { panelCounts } from './panel-counts.ts'
import { Sections } from './sections.tsx'

const numbers: PanelCounts = {
  ...{ news: 40, media: 23, careers: 5, documents: 30, events: 12, people: 25, inquiries: 7, failedMails: 1 },
}

async function show(at: string) {
  answering([[/^GET .api.admin.counts$/, () => numbers]])
  return renderStaff(() => <Sections roles={ROLES} />, [[panelCounts.queryKey, numbers]], at)
}

test('the sections stand side by side, with the one that is open and the inquiries that are new', {
  tags: ['ADM-08'],
}, async () => {
  const { search } = await show('/admin?tab=media')
  const link = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(link(/^Медиите за нас$/)).toHaveAttribute('aria-current', 'page')
  await expect.element(link(/^Новини$/)).not.toHaveAttribute('aria-current')
  await expect.element(link(/^Запитвания\s*7 нови\s*1 неизпратен имейл$/)).toBeVisible()
  expect([...document.querySelectorAll('nav a')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Новини',
    'Медиите за нас',
    'Кариери',
  ])
  await expectAccessible()
  await link(/^Хора$/).click()
  await expect.poll(search).toEqual({ tab: 'people' })
})

test('on a phone they are in a menu that is called as the one that is open', async () => {
  await page.viewport(390, 740)
  const { search } = await show('/admin?tab=media')
  await page.getByRole('button', { name: 'Раздели: Медиите за нас' }).click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Календар' }).click()
  await expect.poll(search).toEqual({ tab: 'events' })
})
