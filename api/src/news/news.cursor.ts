import { z } from 'zod/mini'
import { isoDate } from '#contract/dates.ts'
import { createCursors, placeColumns } from '#http/cursors.ts'

/** The place of an item in the order newest first. */
const newsPlace = z.object({ published_on: isoDate, ...placeColumns })
export type NewsPlace = z.infer<typeof newsPlace>

export const { cursorOf, placeOf } = createCursors(newsPlace)
