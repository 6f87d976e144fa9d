import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { ChildSafety } from './footer-banners.tsx'

async function banner(video: string | null): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createLoadedI18n()}>
      <ChildSafety lang="bg" video={video} />
    </I18nextProvider>,
  )
}

test('without a video the banner of the campaign is no button', { tags: ['FOOT-04', 'AMB-15'] }, async () => {
  const html = await banner(null)
  expect(html).toMatch(/^<div class="[^"]*" lang="bg"><span[^>]*>Пази детето на пътя/)
  expect(html).not.toContain('button')
})

test('with a video it opens a dialog, and nothing of the video is there before', {
  tags: ['FOOT-06', 'AMB-15'],
}, async () => {
  const html = await banner('/films/child-safety.mp4')
  expect(html).toMatch(/^<button type="button" class="[^"]*" lang="bg" aria-haspopup="dialog">/)
  expect(html).toContain('Пусни видеото')
  expect(html).not.toContain('child-safety.mp4')
})
