import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { NewsItem } from '#contract/news.ts'
import {
  type PreviewFrame,
  type PreviewLinkMade,
  previewFrame,
  previewLinkMade,
  previewLinkRevoked,
} from '#contract/news-preview.ts'
import { todayInSofia } from '#contract/sofia-time.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isUuid } from '#supabase/uuid.ts'
import type { StaffReads } from './news.staff-reads.ts'
import { createPreviewTokens } from './preview-tokens.ts'

const config = { role: 'news' } as const

/** Milliseconds for which a link has to hold to be given once more. */
const REUSED_UNTIL = 24 * 60 * 60 * 1000

/**
 * Links by which readers without an account see an item as it is edited now, and the frame in which its form shows it.
 * A token is stored as its hash alone.
 * @param secret of the sessions
 * @param pictures permissions for those of a link's item, which end with the link
 */
export function createPreviewLinks(supabase: Supabase, staffReads: StaffReads, secret: string, pictures: Permissions) {
  const tokens = createPreviewTokens(secret)

  /** The link of a token. @throws 404 for one that is altered, expired or revoked */
  async function linkOf(token: string): Promise<{ id: string; news_id: string }> {
    const link =
      tokens.isGenuine(token) &&
      (await ask(
        supabase
          .from('preview_links')
          .select('id, news_id')
          .eq('token_hash', tokens.hashOf(token))
          .is('revoked_at', null)
          .gt('expires_at', new Date().toISOString())
          .maybeSingle(),
      ))
    if (!link) throw notFound('preview')
    return link
  }

  return {
    linkOf,

    /**
     * The link of an item that still holds for a day or longer, or else a new one: who asks twice has one.
     * @param ref the address or the id of the item @param site the public origin @throws 404
     */
    async make(ref: string, byWhom: string, site: string): Promise<PreviewLinkMade> {
      const { id: news_id } = await staffReads.row(ref)
      const valid = supabase.from('preview_links').select('id, token_hash, expires_at').eq('news_id', news_id)
      const [known] = await ask(
        valid
          .is('revoked_at', null)
          .gt('expires_at', new Date(Date.now() + REUSED_UNTIL).toISOString())
          .order('created_at', { ascending: false })
          .limit(1),
      )
      if (known) {
        const token = tokens.link(known.id)
        // With another secret of the sessions the link is no longer valid.
        if (tokens.hashOf(token) === known.token_hash)
          return { _id: known.id, url: `${site}/news/${token}`, expiresAt: known.expires_at }
      }
      const id = randomUUID()
      const token = tokens.link(id)
      const row = { id, news_id, token_hash: tokens.hashOf(token), created_by: byWhom }
      const { expires_at } = await ask(supabase.from('preview_links').insert(row).select('expires_at').single())
      return { _id: id, url: `${site}/news/${token}`, expiresAt: expires_at }
    },

    /** Ends a link at once; one that has ended stays so. @throws 404 */
    async revoke(ref: string, link: string, byWhom: string): Promise<void> {
      const { id } = await staffReads.row(ref)
      const update = supabase
        .from('preview_links')
        .update({ revoked_at: new Date().toISOString(), revoked_by: byWhom })
        .eq('id', link)
        .eq('news_id', id)
      if (!isUuid(link) || !(await ask(update.select('revoked_at').maybeSingle()))) throw notFound('link')
    },

    /** A page without an item, to be filled by the form that frames it. */
    frame: (): PreviewFrame => ({ path: `/news/${tokens.frame()}` }),

    /**
     * What a link shows: the item, or its draft, with the languages in translation, at the address of the link
     * (its own is `previewOf`), its pictures under addresses that let them be seen.
     * @throws 404 for a token that is altered, expired or revoked, and for an item in the trash
     */
    async item(token: string): Promise<NewsItem> {
      if (!tokens.isGenuine(token)) throw notFound('preview')
      if (tokens.isFrame(token)) {
        if (!tokens.isOpen(token)) throw notFound('preview')
        return emptyItem(token)
      }
      const link = await linkOf(token)
      const news = await staffReads.edited(link.news_id)
      return withAccess({ ...news, url: token, previewOf: news.url }, pictures.grant(link.id).access)
    },
  }
}
export type PreviewItems = ReturnType<typeof createPreviewLinks>

const NIL = '00000000-0000-0000-0000-000000000000'

function withAccess(item: NewsItem, access: string): NewsItem {
  const opened = (file: string) => (file === '' ? '' : `${access}/${file}`)
  return {
    ...item,
    cover: opened(item.cover),
    gallery: item.gallery.map(opened),
    alt: Object.fromEntries(Object.entries(item.alt).map(([file, texts]) => [opened(file), texts])),
    ...(item.pictures && {
      pictures: Object.fromEntries(Object.entries(item.pictures).map(([file, notes]) => [opened(file), notes])),
    }),
  }
}

function emptyItem(url: string): NewsItem {
  const text = { title: '', contentOne: '', contentTwo: '' }
  return {
    _id: NIL,
    url,
    date: todayInSofia(),
    cover: '',
    gallery: [],
    isMediaNews: false,
    content: { bg: text, en: text, de: text, it: text },
    alt: {},
    updatedAt: new Date().toISOString(),
  }
}

const refParams = z.object({ ref: z.string() })

/** What staff do with the links to previews. @param site the public origin, `null` when only requests tell it */
export async function previewLinksStaff(
  instance: FastifyInstance,
  { previews, site }: { previews: PreviewItems; site: string | null },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post(
    '/:ref/preview-links',
    { config, schema: { params: refParams, response: { 201: previewLinkMade } } },
    async (request, reply) => {
      const origin = site ?? `${request.protocol}://${request.host}`
      reply.code(201)
      return previews.make(request.params.ref, request.staff.user.username, origin)
    },
  )

  app.delete(
    '/:ref/preview-links/:link',
    { config, schema: { params: z.extend(refParams, { link: z.string() }), response: { 200: previewLinkRevoked } } },
    async ({ params, staff }) => {
      await previews.revoke(params.ref, params.link, staff.user.username)
      return { ok: true as const }
    },
  )
}

/** Where the form shows what is not saved yet. */
export async function previewFrames(instance: FastifyInstance, { previews }: { previews: PreviewItems }) {
  const app = instance.withTypeProvider<ContractTypes>()
  app.get('/', { config, schema: { response: { 200: previewFrame } } }, () => previews.frame())
}
