import { expect, test } from 'vitest'
import { shortTitle } from './describe-article.ts'

test('a title of a page has 70 characters at most: the headline comes first, the name of the site only where it fits', () => {
  expect(shortTitle('ASI surveillance audit closes with no major findings', 'Balkalum News')).toBe(
    'ASI surveillance audit closes with no major findings | Balkalum News',
  )
  const long = 'Our extrusion plant has gone a full year without a lost-time accident'
  expect(shortTitle(long, 'Balkalum News')).toBe(long)
  expect(shortTitle('Three days in Düsseldorf, 210 meetings and a stand built from our own profiles', 'Balkalum')).toBe(
    'Three days in Düsseldorf, 210 meetings and a stand built from our own…',
  )
})
