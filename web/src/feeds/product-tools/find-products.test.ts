import { MAX_NEED, productTools } from 'api/contract/product-tools'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { sitePeople } from '#content/site-people.testing.ts'
import { finderSays, generatedNeeds } from './find-products.testing.ts'
import { findProducts } from './find-products.ts'

const site = 'https://www.balkalum.example'
const source = { site, answerApi: async () => Response.json({ people: sitePeople['sales-department'] }) }

async function told(need: string, country?: 'Poland') {
  const answer = await findProducts({ need, country }, source)
  if ('refusal' in answer) throw new Error(answer.refusal)
  // What is answered is what the contract promises to assistants.
  expect(productTools.find_products.output.safeParse(answer).error?.issues ?? []).toEqual([])
  return answer
}

test('an assistant is told of 500 needs what the finder says to each', async () => {
  expect(generatedNeeds.length).toBeGreaterThanOrEqual(500)
  const answers = new Set<string>()
  for (const need of generatedNeeds) {
    const { answer, products, nearest, leftOut, page } = await told(need)
    answers.add(answer)
    expect(answer, need).toBe(products.length > 0 ? 'yes' : 'no')
    expect(
      { products: products.map(({ id, basis }) => [id, basis]), nearest: nearest.map(({ id }) => id), leftOut },
      need,
    ).toEqual(finderSays(need))
    expect(new URL(page).searchParams.get('q')).toBe(need)
  }
  expect(answers).toEqual(new Set(['yes', 'no']))
})

test('a no says why and what is nearest, with whom to ask for both families that come near', async () => {
  const { answer, nearest, contacts } = await told('5754 0.2 mm', 'Poland')
  expect(answer).toBe('no')
  expect(nearest[0]?.misses.length).toBeGreaterThan(0)
  expect(contacts.map(({ family, reason }) => [family, reason])).toEqual([['Rolled', 'for Poland, rolled products']])
})

test('what is no need is not understood, and nothing is claimed', async () => {
  const answer = await told('quarterly report', 'Poland')
  expect(answer).toMatchObject({
    answer: 'not understood',
    products: [],
    nearest: [],
    leftOut: ['quarterly', 'report'],
  })
  expect(answer.contacts.map(({ family }) => family)).toEqual(['Rolled', 'Extruded'])
})

test('whatever is typed is answered', async () => {
  const pieces = fc.constantFrom(
    '8011A',
    '1x2x3',
    ' 12 µm',
    '0,5-0.7',
    ' O ',
    '×',
    '1 250',
    'µm',
    '%',
    'm',
    '\u0000',
    '🙂',
    '6060/6063',
  )
  const lines = fc.array(fc.oneof(pieces, fc.string()), { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(lines, async (parts) => {
      const need = parts.join('').slice(0, MAX_NEED)
      if (need !== '') await told(need)
    }),
    cases(500),
  )
})
