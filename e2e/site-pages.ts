import { inject } from 'vitest'
import { type PageContent, readPage } from './rendered-page.ts'

export interface SitePage extends PageContent {
  status: number
  /** Where the site leads to from the address that was asked for, as path with its query; the same when it does not. */
  path: string
  html: string
  /** What stands between `<main>` and `</main>`. */
  main: PageContent['root']
}

const pages = new Map<string, Promise<SitePage>>()

/**
 * A page of the site that the tests of the project `site` share, asked for once.
 * @param path with its query, as `/news?medias=true`
 */
export function pageOf(path: string): Promise<SitePage> {
  const page = pages.get(path) ?? askFor(path)
  pages.set(path, page)
  return page
}

async function askFor(path: string): Promise<SitePage> {
  const answer = await fetch(inject('siteUrl') + path)
  const html = await answer.text()
  const content = readPage(html)
  const [main] = content.root.all('main')
  if (!main) throw new Error(`${path} has no main part: ${answer.status}`)
  const { pathname, search } = new URL(answer.url)
  return { ...content, status: answer.status, path: pathname + search, html, main }
}
