import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { account } from './smoke-account.ts'

/**
 * The smoke suite alone, against the site at SMOKE_URL: some ten seconds, and never more than two minutes. With an
 * account it also writes, when all reads are well: lists that change meanwhile would disturb them.
 */
export default defineConfig(config, {
  // The site is there, or is started as `pnpm start` starts it.
  globalSetup: [],
  testIgnore: [],
  fullyParallel: true,
  timeout: 30_000,
  globalTimeout: 120_000,
  projects: [
    { name: 'reads', testMatch: 'smoke.full.spec.ts' },
    ...(account
      ? [{ name: 'writes', testMatch: 'smoke-writes.spec.ts', dependencies: ['reads'], timeout: 60_000 }]
      : []),
  ],
})
