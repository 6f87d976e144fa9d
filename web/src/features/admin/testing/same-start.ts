import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'

const [WIDTH, HEIGHT] = [1440, 900]

/**
 * Setup file of the components: every test begins at the top of a window of one size and without anything kept, whichever test
 * ran before it and wherever a key, or a row, had scrolled its page.
 */
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (window.innerWidth !== WIDTH || window.innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT)
})
