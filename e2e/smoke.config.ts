import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The smoke suite alone, against the site at SMOKE_URL: some ten seconds, and never more than two minutes. */
export default defineConfig(config, {
  testMatch: 'smoke.spec.ts',
  fullyParallel: true,
  timeout: 30_000,
  globalTimeout: 120_000,
})
