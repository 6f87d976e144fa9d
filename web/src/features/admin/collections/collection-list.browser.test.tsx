import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { type CollectionGroup, CollectionList } from './collection-list.tsx'

const groupOf = (id: string, count: number): CollectionGroup => ({
  ...{ id, name: id, note: `${count}` },
  rows: Array.from({ length: count }, (_, index) => ({
    ...{ _id: `${id}-${index}`, lead: null, title: `${id} ${index}`, line: '', facts: '', state: null, acts: null },
  })),
})

function Listed({ groups }: { groups: CollectionGroup[] }) {
  const [asked, setAsked] = useState(0)
  return <CollectionList collection="documents" groups={groups} wanted={asked} onMore={setAsked} />
}

test('of 2,000 rows a list shows 100, and 100 more with the focus on the first of them', async () => {
  const groups = [groupOf('statements', 80), groupOf('policies', 1_000), groupOf('legal', 920)]
  await renderStaff(() => <Listed groups={groups} />)
  await expect.element(page.getByText('policies 19', { exact: true })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(100)
  expect(
    page
      .getByRole('region')
      .elements()
      .map(({ textContent }) => textContent?.slice(0, 10)),
  ).toEqual(['statements', 'policies 1'])
  await page.getByRole('button', { name: 'Покажи още' }).click()
  await expect.element(page.getByRole('link', { name: 'policies 20', exact: true })).toHaveFocus()
  expect(page.getByRole('listitem').elements()).toHaveLength(200)
})

test('a list of 100 rows has nothing more to show', async () => {
  await renderStaff(() => <Listed groups={[groupOf('legal', 100)]} />)
  await expect.element(page.getByText('legal 99', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Покажи още' })).not.toBeInTheDocument()
})
