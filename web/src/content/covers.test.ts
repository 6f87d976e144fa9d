import { expect, test } from 'vitest'
import { careersPages } from './careers.ts'
import { companyPages } from './company.ts'
import { slides } from './home.ts'
import { markets } from './markets.ts'
import { sustainabilityPages } from './sustainability.ts'

test('no scene opens more than three pages', () => {
  const covers = [...companyPages, ...careersPages, ...markets, ...sustainabilityPages].map(({ cover }) => cover)
  // The list of news, and both halves of /products.
  const others = ['cover-ribbons', 'hero-coils', 'hero-profiles']
  const scenes = [...covers, ...slides.map(({ img }) => img), ...others].map((code) =>
    code.replace(/^(hero|cover)-/, ''),
  )
  const counts = Object.entries(Object.groupBy(scenes, (scene) => scene)).map(([scene, pages]) => [
    scene,
    pages?.length,
  ])
  expect(counts.filter(([, pages = 0]) => Number(pages) > 3)).toEqual([])
})
