/** A text whose line breaks, with the white space around them, are single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
}
