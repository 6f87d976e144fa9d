import { type InquiryFileKind, MAX_FILE_NAME } from 'supabase/inquiry-facts'
import { invalid } from '#http/errors.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|*?:]+/g

/** How the names of each kind may end; the first is added to a name that ends otherwise. */
const ENDINGS: Record<InquiryFileKind, [string, ...string[]]> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  step: ['.step', '.stp', '.p21'],
  dxf: ['.dxf'],
  dwg: ['.dwg'],
}

/**
 * The name of a file as it was sent, without folders, control characters and marks that turn the direction of text.
 * @param header percent-encoded @throws 400
 */
export function fileName(header: string | string[] | undefined): string {
  if (typeof header !== 'string') throw invalid('x-file-name is missing', 'x-file-name')
  const name = decoded(header).toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return name.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '').trim()
}

/** The name by which staff save it: its ending is one of its kind, for what opens a file goes by that; at most 120 characters. */
export function nameOfKind(name: string, kind: InquiryFileKind): string {
  const [usual] = ENDINGS[kind]
  const ending = ENDINGS[kind].find((each) => name.toLowerCase().endsWith(each))
  const whole = ending ? name.slice(0, -ending.length) : name
  const kept = ending ? name.slice(-ending.length) : usual
  const letters = Array.from(whole.trim() || 'drawing')
  return (
    letters
      .slice(0, MAX_FILE_NAME - kept.length)
      .join('')
      .trim() + kept
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalid('x-file-name is not percent-encoded', 'x-file-name')
  }
}
