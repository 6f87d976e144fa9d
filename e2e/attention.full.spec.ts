import type { Page } from '@playwright/test'
import { DIALOG } from './administration.ts'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'

/** Calls the Data API of the site's Supabase. */
async function callRest({ supabase }: RunningSite, path: string, method: string, body?: object) {
  const answer = await fetch(`${supabase.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: supabase.secretKey, 'content-type': 'application/json', prefer: 'return=representation' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  const text = await answer.text()
  return (text ? JSON.parse(text) : []) as { id: string }[]
}

const ALT_IN_GERMAN = 'Описание на снимката (DE)'

/** The name of the field that has the focus, or of the text that it is. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return (
      focused?.getAttribute('name') ?? focused?.closest<HTMLElement>('[data-field]')?.dataset.field ?? focused?.tagName
    )
  })

test('each finding that is mended in a form opens the very field', async ({ editor, site }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const dead = (name: string) => `https://gone.example/${name}`
  const change = (path: string, body: object) => callRest(site, path, 'PATCH', body)
  const certificate = 'documents?section=eq.certificates&name=eq.iso-27001'
  const away = 'people?kind=eq.other-contacts&name=eq.galina-penkova'
  const text = (title: string, contentTwo = '') => ({ title, contentOne: '', contentTwo })
  const [before] = (await callRest(site, `${certificate}&select=*`, 'GET')) as Record<string, unknown>[]
  const { note_en, scope_en, valid_until, file, is_sample } = before ?? {}
  const [stored] = await callRest(site, 'document_files', 'POST', {
    ...{ bytes: 1000, pages: 1, sha256: '0'.repeat(64), thumbnail_width: 640, thumbnail_height: 906 },
    links: [dead('file')],
  })
  const row = {
    ...{ slug: 'fields-of-findings', published_on: '2026-01-31', cover: 'cover-16x9.jpg' },
    content: {
      bg: text(''),
      en: text(''),
      de: text('Messe', `<p><a href="${dead('news')}">Messe</a></p>`),
      it: text(''),
    },
  }
  try {
    await change(certificate, {
      ...{ note_en: `See ${dead('note')}`, scope_en: `See ${dead('scope')}`, valid_until: inDays(30) },
      ...{ file: stored?.id, is_sample: false },
    })
    await change(away, { away_until: inDays(9) })
    await callRest(site, 'careers', 'POST', { title: 'Технолог', start_date: '2026-01-01', end_date: inDays(9) })
    await callRest(site, 'news', 'POST', row)
    for (const name of ['note', 'scope', 'file', 'news'])
      await callRest(site, 'rpc/note_link', 'POST', {
        of_address: dead(name),
        is_dead: true,
        is_certain: true,
        of_status: 404,
      })

    await editor.goto('/admin/attention')
    const links = editor.getByRole('main').locator('li a[href*="#"]')
    await expect(links.first()).toBeVisible()
    const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const fields = ways.map((way) => way.split('#').at(-1)?.split('/').at(-1))
    for (const field of [
      'validUntil',
      'note',
      'scope',
      'file',
      'contentTwo',
      'alt:cover-16x9.jpg',
      'deputy',
      'endDate',
      'date',
      'year',
    ])
      expect(fields, field).toContain(field)
    for (const [index, way] of ways.entries()) {
      await editor.goto('/admin/attention')
      await editor.getByRole('main').locator(`li a[href="${way}"]`).first().click()
      // A picture is described in a dialog, in the language of the text.
      const dialog = editor.locator(DIALOG)
      if (fields[index]?.startsWith('alt:')) await expect(dialog.getByLabel(ALT_IN_GERMAN), way).toBeFocused()
      else await expect.poll(() => focusedField(editor), { message: way }).toBe(fields[index])
    }
  } finally {
    await change(certificate, { note_en, scope_en, valid_until, file, is_sample })
    await callRest(site, `document_files?id=eq.${stored?.id}`, 'DELETE')
    await change(away, { away_until: null })
    await callRest(site, 'careers?title=eq.Технолог', 'DELETE')
    await callRest(site, `news?slug=eq.${row.slug}`, 'DELETE')
  }
})
