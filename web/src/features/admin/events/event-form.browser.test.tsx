import type { StaffEvent } from 'api/contract/collections/events'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubFetch } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { EventForm } from './event-form.tsx'

beforeEach(() => localStorage.clear())

const stored: StaffEvent = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  name: 'quarterly-consolidated-q3-2026',
  kind: 'quarterlyConsolidated',
  date: '2026-11-30',
  titleEn: 'Disclosure of the consolidated report for the third quarter of 2026',
  titleBg: 'Консолидиран отчет, 3. тримесечие 2026',
  note: '',
  isCancelled: false,
  reason: '',
  isHidden: false,
  movedFrom: null,
  updatedAt: '2026-11-26T08:00:00Z',
  updatedBy: 'elena',
}
const titleBg = page.getByRole('textbox', { name: /^Заглавие в администрацията/ })
const date = page.getByRole('textbox', { name: /^Дата/ })
const kind = page.getByLabelText('Вид', { exact: true })
const propose = page.getByRole('button', { name: 'Предложи заглавия' })

function showForm(item: StaffEvent | null) {
  stubFetch(async () => Response.json({ others: [], versions: [] }))
  return renderStaff((leave) => <EventForm item={item} onSaved={leave} onClose={leave} />)
}

test('a date that is moved keeps the name of its report, until the usual one is asked for', async () => {
  await showForm(stored)
  await date.fill('08-01-2027')
  await expect.element(titleBg).toHaveValue(stored.titleBg)
  await expect.element(page.getByText('Консолидиран отчет, 4. тримесечие 2026')).toBeVisible()
  await expectAccessible()
  await propose.click()
  await expect.element(titleBg).toHaveValue('Консолидиран отчет, 4. тримесечие 2026')
  await expect
    .element(page.getByRole('textbox', { name: /^Заглавие на сайта/ }))
    .toHaveValue('Disclosure of the consolidated report for the fourth quarter of 2026')
  await expect.element(propose).not.toBeInTheDocument()
})

test('another kind does not rename a stored date either', async () => {
  await showForm(stored)
  await userEvent.selectOptions(kind, 'annualConsolidated')
  await expect.element(titleBg).toHaveValue(stored.titleBg)
})

test('a new date is named by its kind and day, until it is named by hand', async () => {
  await showForm(null)
  await date.fill('30-11-2026')
  await expect.element(titleBg).toHaveValue('Индивидуален отчет, 3. тримесечие 2026')
  await expect.element(propose).not.toBeInTheDocument()
  await titleBg.fill('Отчет')
  await date.fill('08-01-2027')
  await expect.element(titleBg).toHaveValue('Отчет')
})
