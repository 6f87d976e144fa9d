import type { MoveRequest } from 'api/contract/collections/move'

/** A row on its way to another place among `ids`, the rows of its list. */
export interface Taken {
  id: string
  ids: readonly string[]
  from: number
  to: number
}

/** The order of the list as it is while, and when, the row stands at its new place. */
export function movedOrder({ id, ids, to }: Taken): string[] {
  return ids.filter((each) => each !== id).toSpliced(to, 0, id)
}

/** Between which two it comes, as the server is told. */
export function neighboursOf({ id, ids, to }: Taken): MoveRequest {
  const others = ids.filter((each) => each !== id)
  return { after: others[to - 1] ?? null, before: others[to] ?? null }
}

/** Items of which those in `ids` change places among themselves; the others stay where they are. */
export function inOrder<Item extends { _id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const held = new Map(items.filter(({ _id }) => ids.includes(_id)).map((item) => [item._id, item]))
  const ordered = ids.flatMap((id) => held.get(id) ?? [])[Symbol.iterator]()
  return items.map((item) => (held.has(item._id) ? (ordered.next().value ?? item) : item))
}

/** The place to which a key leads from `place`, of `count` places; undefined when it leads nowhere. */
export function placeOfKey(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }
  const to = places[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1)
}
