import type { Correction } from 'api/contract/corrections'
import type { Language } from 'api/contract/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { articleData } from './article-data.ts'
import { CorrectionNotices, ItemDay } from './correction-notices.tsx'
import type { Article } from './public-news.ts'

const correctionIn = (language: Language, more: Partial<Correction> = {}): Correction => ({
  id: 'a3a3ac70-6a05-4c1c-9a53-3c3f7d30f0c1',
  at: '2026-06-22T06:40:00.000Z',
  language,
  reason: '',
  paragraphs: [
    [
      { change: 'same', text: 'About ' },
      { change: 'removed', text: '3900' },
      { change: 'added', text: '3300' },
      { change: 'same', text: ' tonnes.' },
    ],
  ],
  more: 0,
  ...more,
})
const article = (more: Partial<Article> = {}): Article => ({
  ...{ url: 'casthouse', listedAs: 'casthouse', date: '2026-06-18', language: 'en', languages: ['en', 'bg', 'it'] },
  ...{ title: 'Casthouse', cover: 'casthouse-1600x900.jpg', coverAlt: '', contentOne: '', contentTwo: '', gallery: [] },
  updatedAt: '2026-06-22T06:40:00.123456+00:00',
  ...more,
})
const shown = (item: Article) =>
  renderToStaticMarkup(<CorrectionNotices item={item} />).replaceAll(/ class="[^"]*"|<\/?span>/g, '')
const above = (item: Article) =>
  renderToStaticMarkup(<ItemDay item={item} day="18-06-2026" />).replaceAll(/ class="[^"]*"/g, '')

test('"What did this story say last week?": the foot says when, why, what stands there now and what stood there before', () => {
  const html = shown(article({ corrections: [correctionIn('en', { reason: 'A figure was wrong.' })] }))
  expect(html).toContain('<h2 id="correction-heading">Correction</h2>')
  expect(html).toContain('<time dateTime="2026-06-22T06:40:00.000Z">22-06-2026, 09:40</time>. A figure was wrong.')
  expect(html).toContain('<p>Now: About <ins>3300</ins> tonnes.</p><p>Before: About <del>3900</del> tonnes.</p>')
  expect(above(article({ corrections: [correctionIn('en')] }))).toBe(
    '18-06-2026. <span><a href="#correction">Corrected 22-06-2026, see the foot</a></span>',
  )
})

test('the newest correction comes first, what came or went has one side, and what is left out is counted', () => {
  const added = correctionIn('bg', { id: '2', paragraphs: [[{ change: 'added', text: '<Нов> абзац.' }]], more: 3 })
  const removed = correctionIn('bg', { id: '1', paragraphs: [[{ change: 'removed', text: 'Стар абзац.' }]] })
  const html = shown(article({ language: 'bg', corrections: [removed, added] }))
  expect(html).toContain('Поправки')
  expect(html).toMatch(/Добавено: <ins>&lt;Нов&gt; абзац\.<\/ins>.*Още променени абзаци: 3\..*Отпаднало: <del>/)
  expect(html).not.toMatch(/Сега|Преди/)
})

test('an item without corrections and with a right translation says nothing of it', () => {
  expect(shown(article())).toBe('')
  expect(above(article())).toBe('18-06-2026')
})

const OLDER: Record<Language, [source: Language, words: string]> = {
  en: [
    'bg',
    'This English text is older than its source. The Bulgarian text has changed since. Read the Bulgarian text',
  ],
  bg: [
    'en',
    'Този български текст е по-стар от изходния. Текстът на английски е променен след превода. Прочетете текста на английски',
  ],
  de: [
    'en',
    'Dieser deutsche Text ist älter als seine Vorlage. Der englische Text wurde seither geändert. Den englischen Text lesen',
  ],
  it: [
    'bg',
    'Questo testo italiano è meno recente del testo da cui è tradotto. Il testo bulgaro è cambiato nel frattempo. Leggi il testo bulgaro',
  ],
}
for (const [language, [older, words]] of Object.entries(OLDER))
  test(`a reader of a text in ${language} is told in that language that it is older than its source, and led there`, () => {
    const html = above(article({ language: language as Language, older }))
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(`${words}18-06-2026`)
    expect(html).toContain(older === 'en' ? 'href="/news/casthouse"' : 'href="/news/casthouse?lang=bg"')
  })

test('crawlers find the correction as a comment of its day', () => {
  const corrections = [correctionIn('en', { reason: 'A figure was wrong.' })]
  expect(articleData('https://www.balkalum.example', article({ corrections }), 'Gas')).toMatchObject({
    dateModified: '2026-06-22T06:40:00.123456+00:00',
    correction: [
      {
        '@type': 'CorrectionComment',
        text: 'A figure was wrong. Now: About 3300 tonnes. Before: About 3900 tonnes.',
        datePublished: '2026-06-22T06:40:00.000Z',
      },
    ],
  })
  expect(articleData('https://www.balkalum.example', article(), 'Gas')).not.toHaveProperty('correction')
})
