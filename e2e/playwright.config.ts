import { defineConfig } from '@playwright/test'
import { installedBrowser } from './browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
