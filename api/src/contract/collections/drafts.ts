import { z } from 'zod/mini'

/** Drafts of new items that an account may have in one collection at a time. */
export const MAX_OWN_DRAFTS = 100

const moment = z.nullable(z.string())

/** Body of `PUT /api/admin/{collection}/drafts/{id}`. */
export const draftInput = z
  .strictObject({
    /** What the form holds, by field, as it is typed. */
    values: z.record(z.string().check(z.maxLength(60)), z.unknown()),
    /** The item that it will change; left out for a new one, which gets the id of the draft. */
    item: z.optional(z.uuid('item is not an id')),
    /** `updatedAt` of the item that the values were made from, or compared with since. */
    basedOn: z.optional(z.string('basedOn must be a moment').check(z.maxLength(40, 'basedOn is too long'))),
  })
  .check(
    z.refine(({ item, basedOn }) => (item === undefined) === (basedOn === undefined), {
      error: 'item and basedOn come together',
      path: ['basedOn'],
    }),
  )
export type DraftInput = z.infer<typeof draftInput>

/** A draft in the list of its collection. */
export const draftSummary = z.strictObject({
  _id: z.uuid(),
  /** The item that it will change; `null` for a new one. */
  item: z.nullable(z.uuid()),
  /** Empty while it has none. */
  title: z.string(),
  createdBy: moment,
  updatedAt: z.string(),
  updatedBy: moment,
})
export type DraftSummary = z.infer<typeof draftSummary>

export const collectionDraft = z.strictObject({
  ...draftSummary.shape,
  basedOn: moment,
  values: z.record(z.string(), z.unknown()),
})
export type CollectionDraft = z.infer<typeof collectionDraft>

/** `GET /api/admin/{collection}/drafts`: those of new items, and of stored ones, last saved first. */
export const draftList = z.strictObject({ drafts: z.array(draftSummary) })
export type DraftList = z.infer<typeof draftList>

/** `GET /api/admin/{collection}/drafts/{id}`: the draft of this id, or one's own of the item of this id. */
export const draftFound = z.strictObject({ draft: z.nullable(collectionDraft) })
export type DraftFound = z.infer<typeof draftFound>

export const draftSaved = z.strictObject({ ok: z.literal(true), draft: collectionDraft })
export type DraftSaved = z.infer<typeof draftSaved>

/** Query of the requests that publish an item: the draft that goes with it, in the version that the editor saw. */
export const publishedDraft = z.strictObject({
  draft: z.optional(z.uuid('draft is not an id')),
  draftVersion: z.optional(z.string().check(z.maxLength(40, 'draftVersion is too long'))),
})
export type PublishedDraft = z.infer<typeof publishedDraft>
