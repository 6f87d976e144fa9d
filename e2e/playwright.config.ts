import { defineConfig } from '@playwright/test'
import { installedBrowser } from './browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Nothing is judged by its time; these only end what hangs, also on a machine ten times slower.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(installedBrowser() ? { executablePath: installedBrowser() ?? '' } : {}) },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
})
