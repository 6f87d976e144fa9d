import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { headlessBrowser } from '../e2e/browser.ts'

/** Components of the administration, each alone in Chromium (`*.browser.test.tsx`). */
export default defineProject({
  plugins: [react()],
  optimizeDeps: {
    entries: ['src/features/admin/**/*.tsx'],
    include: [
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@base-ui/react/popover',
      '@base-ui/react/tabs',
      '@base-ui/react/toast',
      '@simplewebauthn/browser',
      'axe-core',
      'libheif-js/libheif-wasm/libheif-bundle.mjs',
      'quill/core.js',
      'quill/blots/*.js',
      'quill/formats/*.js',
      'quill/modules/*.js',
      'vitest-browser-react/pure',
    ],
  },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    exclude: ['**/node_modules/**', ...(process.env.TEST_FULL ? [] : ['**/*.full.browser.test.tsx'])],
    setupFiles: './src/features/admin/testing/same-start.ts',
    // Files share the page, and what one leaves there.
    restoreMocks: true,
    unstubGlobals: true,
    isolate: false,
    // After all others: a project in a browser counts its workers in its own way.
    sequence: { groupOrder: 2 },
    strictTags: false,
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      locators: { exact: false },
      headless: true,
      screenshotFailures: false,
      connectTimeout: 240_000,
      provider: playwright({
        actionTimeout: 30_000,
        // A key of one test scrolls at once: by an animation it would scroll the page of the next one.
        launchOptions: { ...headlessBrowser(), args: ['--disable-smooth-scrolling'] },
        contextOptions: { locale: 'bg-BG', timezoneId: 'Europe/Sofia' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
})
