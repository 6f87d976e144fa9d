import { defineConfig } from '@playwright/test'
import { headlessBrowser } from './browser.ts'

/**
 * Features of Chromium that are off: Playwright's, for of two lists the last one counts (its 1.65's
 * `chromiumSwitches.ts`), and the pages behind the address bar, which no one sees and which cost each window a second of
 * a processor; and the process that waits for a second page of a window, of which most tests have one.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/**
 * The headless shell does not know its connection, and loads pictures from three screens below; this is Chromium's
 * distance on a fast one.
 */
const LIKE_A_FAST_LINE = 'lazyLoadingImageMarginPxUnknown=1250'

/** A page lives for seconds: V8's optimising compilers cost a tenth of it and do not pay. */
const NO_OPTIMISING = '--no-maglev --no-turbofan'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What tries everything runs by `pnpm test full` alone.
  testIgnore: process.env.TEST_FULL ? [] : '**/*.full.spec.ts',
  globalSetup: './global-setup.ts',
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
    launchOptions: {
      ...headlessBrowser(),
      args: [
        `--disable-features=${FEATURES_OFF.join(',')}`,
        `--blink-settings=${LIKE_A_FAST_LINE}`,
        `--js-flags=${NO_OPTIMISING}`,
      ],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    // Of a failure there are its error, the page's parts and texts (`error-context.md`) and this. A recording costs a tenth
    // of the whole run: by `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
  },
})
