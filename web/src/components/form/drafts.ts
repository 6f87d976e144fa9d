/** A text that was typed and not saved. */
export interface Draft<Kept> {
  /** Of the form that wrote it: it replaces its own draft and no other. */
  id: string
  /** ISO moment. */
  keptAt: string
  /** `updatedAt` of the item it changes; `null` for a new one. */
  version: string | null
  values: Kept
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Drafts of one item that are kept beside each other, when one was not decided upon before the next began. */
const MOST = 3

/**
 * The drafts of one item (`news/new`, `careers/{id}`) in the browser, newest first. Nothing here throws: a browser that
 * stores nothing has no drafts.
 */
export function createDrafts<Kept>(item: string, store: () => Store = () => window.localStorage) {
  const key = `adminDraft:${item}`

  function list(): Draft<Kept>[] {
    try {
      const drafts: unknown = JSON.parse(store().getItem(key) ?? '[]')
      return Array.isArray(drafts) ? drafts.filter(isDraft<Kept>) : []
    } catch {
      return []
    }
  }

  function write(drafts: Draft<Kept>[]): boolean {
    try {
      if (drafts.length === 0) store().removeItem(key)
      else store().setItem(key, JSON.stringify(drafts.slice(0, MOST)))
      return true
    } catch {
      return false
    }
  }

  const others = (id: string) => list().filter((draft) => draft.id !== id)

  return {
    list,
    /** @returns false when the browser did not keep it */
    keep: (draft: Draft<Kept>): boolean => write([draft, ...others(draft.id)]),
    drop: (id: string): boolean => write(others(id)),
    dropAll: (): boolean => write([]),
  }
}

function isDraft<Kept>(value: unknown): value is Draft<Kept> {
  const { id, keptAt, version, values } = Object(value)
  const isMoment = typeof keptAt === 'string' && !Number.isNaN(Date.parse(keptAt))
  const hasVersion = version === null || typeof version === 'string'
  return typeof id === 'string' && isMoment && hasVersion && typeof values === 'object' && values !== null
}
