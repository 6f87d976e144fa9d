import { test as local } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'
import { address } from './smoke-account.ts'

/** The tests of the smoke run against the site at `address`, or else against one of their own. */
export const test = address
  ? local.extend({
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
      site: [async ({}, use) => use({ url: address } as RunningSite), { scope: 'worker' }],
    })
  : local
