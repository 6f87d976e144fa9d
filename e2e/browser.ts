import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without windows: a page in it takes a quarter less of a processor. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  DEBIAN_CHROMIUM,
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
 * Launch options of Playwright for a Chromium without windows, which is got where there is none; of its own it takes the
 * shell by itself.
 */
export function headlessBrowser(): { executablePath?: string } {
  const path = installedBrowser() ?? ensureBrowser()
  return path === chromium.executablePath() ? {} : { executablePath: path }
}

/**
 * Gets a Chromium when the machine has none: Playwright's download first, then, as root on Debian, its package; and the
 * shell where only Debian's whole one is. Throws with the remedy when neither works. Likewise one of the fonts that stand
 * in for ours while they come, without which the tests of them are skipped.
 */
export function ensureBrowser(): string {
  if (installedBrowser() === DEBIAN_CHROMIUM) installPackage('chromium-headless-shell')
  const browser = installedBrowser() ?? getBrowser()
  if (!hasStandInFonts()) installPackage('fonts-liberation')
  return browser
}

function getBrowser(): string {
  console.log('no Chromium on this machine: getting one')
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
    shell: process.platform === 'win32',
  })
  if (!installedBrowser()) installPackage('chromium-headless-shell')
  const found = installedBrowser()
  if (!found) {
    throw new Error(
      'The browser tests need a Chromium: install one with your system or run "playwright install chromium".',
    )
  }
  return found
}

/** Whether the machine has a font that `web/src/styles/font-fallbacks.css` names, as far as it can be asked. */
function hasStandInFonts(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return status !== 0 || /^(Arial|Liberation Sans|Arimo|Helvetica)\b/m.test(stdout)
}

/** Tries to install a package of Debian's, as root; elsewhere it does nothing. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', ['-qq', ...limits, ...command], { stdio: 'inherit', env, timeout: 300_000 })
}
