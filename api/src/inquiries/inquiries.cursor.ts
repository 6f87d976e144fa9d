import { z } from 'zod/mini'
import { createCursors, placeColumns } from '#http/cursors.ts'

/** The place of an inquiry in the order newest first. */
const inquiryPlace = z.object(placeColumns)
export type InquiryPlace = z.infer<typeof inquiryPlace>

export const { cursorOf, placeOf } = createCursors(inquiryPlace)
