import type { StaffPerson } from 'api/contract/collections/people'
import { COUNTRIES } from 'api/contract/people'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubFetch } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { people } from './people.queries.ts'
import { PersonForm } from './person-form.tsx'

const VESELA: StaffPerson = {
  ...{ _id: 'a0000000-0000-4000-8000-000000000001', kind: 'sales-department', name: 'Vesela Todorova', slug: 'vesela' },
  ...{
    hasProfile: true,
    position: 'Sales',
    email: 'vesela@balkalum.example',
    phone: '+359 54 000 001',
    fax: '',
    tags: [],
  },
  ...{ languages: [], countries: ['Poland', 'Iceland'], families: [], isMain: false, duties: [], receives: [] },
  ...{ picture: null, pictureFocus: '50 50', description: '', awayFrom: null, awayUntil: null, deputy: null },
  ...{ isHidden: false, updatedAt: '2026-11-26T08:00:00Z', updatedBy: 'elena' },
}
const PETYA: StaffPerson = {
  ...VESELA,
  ...{ _id: 'a0000000-0000-4000-8000-000000000002', name: 'Petya Ilieva', slug: 'petya' },
  countries: COUNTRIES.filter((country) => !['Norway', 'Iceland'].includes(country)),
}

async function show() {
  localStorage.clear()
  stubFetch(async () => {
    return Response.json({ others: [], versions: [], person: VESELA, ok: true })
  })
  await renderStaff(
    (leave) => <PersonForm item={VESELA} onSaved={leave} onClose={leave} />,
    [[people.all.queryKey, { people: [VESELA, PETYA] }]],
  )
  await expect.element(tick('Полша')).toBeChecked()
}
const group = page.getByRole('group', { name: /^Държави/ })
const tick = (name: string) => group.getByRole('checkbox', { name, exact: true })
const ticks = () =>
  group
    .getByRole('checkbox')
    .elements()
    .map((one) => one.parentElement?.textContent)

test('countries are ticked where they stand by alphabet, and it is said who else serves them and where no one is', async () => {
  await show()
  expect(ticks()).toEqual(ticks().toSorted((one = '', other = '') => `${one}`.localeCompare(`${other}`, 'bg')))
  await expect.element(tick('Полша')).toHaveAccessibleDescription('и Petya Ilieva')
  const before = ticks()
  await tick('Полша').click()
  await tick('Исландия').click()
  expect(ticks()).toEqual(before)
  await expect.element(tick('Исландия')).toHaveAccessibleDescription('без човек')
  await expectAccessible()
  await group.getByRole('button', { name: `Покажи всички ${COUNTRIES.length}` }).click()
  expect(ticks()).toHaveLength(COUNTRIES.length)
  await expect.element(tick('Норвегия')).toHaveAccessibleDescription('без човек')
})

test('a country is found by its name, and Enter sends nothing', async () => {
  await show()
  await group.getByRole('searchbox', { name: 'Намери държава' }).fill('норв')
  expect(ticks()).toEqual(['Норвегия'])
  await userEvent.keyboard('{Enter}')
  await tick('Норвегия').click()
  await group.getByRole('searchbox').fill('Атлантида')
  await expect.element(group.getByText('Няма държава „Атлантида“.')).toBeVisible()
  await group.getByRole('searchbox').clear()
  await expect.element(tick('Норвегия')).toBeChecked()
})

test('what is rarely needed is folded, and opens when something in it is wrong', async () => {
  await show()
  await expect.element(page.getByLabelText('Факс')).not.toBeVisible()
  await page.getByText('Рядко нужни').click()
  await page.getByLabelText('Факс').fill('няма')
  await page.getByText('Рядко нужни').click()
  await expect.element(page.getByLabelText('Факс')).toBeVisible()
  await page.getByLabelText('Факс').clear()
  await page.getByText('Рядко нужни').click()
  await expect.element(page.getByLabelText('Факс')).not.toBeVisible()
})

test('a leave has its days and a deputy; at work again it is gone, and a second choice brings it back', async () => {
  await show()
  const away = page.getByRole('button', { name: 'Отсъства' })
  const until = page.getByRole('textbox', { name: 'До, включително' })
  await expect.element(until).not.toBeInTheDocument()
  await away.click()
  await until.fill('31-12-2999')
  await page.getByLabelText('Заместник').selectOptions('Petya Ilieva')
  await expect.element(page.getByText(/^До 31-12-2999 сайтът препраща/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'На работа' }).click()
  await expect.element(until).not.toBeInTheDocument()
  await expect.element(page.getByText('Няма непубликувани промени')).toBeVisible()
  await away.click()
  await expect.element(until).toHaveValue('31-12-2999')
  await expect.element(page.getByText(/сайтът препраща от Vesela Todorova към Petya Ilieva/)).toBeVisible()
})
