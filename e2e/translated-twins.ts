import type { BrowserContext, Page } from '@playwright/test'
import { acceptTerms, expect, settled } from './fixtures.ts'
import { shownText, translatePages } from './translated-page.ts'

/** The same page twice, as it is and translated; whatever a visitor does, both have to show the same. */
export type Twins = readonly [plain: Page, translated: Page]

/** Opens a page in two tabs, one of which the browser translates; `prepare` runs in each before it is opened. */
export async function openTwins(context: BrowserContext, path: string, prepare?: (page: Page) => Promise<void>) {
  const twins = [await context.newPage(), await context.newPage()] as const
  await translatePages(twins[1])
  for (const page of twins) {
    await page.addInitScript(acceptTerms)
    await prepare?.(page)
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  await twins[1].locator('html[data-translated]').waitFor({ state: 'attached' })
  return twins
}

/** Does the same in both pages, and waits until they show the same; `own` is what each shows of its own. */
export async function inBoth(
  [plain, translated]: Twins,
  act: (page: Page) => Promise<unknown>,
  own?: RegExp,
): Promise<void> {
  const shown = async (page: Page) => {
    const text = await shownText(page)
    return own ? text.replaceAll(own, '') : text
  }
  for (const page of [plain, translated]) {
    await act(page)
    await settled(page)
  }
  await expect(async () => expect(await shown(translated)).toBe(await shown(plain))).toPass({ timeout: 30_000 })
}

export async function closeTwins(twins: Twins): Promise<void> {
  for (const page of twins) await page.close()
}

/** Uses the control of this number in the content; false when there are not so many. A map of another service stays away. */
function useControl(place: number): boolean {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, summary, select, [role="option"])')]
  const used = controls.filter(
    (control) =>
      (control.checkVisibility() || control.role === 'option') &&
      !control.matches(':disabled') &&
      !/map|video/i.test(control.innerText),
  )
  const control = used[place]
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.min(2, control.options.length - 1) // Not the next: the twins share what is stored.
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else control?.click()
  return control !== undefined
}

const isOver = (page: Page) => page.locator('dialog[open], .yarl__root').first().isVisible()

/** Uses one control after the other in both pages, and leaves what lies over the page by the keyboard. */
export async function useEveryControl(twins: Twins): Promise<void> {
  for (let place = 0; place < 60 && (await twins[0].evaluate(useControl, place)); place += 1) {
    await twins[1].evaluate(useControl, place)
    await inBoth(twins, async () => undefined)
    if (!(await isOver(twins[0]))) continue
    await inBoth(twins, (page) => page.keyboard.press('ArrowRight'))
    await inBoth(twins, (page) => page.keyboard.press('Escape'))
    for (const page of twins) await expect.poll(() => isOver(page)).toBe(false)
  }
}
