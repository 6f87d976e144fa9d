import { z } from 'zod/mini'

/** What no keyboard writes and XML does not allow, but U+0000, which the database refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]+/g

/** A check that puts a space in the place of control characters, as pasting from other programs brings them. */
export const withoutControls = () => z.overwrite<string>((text) => text.replace(CONTROLS, ' '))
