/** Control characters, without the line break and the tab; what no form can send, and no mail header may carry. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g

/** A text of several lines without what no keyboard writes. */
export const cleanText = (text: string) => text.replaceAll('\r\n', '\n').replace(CONTROLS, ' ').toWellFormed()
/** A text of one line. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')
