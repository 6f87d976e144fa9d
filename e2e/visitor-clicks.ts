import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What a visitor comes for, in at most three clicks from the home page. */
const MAX_CLICKS = 3

/** Clicks, and counts them; choosing from a list is one. */
export function counted(page: Page) {
  let clicks = 0
  return {
    async click(target: Locator) {
      clicks += 1
      await target.click()
    },
    async choose(list: Locator, option: string) {
      clicks += 1
      await list.selectOption(option)
    },
    done() {
      expect(clicks).toBeLessThanOrEqual(MAX_CLICKS)
      expect(page.url()).not.toMatch(/\/$/)
    },
  }
}
