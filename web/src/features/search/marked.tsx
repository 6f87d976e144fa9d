import type { TextPart } from './marked-parts.ts'

/** A text with what was asked for marked; a new element whenever that changes, for a browser's translator changes texts. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  let place = 0
  return (
    <span key={parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')}>
      {parts.map(({ text, isMarked }) => {
        const key = place
        place += text.length
        return isMarked ? <mark key={key}>{text}</mark> : text
      })}
    </span>
  )
}
