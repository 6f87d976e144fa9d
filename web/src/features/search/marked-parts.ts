import { closeness, closenessWithTypo, wordsOf } from './word-match.ts'

/** A text in pieces; the marked ones are what the visitor asked for. */
export interface TextPart {
  text: string
  isMarked: boolean
}

/** Marks every place where the trimmed input stands, in any letter case. */
export function markInput(text: string, input: string): TextPart[] {
  const wanted = input.trim().toLowerCase()
  const lower = text.toLowerCase()
  if (wanted === '' || lower.length !== text.length) return [{ text, isMarked: false }]
  const parts: TextPart[] = []
  let end = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    parts.push(
      { text: text.slice(end, at), isMarked: false },
      { text: text.slice(at, at + wanted.length), isMarked: true },
    )
    end = at + wanted.length
  }
  return [...parts, { text: text.slice(end), isMarked: false }].filter((part) => part.text !== '')
}

/** Marks the words that answer a word of the input, also when it has a typing error. */
export function markWords(text: string, input: string): TextPart[] {
  const typed = wordsOf(input)
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMarked: wordsOf(part).some((word) => typed.some((one) => answers(one, word))) }))
}

function answers(typed: string, word: string): boolean {
  return closeness(typed, word) > 0 || closenessWithTypo(typed, word) > 0
}
