/** What XML 1.0 has no way to say: control characters and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out.
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as it may stand in an element or an attribute; what XML cannot say is left out. */
export function xmlText(text: string): string {
  return text.replace(UNSAYABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** An element with a text in it, and attributes. */
export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ')
  return text === '' ? `<${head}/>` : `<${head}>${xmlText(text)}</${name}>`
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
