import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The smoke suite alone, against the site at SMOKE_URL. */
export default defineConfig(config, { testMatch: 'smoke.spec.ts', timeout: 20_000, globalTimeout: 60_000 })
