import { invalid } from './errors.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|*?:]+/g

/**
 * The name of a file as it was sent, without folders, control characters and marks that turn the direction of text.
 * @param header percent-encoded @throws 400
 */
export function fileName(header: string | string[] | undefined): string {
  if (typeof header !== 'string') throw invalid('x-file-name is missing', 'x-file-name')
  const name = decoded(header).toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return name.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '').trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalid('x-file-name is not percent-encoded', 'x-file-name')
  }
}
