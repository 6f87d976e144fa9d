import type { Page } from '@playwright/test'

/** Counts the documents that a page asks for, and lets a test answer the files of the build until the next one. */
export async function onDeploy(
  page: Page,
  pattern: RegExp,
  answer: { status: number; contentType?: string; body?: string },
) {
  const state = { documents: 0, isReplaced: false, staysReplaced: false }
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    state.documents += 1
    state.isReplaced &&= state.staysReplaced
  })
  await page.route(pattern, (route) => (state.isReplaced ? route.fulfill(answer) : route.continue()))
  return state
}

/** The answer to a file that is not there any more. */
export const GONE = { status: 404, body: 'gone' }
