import { ask, type Supabase } from '#supabase/client.ts'
import type { Permissions } from './pictures.access.ts'

type OpenedBy = {
  /** Of staff who work on news: all pictures. */
  all: Permissions
  /** Of a link to a preview, by its id: the pictures of its item, as long as the link is one. */
  links: Permissions
  /** Of an item as a mail, by its id: its pictures. */
  newsletters: Permissions
}

/** Knows which permission opens which picture that visitors may not see. */
export function createOpenedPictures(supabase: Supabase, { all, links, newsletters }: OpenedBy) {
  async function itemOfLink(id: string): Promise<string | null> {
    const query = supabase
      .from('preview_links')
      .select('news_id')
      .eq('id', id)
      .is('revoked_at', null)
      .gt('expires_at', new Date().toISOString())
    return (await ask(query.maybeSingle()))?.news_id ?? null
  }

  async function isOf(item: string, file: string): Promise<boolean> {
    const query = supabase.from('news').select('cover, gallery, news_drafts(cover, gallery)').eq('id', item)
    const row = await ask(query.is('deleted_at', null).maybeSingle())
    return [row, row?.news_drafts].some((shown) => shown?.cover === file || shown?.gallery.includes(file))
  }

  /** @throws 503 */
  return async (permission: string | undefined, file: string): Promise<boolean> => {
    if (all.subjectOf(permission) === '') return true
    const link = links.subjectOf(permission)
    const item = link === null ? newsletters.subjectOf(permission) : await itemOfLink(link)
    return item !== null && isOf(item, file)
  }
}
export type MayOpenPicture = ReturnType<typeof createOpenedPictures>
