import { z } from 'zod/mini'
import { NEWS_STATUSES } from './news.ts'
import { momentsInOrder, shownWithin } from './news-input.ts'

/** Items that one request changes. */
export const MAX_SELECTED = 50

/** What is done with several items at once; `toMedia` and `toNews` move them to the other list. */
export const SELECTION_ACTS = ['hide', 'show', 'toMedia', 'toNews', 'delete', 'restore'] as const
export type SelectionAct = (typeof SELECTION_ACTS)[number]

/** Body of `POST /api/admin/selection/news`; the moments are of `show` and `hide`. */
export const selectionChange = z
  .strictObject({
    act: z.enum(SELECTION_ACTS, `act must be one of ${SELECTION_ACTS.join(', ')}`),
    ids: z.array(z.uuid('ids must hold ids'), 'ids must be a list').check(
      z.minLength(1, 'ids is empty'),
      z.maxLength(MAX_SELECTED, `ids holds more than ${MAX_SELECTED} ids`),
      z.refine((ids) => new Set(ids).size === ids.length, 'an id stands in ids twice'),
    ),
    ...shownWithin,
  })
  .check(...momentsInOrder)
export type SelectionChange = z.infer<typeof selectionChange>

/** Why an item was not changed: it is in the trash or erased, it is a draft, or its address is another item's by now. */
export const SELECTION_FAILURES = ['gone', 'draft', 'urlTaken'] as const

/** Answer of `POST /api/admin/selection/news`. What was so before is in neither list. */
export const selectionChanged = z.strictObject({
  changed: z.array(z.uuid()),
  /** After `show` and `hide`: when visitors saw what was changed before, in the order of `changed`. */
  was: z.optional(
    z.array(
      z.strictObject({
        status: z.enum(NEWS_STATUSES),
        visibleFrom: z.nullable(z.string()),
        visibleUntil: z.nullable(z.string()),
      }),
    ),
  ),
  failed: z.array(
    z.strictObject({
      _id: z.uuid(),
      /** The first title there is; empty when there is none, or the item was erased. */
      title: z.string(),
      reason: z.enum(SELECTION_FAILURES),
    }),
  ),
})
export type SelectionChanged = z.infer<typeof selectionChanged>

/** Answer of `GET /api/admin/selection/news`: all that the list holds, newest first. */
export const selectable = z.strictObject({ ids: z.array(z.uuid()) })
export type Selectable = z.infer<typeof selectable>
