import { deleteItem, undoDeletion } from './administration.ts'
import { expect, test } from './fixtures.ts'

test('a date for investors is announced, moved, cancelled and thrown away by staff; calendars follow', async ({
  signedIn: editor,
  expectAccessible,
}) => {
  const [title, english] = [
    'Консолидиран отчет, 3. тримесечие 2031',
    'consolidated report for the third quarter of 2031',
  ]
  const row = editor.getByRole('listitem').filter({ hasText: title })
  const read = async (path: string) => (await editor.request.get(path)).text()
  const isFound = async () => (await read('/api/search')).includes(english)
  const save = (button: string) => editor.getByRole('button', { name: button, exact: true }).click()
  const calendar = async () => {
    const lines = (await read('/investors/calendar.ics')).replaceAll('\r\n ', '')
    return lines.split('BEGIN:VEVENT').find((event) => event.includes('q3-2031'))
  }

  await editor.goto('/admin?tab=events')
  await expect(editor.getByRole('heading', { level: 2, name: 'Минали, 2024' })).toBeVisible()
  await expectAccessible(editor)

  await test.step('kind and day propose the titles', async () => {
    await editor.getByRole('link', { name: 'Ново събитие' }).click()
    await expect(editor.getByText('Липсват: дата, заглавие на български, заглавие на английски.')).toBeVisible()
    await editor.getByLabel('Вид', { exact: true }).selectOption('Тримесечен консолидиран отчет')
    await editor.getByLabel('Дата').fill('28-11-2031')
    await expect(editor.getByLabel('Заглавие в администрацията')).toHaveValue(title)
    await expect(editor.getByLabel('Заглавие на сайта')).toHaveValue(`Disclosure of the ${english}`)
    await expect(editor.getByText('петък')).toBeVisible()
    await save('Публикувай')
    await expect(editor.getByText('Събитието е публикувано.')).toBeVisible()
    await expect(editor.getByText(`${title}, петък, 28-11-2031`)).toBeVisible()
    expect(await read('/investors/calendar')).toContain(english)
    expect(await read('/investors/shares'), 'the next date is named').toContain(english)
    expect(await isFound()).toBe(true)
    expect(await calendar()).toMatch(/DTSTART;VALUE=DATE:20311128/)
  })

  await test.step('another day moves it', async () => {
    await row.getByRole('link').click()
    await editor.getByLabel('Дата').fill('02-12-2031')
    await expect(editor.getByText('Щом публикувате, събитието се премества от 28-11-2031')).toBeVisible()
    await save('Публикувай промените')
    await expect(row.getByText('Преместено', { exact: true })).toBeVisible()
    const page = await read('/investors/calendar')
    expect(page).toContain('Moved from 28-11-2031')
    expect(page).toContain('"eventStatus":"https://schema.org/EventRescheduled"')
    expect(await calendar()).toMatch(/SEQUENCE:1\r\nDTSTART;VALUE=DATE:20311202/)
  })

  await test.step('cancelled it stays, with the reason, and is not the next any more', async () => {
    await row.getByRole('link').click()
    await editor.getByLabel('Отменено').check()
    await editor.getByLabel('Причина').fill('Merged with the annual report')
    await save('Публикувай промените')
    await expect(row.getByText('Отменено')).toBeVisible()
    const page = await read('/investors/calendar')
    expect(page).toContain('Merged with the annual report')
    expect(page).toContain('"eventStatus":"https://schema.org/EventCancelled"')
    expect(await calendar()).toMatch(/SEQUENCE:2\r\nSTATUS:CANCELLED/)
    expect(await read('/investors/shares')).not.toContain(english)
  })

  await test.step('thrown away it is nowhere; it comes back, and goes again', async () => {
    await deleteItem(row)
    await expect(editor.getByText('Събитието е в кошчето.')).toBeVisible()
    await undoDeletion(row)
    await deleteItem(row)
    expect(await read('/investors/calendar')).not.toContain(english)
    expect(await calendar()).toBeUndefined()
    expect(await isFound()).toBe(false)
    expect((await editor.request.get('/investors/calendar/quarterly-consolidated-q3-2031.ics')).status()).toBe(404)
  })
})
