import type { TextPart } from './marked-parts.ts'

/** A text with what was asked for marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  const [first] = parts
  if (first && parts.length === 1 && !first.isMarked) return first.text
  let place = 0
  return parts.map(({ text, isMarked }) => {
    const key = place
    place += text.length
    return isMarked ? <mark key={key}>{text}</mark> : text
  })
}
