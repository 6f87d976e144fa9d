import type { NewsItem, NewsState, NewsStatus, StaffNews } from 'api/contract/news'

/** An item as it is edited: what lies beside it, if anything does, else what is stored. */
export interface EditedNews extends NewsItem {
  status: NewsStatus
  state: NewsState
  visibleFrom: string | null
  visibleUntil: string | null
  /** What is in translation, of which `content` has no word. */
  inTranslation: StaffNews['staffOnly']['inTranslation']
  /** Who saved what is edited. */
  updatedBy: string | null
  /** What is edited lies beside the public item. */
  hasDraft: boolean
  /** `updatedAt` of the public item that what is edited was made from. */
  basedOn: string
  /** The public item itself; what is edited when nothing lies beside it. */
  published: Omit<EditedNews, 'published'>
}

/** The item of an answer, with `updatedAt` as the version of what is edited. */
export function editedNews({ news, staffOnly }: StaffNews): EditedNews {
  const { draft, ...state } = staffOnly
  const published = { ...news, ...state, hasDraft: false, basedOn: news.updatedAt }
  return draft ? { ...published, ...draft, hasDraft: true, published } : { ...published, published }
}

/** Whether visitors read the item now, so that there is something to look at on the site. */
export const isOnSite = ({ state }: Pick<EditedNews, 'state'>): boolean => state === 'published'

/** The last part of the address of its form: a draft may have no address of its own yet. */
export const refOf = ({ _id, url, status }: Pick<EditedNews, '_id' | 'url' | 'status'>): string =>
  status === 'draft' ? _id : url

/**
 * The item that is edited, the version of it that the form saw, and the version of the public item that its values were
 * compared with; `null` for a new item.
 */
export type Base = { item: EditedNews; version: string; basedOn: string } | null

/** What a form starts from that shows a stored item. */
export const baseOf = (item: EditedNews): NonNullable<Base> => ({
  item,
  version: item.updatedAt,
  basedOn: item.basedOn,
})
