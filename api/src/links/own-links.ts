import type { FastifyInstance } from 'fastify'
import type { LinkPlaces, LinksToShow, OwnLink } from '#contract/own-links.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** What visitors are answered at a path of this site, with its query: a status of HTTP. */
export type OwnStatus = (path: string) => Promise<number>

/** Asks the app itself, without a connection. @param site the public origin */
export function createOwnStatus(app: FastifyInstance, site: string): OwnStatus {
  const { host } = new URL(site)
  return async (url) => (await app.inject({ method: 'HEAD', url, headers: { host } })).statusCode
}

/** The origin of addresses that are only paths; nothing is asked there. */
const ANY_ORIGIN = 'http://localhost'

interface Parts {
  supabase: Supabase
  /** Public origin; `null` when only requests tell it: then only paths are known to be of this site. */
  site: string | null
}

/** What exists on this site: its pages, redirects and files, and in which state its news and documents are. May throw 503. */
export function createOwnLinks(app: FastifyInstance, { supabase, site }: Parts) {
  const base = site ?? ANY_ORIGIN
  const { origin } = new URL(base)
  const ownStatus = createOwnStatus(app, base)

  function urlOf(address: string): URL | null {
    const url = URL.parse(address, base)
    return url?.origin === origin && (site !== null || address.startsWith('/')) ? url : null
  }

  async function ofNews(slug: string): Promise<Omit<OwnLink, 'address'> | null> {
    const [row] = await ask(
      supabase
        .from('news')
        .select('status, visible_from, visible_until, deleted_at')
        .eq('slug', slug)
        .order('deleted_at', { nullsFirst: true })
        .limit(1),
    )
    const now = Date.now()
    if (!row) return null
    if (row.deleted_at !== null) return { state: 'trash', from: null }
    if (row.status === 'draft') return { state: 'draft', from: null }
    const isOver = row.visible_until !== null && Date.parse(row.visible_until) <= now
    if (row.status === 'hidden' || isOver) return { state: 'hidden', from: null }
    if (row.visible_from !== null && Date.parse(row.visible_from) > now)
      return { state: 'planned', from: row.visible_from }
    return null
  }

  async function ofDocument(folder: string, name: string): Promise<Omit<OwnLink, 'address'> | null> {
    const row = await ask(
      supabase.from('documents').select('is_hidden, deleted_at').match({ folder, name }).maybeSingle(),
    )
    if (row?.deleted_at) return { state: 'trash', from: null }
    return row?.is_hidden ? { state: 'hidden', from: null } : null
  }

  async function judge({ pathname, search }: URL): Promise<Omit<OwnLink, 'address'> | null> {
    const status = await ownStatus(pathname + search)
    if (status !== 404 && status !== 410) return null
    const [, slug] = /^\/news\/([^/]+)$/.exec(pathname) ?? []
    const [, folder, name] = /^\/documents\/([^/]+)\/([^/]+)\.pdf$/.exec(pathname) ?? []
    const known = slug ? await ofNews(slug) : folder && name ? await ofDocument(folder, name) : null
    return known ?? { state: 'missing', from: null }
  }

  async function unseen(addresses: readonly string[]): Promise<OwnLink[]> {
    const found: OwnLink[] = []
    for (const address of new Set(addresses)) {
      const url = urlOf(address)
      const state = url && (await judge(url))
      if (state) found.push({ address, ...state })
    }
    return found
  }

  return {
    /** Those of the addresses that lead to a page of this site which visitors do not see now. */
    unseen,

    /** Those that stand in the news with these ids which visitors do not see yet. */
    async toShow(ids: readonly string[]): Promise<LinksToShow['links']> {
      const rows = await ask(supabase.rpc('links_to_show', { of_items: [...ids] }))
      const found = await unseen(rows.map(({ address }) => address))
      return found.map((link) => ({
        ...link,
        items: rows
          .filter(({ address }) => address === link.address)
          .map(({ item_id, title }) => ({ _id: item_id, title: title ?? '' })),
      }))
    },

    /** What visitors read now that links to a path. */
    async places(path: string): Promise<LinkPlaces> {
      return named(await ask(supabase.rpc('places_of_links', { of_addresses: [path, origin + path] })))
    },

    /** What visitors read now that links to one of the news with these ids, without these themselves. */
    async placesOfNews(ids: readonly string[]): Promise<LinkPlaces> {
      return named(await ask(supabase.rpc('places_of_news', { of_items: [...ids], own_site: origin })))
    },
  }
}

/** Places by their titles, in the order of these. */
function named(rows: readonly { title: string }[]): LinkPlaces {
  return { titles: rows.slice(0, 10).map(({ title }) => title), total: rows.length }
}
export type OwnLinksOnServer = ReturnType<typeof createOwnLinks>
