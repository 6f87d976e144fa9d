import { z } from 'zod/mini'
import { richText as html } from '../rich-text.ts'
import type { Common, Placed } from './field.ts'
import { boundedText, titleText } from './texts.ts'

/** Text of a line or more. */
export interface TextField extends Common<string, string> {
  kind: 'text'
  max: number
  isRequired: boolean
  /** More than a line. */
  isLong: boolean
  /** Its language, when it is not Bulgarian. */
  lang?: string | undefined
}

interface TextOptions extends Placed {
  /** Characters at most. */
  max: number
  /** What is answered when it is left out; without, it may be empty. */
  required?: string
  isLong?: boolean
  lang?: string
  /** Judges it when it is not just text. */
  sent?: z.ZodMiniType<string>
  /** What a new form holds. */
  empty?: string
}

export function text({ max, required, isLong = false, lang, ...others }: TextOptions): TextField {
  const sent = required ? titleText(required, max) : boundedText(max)
  const isRequired = required !== undefined
  return { kind: 'text', sent, stored: z.string(), blank: '', empty: '', max, isRequired, isLong, lang, ...others }
}

/** HTML as the editor writes it; it is cleaned when it is written and when it is read. */
export interface RichTextField extends Common<string, string> {
  kind: 'richText'
}

export function richText(placed: Placed = {}): RichTextField {
  return { kind: 'richText', sent: html, stored: z.string(), blank: '', empty: '', ...placed }
}

/** Any number of words, each once. */
export interface WordsField extends Common<string[], readonly string[]> {
  kind: 'words'
}

interface WordsOptions extends Placed {
  /** How many at most, and the characters of each. */
  most: number
  max: number
}

const wordList = ({ most, max }: WordsOptions) =>
  z.array(titleText('a word is empty', max)).check(
    z.maxLength(most, `more than ${most} words`),
    z.refine((list) => new Set(list).size === list.length, 'a word comes twice'),
  )

export function words({ most, max, ...placed }: WordsOptions): WordsField {
  return { kind: 'words', sent: wordList({ most, max }), stored: z.array(z.string()), blank: [], empty: [], ...placed }
}

/** The same, typed with commas between them. */
export interface TypedWordsField extends Common<string[], string> {
  kind: 'typedWords'
  lang?: string | undefined
}

export function typedWords({ most, max, ...others }: WordsOptions & { lang?: string }): TypedWordsField {
  return {
    kind: 'typedWords',
    sent: wordList({ most, max }),
    stored: z.array(z.string()),
    blank: [],
    empty: '',
    ...others,
  }
}
