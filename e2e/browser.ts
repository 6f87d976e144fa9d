import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium on this machine: Playwright's own when it is installed, else the system's; `null` without one. */
export function installedBrowser(): string | null {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path)) ?? null
}

/**
 * Gets a Chromium when the machine has none: Playwright's download first, then, as root on Debian, its package.
 * Throws with the remedy when neither works.
 */
export function ensureBrowser(): string {
  const installed = installedBrowser()
  if (installed) return installed
  console.log('no Chromium on this machine: getting one')
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
    shell: process.platform === 'win32',
  })
  if (!installedBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const found = installedBrowser()
  if (!found) {
    throw new Error(
      'The browser tests need a Chromium: install one with your system or run "playwright install chromium".',
    )
  }
  return found
}
