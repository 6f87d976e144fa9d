/** Text for a header: one line, so that no visitor adds a header of the own. */
export function headerText(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim()
}

/** `"Name" <address>` with the name quoted, whatever is in it. */
export function mailbox(name: string, address: string): string {
  return `"${headerText(name).replace(/["\\<>]/g, '')}" <${address}>`
}
