import { startTestPostgres } from 'supabase/test-postgres'
import type { TestProject } from 'vitest/node'
import { startSite } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site runs that the tests of the project `site` only read, as `http://127.0.0.1:PORT`. */
    siteUrl: string
  }
}

/**
 * Vitest's global setup of the project `site`: one built and seeded site for all its tests, which only read. They ask it
 * for pages over HTTP, where a browser would show no more than the HTML says.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  const site = await startSite()
  project.provide('siteUrl', site.url)
  return async () => {
    try {
      await site.stop()
    } finally {
      await postgres.stop()
    }
  }
}
