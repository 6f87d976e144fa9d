import { DATED_FACTS } from 'api/contract/dated-facts'
import { expect, test } from 'vitest'
import * as datedData from './dated-data.ts'
import { sitePages } from './site-pages.ts'

test('each dated fact has the day it is of, and a page that states it', () => {
  expect(Object.keys(DATED_FACTS).sort()).toEqual(Object.keys(datedData).sort())
  const paths = sitePages.map(({ path }) => path)
  for (const { page } of Object.values(DATED_FACTS)) expect(paths).toContain(page)
})
