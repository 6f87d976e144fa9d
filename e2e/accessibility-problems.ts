import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const LOOK_FOR: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Empty elements of the administration's library that pass the focus on as soon as they have it; axe does not see that they do. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/**
 * What axe finds in the page's current state, or in the part of it that a selector names: for each rule its name and the
 * selectors of the elements. Each document is given axe once, as its minified script: `@axe-core/playwright` sends the other,
 * of 1.5 MB, twice for each look, which takes a third of the look.
 */
export async function accessibilityProblems(page: Page, part?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    const given = frame
      .evaluate(() => window.axe !== undefined)
      .then((isThere) => (isThere ? undefined : frame.evaluate(SOURCE)))
    // A frame may be gone meanwhile.
    await (frame === page.mainFrame() ? given : given.catch(() => undefined))
  }
  const context = { exclude: [[FOCUS_GUARDS]], ...(part && { include: [[part]] }) }
  return page.evaluate(
    async ([where, options]) => {
      if (!window.axe) throw new Error('the page that was to be looked at is gone')
      const { violations } = await window.axe.run(where, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [context, LOOK_FOR] as const,
  )
}
