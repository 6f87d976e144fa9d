import type { APIRequestContext, Page } from '@playwright/test'

/** Signs an account in, in a session of its own, and gives its token. */
export async function signIn(
  request: APIRequestContext,
  account: { username: string; password: string },
): Promise<string> {
  const answer = await request.post('/api/admin/login', { data: account })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** The token that a page of the administration is signed in with; empty when it is not. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('adminToken') ?? '')
}
