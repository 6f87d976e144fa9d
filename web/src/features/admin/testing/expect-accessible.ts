import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What only a whole page has. */
const OF_PAGES = ['document-title', 'html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region']

/** Fails when axe finds anything in what is shown. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: TAGS,
    resultTypes: ['violations'],
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
