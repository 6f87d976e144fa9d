import type { StaffCareer } from 'api/contract/collections/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nextDay, previousDay } from '#features/admin/form/dates.ts'
import { stubFetch } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { formatDate } from '#lib/format.ts'
import { CareerForm } from './career-form.tsx'

beforeEach(() => localStorage.clear())

const today = todayInSofia()
const typed = (iso: string) => formatDate(iso)
const position: StaffCareer = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Оператор на преса',
  isInternship: false,
  startDate: nextDay(nextDay(today)),
  endDate: '2999-01-31',
  responsibilities: '',
  requirements: '',
  additional: '',
  updatedAt: '2026-11-26T08:00:00Z',
  isHidden: false,
  updatedBy: 'elena',
}

test('the two dates say when a position is seen, from today on as well, and there is no other clock', {
  tags: ['ADM-34', 'ADM-35'],
}, async () => {
  const sent: object[] = []
  stubFetch(async (_, { body } = {}) => {
    if (body) sent.push(JSON.parse(String(body)))
    return Response.json({ others: [], ok: true, career: position })
  })
  const { path } = await renderStaff((leave) => <CareerForm item={position} onSaved={leave} onClose={leave} />)
  const start = page.getByRole('textbox', { name: /^Начална дата/ })
  const box = page.getByRole('region', { name: 'Кога се вижда' })
  const fromToday = page.getByRole('button', { name: 'От днес', exact: true })
  const fromDate = page.getByRole('button', { name: 'От дата' })
  await expect.element(page.getByText('Показване')).not.toBeInTheDocument()
  await expect.element(box).toMatchTextContent(`Вижда се от ${typed(nextDay(position.startDate))} до`)
  await fromToday.click()
  await expect.element(start).not.toBeInTheDocument()
  await expect.element(box).toMatchTextContent('Вижда се от днес до 31-01-2999 включително')
  await expectAccessible()
  await fromDate.click()
  await expect.element(start).toHaveValue(typed(position.startDate))
  await start.fill(typed(previousDay(today)))
  // A date that is typed leaves its field where it is.
  await expect.element(start).toHaveFocus()
  await expect.element(page.getByText(`Вижда се от следващия ден, ${typed(today)}.`)).toBeVisible()
  await fromToday.click()
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect.poll(path).toBe('/admin')
  expect(sent.at(-1)).toMatchObject({ startDate: previousDay(today), isHidden: false })
})

test('a position is marked as an internship with one tick, and is saved so', async () => {
  const sent: object[] = []
  stubFetch(async (_, { body } = {}) => {
    if (body) sent.push(JSON.parse(String(body)))
    return Response.json({ others: [], ok: true, career: position })
  })
  const { path } = await renderStaff((leave) => <CareerForm item={position} onSaved={leave} onClose={leave} />)
  const tick = page.getByRole('checkbox', { name: 'Стаж' })
  await expect.element(tick).not.toBeChecked()
  await tick.click()
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect.poll(path).toBe('/admin')
  expect(sent.at(-1)).toMatchObject({ title: position.title, isInternship: true })
})

test('a new position begins with its name, and nothing is lost of the focus', async () => {
  await renderStaff((leave) => <CareerForm item={null} onSaved={leave} onClose={leave} />)
  await expect.element(page.getByRole('textbox', { name: /^Наименование/ })).toHaveFocus()
  await userEvent.keyboard('Оператор')
  await expect.element(page.getByRole('textbox', { name: /^Наименование/ })).toHaveValue('Оператор')
})

test('on the narrowest phone every button of the foot is in sight', { tags: ['AMB-59'] }, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1440, 900))
  await renderStaff((leave) => <CareerForm item={position} onSaved={leave} onClose={leave} />)
  async function expectInSight(...names: string[]) {
    for (const name of names) {
      const button = page.getByRole('button', { name })
      await expect.element(button).toBeVisible()
      const { left, right } = button.element().getBoundingClientRect()
      expect([name, left >= 0, right <= 360]).toEqual([name, true, true])
    }
  }
  await expectInSight('Затвори', 'Планирана: Видимост…')
  await page.getByRole('textbox', { name: /^Наименование/ }).fill('Майстор на преса')
  await expectInSight('Затвори', 'Публикувай промените', 'Видимост…')
})
