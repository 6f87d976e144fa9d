import { cleanLine } from 'supabase/clean-text'
import { invalid } from './errors.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f"<>|*?:]+/g

/**
 * The name of a file as it was sent, without folders, control characters and what cannot be seen.
 * @param header percent-encoded @throws 400
 */
export function fileName(header: string | string[] | undefined): string {
  if (typeof header !== 'string') throw invalid('x-file-name is missing', 'x-file-name')
  const name = decoded(header).toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return cleanLine(name.replace(UNWANTED, ' ')).replace(/\s+/g, ' ').trim().replace(/^\.+/, '').trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalid('x-file-name is not percent-encoded', 'x-file-name')
  }
}
