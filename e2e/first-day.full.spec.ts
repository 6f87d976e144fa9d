import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sections } from './administration.ts'
import { expect, test } from './fixtures.ts'

const policies = join(import.meta.dirname, '../web/public/documents/policies')

/** The path of docs/first-day.md, in its steps and words. */
test('a new owner publishes a report, moves a date and invites a colleague; what was there still opens', async ({
  editor,
}) => {
  const read = async (path: string) => (await editor.request.get(path)).text()
  const pick = async (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: await readFile(join(policies, name)),
  })
  const [report, report2] = await Promise.all([pick('policy-environment.pdf'), pick('policy-complaints.pdf')])
  const address = '/documents/statements/first-report-of-a-new-owner.pdf'
  const lists = (name: string) => sections(editor).filter({ hasText: name }).click()
  const press = (name: string) => editor.getByRole('button', { name, exact: true }).click()
  const rowOf = (text: string) => editor.getByRole('listitem').filter({ hasText: text })

  try {
    await test.step('1. a report', async () => {
      await lists('Документи')
      await editor.getByRole('link', { name: 'Нов документ' }).click()
      await editor.getByLabel('Раздел', { exact: true }).selectOption('Финансови отчети')
      await editor.getByLabel('Име на сайта').fill('First report of a new owner')
      await editor.getByLabel('Име в администрацията').fill('Първи отчет на новия собственик')
      await editor.getByLabel('Година').fill('2032')
      await editor.locator('input[type=file]').setInputFiles(report)
      await expect(editor.getByText('Новият файл')).toBeVisible()
      await press('Публикувай')
      await expect(editor.getByText('Документът е публикуван.')).toBeVisible()
      expect(await read('/investors/financial-statements')).toContain(address)
    })

    await test.step('2. its corrected file: the address stays, the old one still opens', async () => {
      await rowOf('Първи отчет на новия собственик').getByRole('link').click()
      await editor.locator('input[type=file]').setInputFiles(report2)
      await expect(editor.getByText('Новият файл')).toBeVisible()
      await press('Публикувай промените')
      await expect(editor.getByText('Документът е записан.')).toBeVisible()
      await rowOf('Първи отчет на новия собственик').getByRole('link').click()
      const earlier = editor.getByRole('region', { name: 'Предишни версии' }).getByRole('link')
      const old = (await earlier.getAttribute('href')) ?? ''
      expect(await (await editor.request.get(address)).body()).toEqual(report2.buffer)
      expect(await (await editor.request.get(old)).body()).toEqual(report.buffer)
      await editor.getByRole('button', { name: 'Назад към списъка' }).click()
    })

    await test.step('3. a date, and its move', async () => {
      await lists('Календар')
      await editor.getByRole('link', { name: 'Ново събитие' }).click()
      await editor.getByLabel('Вид', { exact: true }).selectOption('Тримесечен консолидиран отчет')
      await editor.getByLabel('Дата').fill('25-05-2032')
      await press('Публикувай')
      await expect(editor.getByText('Събитието е публикувано.')).toBeVisible()
      await rowOf('тримесечие 2032').getByRole('link').click()
      await editor.getByLabel('Дата').fill('27-05-2032')
      await press('Публикувай промените')
      await expect(rowOf('тримесечие 2032').getByText('Преместено', { exact: true })).toBeVisible()
      expect(await read('/investors/calendar')).toContain('Moved from 25-05-2032')
      expect(await read('/investors/calendar.ics')).toContain('DTSTART;VALUE=DATE:20320527')
    })

    await test.step('4. a colleague', async () => {
      await editor.getByRole('button', { name: /Влезли сте като/ }).click()
      await editor.getByRole('menuitem', { name: 'Потребители' }).click()
      await press('Покани')
      await editor.getByLabel('Потребителско име').fill('Боряна Стоева')
      await editor.getByLabel('Имейл').fill('b.stoeva@example.com')
      await editor.getByLabel('Документи, календар, хора').check()
      await press('Изпрати поканата')
      await expect(editor.getByText('Поканата за Боряна Стоева е на път.')).toBeVisible()
    })
  } finally {
    for (const [tab, text] of [
      ['documents', 'Първи отчет на новия собственик'],
      ['events', 'тримесечие 2032'],
    ] as const) {
      await editor.goto(`/admin?tab=${tab}`)
      await expect(editor.getByRole('listitem').first()).toBeVisible()
      // Not there when a step before has failed.
      if ((await rowOf(text).count()) === 0) continue
      await rowOf(text)
        .getByRole('button', { name: /^Изтрий/ })
        .click()
      // A statement goes with a reason.
      if (tab === 'documents') await editor.getByLabel('Причина').fill('Отчет от проба')
      await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
      await expect(rowOf(text)).toHaveCount(0)
    }
  }
})
