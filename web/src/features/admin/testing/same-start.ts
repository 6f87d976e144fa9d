import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'

const [WIDTH, HEIGHT] = [1440, 900]

/** Setup file of the components: every test begins in a window of one size and without anything kept, whichever test ran before it. */
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  if (window.innerWidth !== WIDTH || window.innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT)
})
