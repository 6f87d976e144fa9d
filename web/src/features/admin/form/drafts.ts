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

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
const localStore = (): Store => window.localStorage

/** Drafts of one item that are kept beside each other, when one was not decided upon before the next began. */
const MAX_DRAFTS = 3

/** Before the id of an account and the item: `adminDraft:{id}:news/new`. */
const PREFIX = 'adminDraft:'

/** The drafts of one item (`news/new`, `careers/{id}`) in the browser, and whose they are. */
export interface DraftPlace {
  /** Id of the account that writes: no other account is ever offered its drafts. `null` keeps nothing. */
  account: string | null
  item: string
}

/** What an account has written in this browser and not saved, newest first. Nothing here throws. */
export function draftedItems(account: string, store = localStore): { item: string; keptAt: string }[] {
  const begin = `${PREFIX}${account}:`
  return keysOf(store)
    .filter((key) => key.startsWith(begin))
    .flatMap((key) => {
      const item = key.slice(begin.length)
      const [newest] = createDrafts({ account, item }, store).list()
      return newest ? [{ item, keptAt: newest.keptAt }] : []
    })
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

/** Deletes all drafts of an account from this browser. */
export function dropDraftsOf(account: string, store = localStore): void {
  for (const key of keysOf(store)) if (key.startsWith(`${PREFIX}${account}:`)) store().removeItem(key)
}

/** Deletes drafts that no account is named for, as browsers kept them once. */
export function dropUnownedDrafts(store = localStore): void {
  for (const key of keysOf(store)) if (key.startsWith(PREFIX) && key.split(':').length < 3) store().removeItem(key)
}

function keysOf(store: () => Store): string[] {
  try {
    const kept = store()
    return Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
  } catch {
    return []
  }
}

/** Reads and writes the drafts of one item, newest first. Nothing here throws: a browser that stores nothing has none. */
export function createDrafts<Kept>({ account, item }: DraftPlace, store = localStore) {
  const key = account === null ? null : `${PREFIX}${account}:${item}`

  function list(): Draft<Kept>[] {
    if (key === null) return []
    try {
      const drafts: unknown = JSON.parse(store().getItem(key) ?? '[]')
      return Array.isArray(drafts) ? drafts.filter(isDraft<Kept>) : []
    } catch {
      return []
    }
  }

  function write(drafts: Draft<Kept>[]): boolean {
    if (key === null) return false
    try {
      if (drafts.length === 0) store().removeItem(key)
      else store().setItem(key, JSON.stringify(drafts.slice(0, MAX_DRAFTS)))
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
