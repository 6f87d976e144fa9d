import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { accessibilityProblems } from './accessibility-problems.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { signIn } from './token.ts'

declare global {
  interface Window {
    /** Milliseconds since 1970. */
    hydratedAt?: number
  }
}

/** Three seconds after a page has loaded, Chromium complains of what is preloaded and not used yet. */
export const UNUSED_PRELOADS = { type: 'expected', description: 'was preloaded using link preload but not used' }

export interface Fixtures {
  /** What `elena` is signed in with, in `signedIn` and `editor` too. */
  token: string
  /** A page with `elena` signed in, for a test that begins elsewhere than at the list of news. */
  signedIn: Page
  /** The administration's list of news, with `elena` signed in. */
  editor: Page
  /** Waits until a page is hydrated: before, keys reach no one. `page` has waited when it has gone to an address. */
  hydrated: (page: Page) => Promise<void>
  /**
   * Whether the visitor has accepted the notice of cookies on an earlier visit, as most have. It comes five seconds after
   * the page, whatever a test is about by then.
   */
  hasAcceptedTerms: boolean
  /**
   * Fails when axe finds anything in the page's current state, or in the part of it that a selector names: enough where
   * another test looks at the whole of the page and only this part has another state.
   */
  expectAccessible: (page: Page, part?: string) => Promise<void>
  /** Watches every page of the test: foreign requests, console errors and warnings, broken policies. */
  trap: undefined
}

export interface WorkerFixtures {
  site: RunningSite
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  hydrated: async ({}, use) => {
    await use((page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' }))
  },

  hasAcceptedTerms: [true, { option: true }],

  page: async ({ page, hydrated, javaScriptEnabled, hasAcceptedTerms }, use) => {
    if (hasAcceptedTerms) await page.addInitScript(acceptTerms)
    const { goto, reload } = page
    if (javaScriptEnabled ?? true) {
      page.goto = async (address, options) => {
        const answer = await goto.call(page, address, options)
        if (options?.waitUntil !== 'commit') await hydrated(page)
        return answer
      }
      page.reload = async (options) => {
        const answer = await reload.call(page, options)
        await hydrated(page)
        return answer
      }
    }
    await use(page)
  },

  trap: [
    async ({ context, site }, use, testInfo) => {
      const caught: string[] = []
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        const isForeign = protocol.startsWith('http') && origin !== site.url
        if (isForeign) caught.push(`foreign request: ${request.url()}`)
      })
      const judged: Promise<unknown>[] = []
      await context.addInitScript(noteHydration)
      context.on('console', (message) => {
        const text = message.text()
        const isFailedLoad = text.startsWith('Failed to load resource')
        if (!['error', 'warning'].includes(message.type()) || isFailedLoad) return
        const catchIt = () => caught.push(`console: ${text}`)
        if (text.includes(UNUSED_PRELOADS.description))
          judged.push(wasHydrated(message).then((isHydrated) => isHydrated && catchIt()))
        else catchIt()
      })
      context.on('weberror', (error) => caught.push(`page error: ${error.error().message}`))
      await use(undefined)
      await Promise.all(judged)
      const expected = testInfo.annotations.flatMap(({ type, description }) =>
        type === 'expected' ? [description ?? ''] : [],
      )
      expect(caught.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([])
    },
    { auto: true },
  ],

  token: async ({ request, site }, use) => use(await signIn(request, site.admin)),

  signedIn: async ({ page, token }, use) => {
    await page.addInitScript(signInOnce, token)
    await use(page)
  },

  editor: async ({ signedIn }, use) => {
    await signedIn.goto('/admin')
    await use(signedIn)
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectAccessible: async ({}, use) => {
    await use(async (page, part) => {
      await expect.poll(() => page.evaluate(isMoving)).toBe(false)
      expect(await accessibilityProblems(page, part)).toEqual([])
    })
  },
})

/** Runs before the scripts of a page: keeps when it was hydrated. */
function noteHydration(): void {
  const observer = new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return
    window.hydratedAt = Date.now()
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

/**
 * Whether the page was hydrated when it wrote a message. What it has preloaded is not unused before: its scripts are late,
 * on a busy machine by the machine's fault, or do not come. A page that is not there any more says nothing.
 */
async function wasHydrated(message: ConsoleMessage): Promise<boolean> {
  const hydratedAt = await message
    .page()
    ?.evaluate(() => window.hydratedAt)
    .catch(() => undefined)
  return hydratedAt !== undefined && hydratedAt < message.timestamp()
}

/** Runs before the scripts of a page: the notice of cookies does not come. */
export function acceptTerms(): void {
  try {
    window.localStorage.setItem('termsAccepted', 'true')
  } catch {
    // A frame of another origin has no store.
  }
}

/** Runs before the scripts of a page: the tab is signed in from its first page on, until it is signed out. */
export function signInOnce(token: string): void {
  // A frame without an origin has no store.
  if (window !== window.top) return
  if (window.sessionStorage.getItem('signedInOnce')) return
  window.sessionStorage.setItem('signedInOnce', 'true')
  window.localStorage.setItem('adminToken', token)
}

/**
 * Whether something that is shown fades or slides in: half transparent it has no contrast. What never ends does not count,
 * nor what is not shown, as in a closed `details`: it runs, but no frame moves it and it does not end.
 */
function isMoving(): boolean {
  const BRIEF_MS = 1500
  const isShown = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
  return document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && isShown(effect) && Number(effect?.getComputedTiming().endTime) <= BRIEF_MS,
    )
}

/** Stops the clock of the pages that are opened from now on: only `page.clock.runFor` moves it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** Waits until React has done what the last event asked for: a pointer's move is no reason for it to hurry. */
export async function settled(page: Page): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        }),
    )
}

/** Fails when the page scrolls sideways on a desktop or on the narrowest telephone; the window is as it was afterwards. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} ${width}`)
      .toBe(width)
  }
  if (before) await page.setViewportSize(before)
}

export { expect }
