import { z } from 'zod/mini'
import { isoDate } from '#contract/dates.ts'
import { NEWS_SORTS } from '#contract/news.ts'
import { createCursors, placeColumns } from '#http/cursors.ts'

/** The place of an item in the order newest first. */
const newsPlace = z.object({ published_on: isoDate, ...placeColumns })
export type NewsPlace = z.infer<typeof newsPlace>

export const { cursorOf, placeOf } = createCursors(newsPlace)

/** The place of an item in the list of the staff: what it is sorted by, as a text, and in which order. */
const staffPlace = z.object({ sort: z.enum(NEWS_SORTS), key: z.string().check(z.maxLength(200)), ...placeColumns })

export const { cursorOf: staffCursorOf, placeOf: staffPlaceOf } = createCursors(staffPlace)
