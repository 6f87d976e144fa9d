import { type InquiryFileKind, MAX_FILE_NAME } from 'supabase/inquiry-facts'
import { charactersOf } from '#contract/excerpt.ts'

const MAX_NAME_BYTES = 255

/** How the names of each kind may end; the first is added to a name that ends otherwise. */
const ENDINGS: Record<InquiryFileKind, [string, ...string[]]> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  step: ['.step', '.stp', '.p21'],
  dxf: ['.dxf'],
  dwg: ['.dwg'],
}

/** The name by which staff save it: its ending is one of its kind, for what opens a file goes by that; at most 120 characters and 255 bytes, as disks take. */
export function nameOfKind(name: string, kind: InquiryFileKind): string {
  const [usual] = ENDINGS[kind]
  const ending = ENDINGS[kind].find((each) => name.toLowerCase().endsWith(each))
  const whole = ending ? name.slice(0, -ending.length) : name
  const kept = ending ? name.slice(-ending.length) : usual
  const letters = charactersOf(whole.trim() || 'drawing').slice(0, MAX_FILE_NAME - kept.length)
  let bytes = kept.length
  const end = letters.findIndex((letter) => {
    bytes += Buffer.byteLength(letter)
    return bytes > MAX_NAME_BYTES
  })
  return (end < 0 ? letters : letters.slice(0, end)).join('').trim() + kept
}
