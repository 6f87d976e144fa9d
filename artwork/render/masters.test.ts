import { expect, test } from 'vitest'
import { careersPages } from 'web/content/careers.ts'
import { companyPages } from 'web/content/company.ts'
import { slides } from 'web/content/home.ts'
import { markets } from 'web/content/markets.ts'
import { isRender } from 'web/content/picture-codes.ts'
import { productDetails } from 'web/content/products.ts'
import { sustainabilityPages } from 'web/content/sustainability.ts'
import { pictures } from 'web/pictures/pictures.ts'
import { masters } from './masters.ts'

const firstOfProducts = Object.values(productDetails).map(({ images: [first] }) => first)

function sceneOf(code: string): string {
  const scene = masters[code]?.scene
  if (!scene) throw new Error(`No scene is known for the picture ${code}.`)
  return scene
}

test('every picture of the site names its scene', () => {
  expect(Object.keys(pictures).filter((code) => !(code in masters))).toEqual([])
})

test('no scene opens more than three pages, products among them', () => {
  const covers = [...companyPages, ...careersPages, ...markets, ...sustainabilityPages].map(({ cover }) => cover)
  // The list of news, and both halves of /products.
  const others = ['cover-ribbons', 'half-rolled', 'half-extruded']
  const scenes = [...covers, ...slides.map(({ img }) => img), ...others, ...firstOfProducts].map(sceneOf)
  const pagesOf = Object.groupBy(scenes, (scene) => scene)
  expect(Object.entries(pagesOf).filter(([, pages = []]) => pages.length > 3)).toEqual([])
})

test('the first picture of a product is its own object: a render that no other product begins with', () => {
  expect(firstOfProducts.filter((code) => !isRender(code))).toEqual([])
  expect(new Set(firstOfProducts).size).toBe(firstOfProducts.length)
})
