import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { productUrls } from './catalogue.ts'
import { SLIDE_MS, slides } from './home.ts'
import { marketSections } from './market-sections.ts'
import { markets } from './markets.ts'

const { t } = await createLoadedI18n()
const all = markets.map((market) => ({ ...market, sections: marketSections[market.market] }))

interface SectionWords {
  heading: string
  paragraphs: string[]
  location?: string
}

const sectionWords = (market: string, section: string) =>
  t(`markets:markets.${market}.sections.${section}` as 'markets:markets.packaging.title') as unknown as SectionWords

test('every section of a market says something of 60 to 120 words', () => {
  for (const { market, sections } of all)
    for (const { id } of sections) {
      const length = sectionWords(market, id).paragraphs.join(' ').split(/\s+/).length
      expect(length, `${market} ${id}`).toBeGreaterThanOrEqual(60)
      expect(length, `${market} ${id}`).toBeLessThanOrEqual(120)
    }
})

test('automotive leads to the factory location, and only it has the texts for that', { tags: ['MKT-06'] }, () => {
  const located = all.flatMap(({ market, sections }) =>
    sections.filter((section) => 'location' in section).map((section) => ({ market, ...section })),
  )
  expect(located).toMatchObject([{ market: 'automotive', id: 'overview', location: '/contacts/factory-location' }])
  const worded = all.flatMap(({ market, sections }) =>
    sections.filter(({ id }) => sectionWords(market, id).location).map(() => market),
  )
  expect(worded).toEqual(['automotive'])
})

test('every product is reached from a market, but for the two that serve industry', () => {
  const reached = new Set<string>(
    all.flatMap(({ sections }) => sections.flatMap(({ products }): readonly string[] => products)),
  )
  expect(productUrls.filter((url) => !reached.has(url))).toEqual(['technical-foil', 'industrial-profiles'])
})

test('five slides of five seconds, with all their fields', { tags: ['HOME-01', 'HOME-02', 'HOME-03'] }, () => {
  expect(SLIDE_MS).toBe(5000)
  expect(slides).toHaveLength(5)
  for (const slide of slides) {
    expect(t(`home:slides.${slide.id}.title`).join(' ')).toMatch(/\S/)
    expect(t(`home:slides.${slide.id}.subtitle`)).toMatch(/\S/)
    expect(slide).toMatchObject({ img: expect.any(String), imgMobile: expect.any(String), imgMini: expect.any(String) })
    expect(slide.dark).toBe(true)
  }
  expect(new Set(slides.map(({ img }) => img)).size).toBe(5)
})
