import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { Cover } from './cover.tsx'

async function header(flags: Partial<Parameters<typeof Cover>[0]>): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createLoadedI18n()}>
      <Cover picture={<img src="/cover.webp" alt="" />} title="Packaging" {...flags} />
    </I18nextProvider>,
  )
}

test('a header has a picture, a title and, where given, subtitle and date', { tags: ['SHELL-18'] }, async () => {
  const html = await header({ subtitle: 'Foil', date: '12-11-2026' })
  expect(html).toContain('<img src="/cover.webp" alt=""/>')
  expect(html).toMatch(/<h1[^>]*>Packaging<\/h1>/)
  expect(html).toMatch(/12-11-2026.*Packaging.*Foil/s)
})

test('its source can be a film, silent, in a loop and with a button to stop it', { tags: ['SHELL-18'] }, async () => {
  const html = await header({ film: '/films/plant.mp4' })
  expect(html).toMatch(/<video[^>]* src="\/films\/plant.mp4"[^>]* muted=""[^>]* loop=""/)
  expect(html).toContain('Play the video')
  expect(await header({})).not.toContain('<video')
})

test('the arrow to the content can be hidden, and the foot can have more room', { tags: ['SHELL-18'] }, async () => {
  expect(await header({})).toContain('Go to content')
  expect(await header({ hideScroll: true })).not.toContain('Go to content')
  const [plain, roomy] = [await header({}), await header({ extraFooterSpace: true })]
  expect(roomy.match(/<section class="([^"]*)"/)?.[1]).not.toBe(plain.match(/<section class="([^"]*)"/)?.[1])
})
