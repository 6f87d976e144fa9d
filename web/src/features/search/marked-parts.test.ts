import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { markInput, markWords, type TextPart } from './marked-parts.ts'

const whole = (parts: TextPart[]) => parts.map(({ text }) => text).join('')
const marked = (parts: TextPart[]) => parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)

test('every place of the input is marked, in any letter case', () => {
  expect(markInput('Foil and foils', ' FOIL ')).toEqual([
    { text: 'Foil', isMarked: true },
    { text: ' and ', isMarked: false },
    { text: 'foil', isMarked: true },
    { text: 's', isMarked: false },
  ])
  expect(markInput('Foil', ' ')).toEqual([{ text: 'Foil', isMarked: false }])
  expect(markInput('', 'a')).toEqual([])
})

test('words that answer a word of the input are marked, with accents or a typing error too', () => {
  expect(marked(markWords('Façade profiles and façades', 'facade'))).toEqual(['Façade', 'façades'])
  expect(marked(markWords('Household foil', 'houshold'))).toEqual(['Household'])
  expect(marked(markWords('Household foil', 'mill'))).toEqual([])
})

const text = fc.string({ unit: fc.constantFrom(...'aAbB éİß-'), maxLength: 14 })

test('marking leaves every text as it is, and marks what is asked for and nothing else', () => {
  fc.assert(
    fc.property(text, text, (shown, input) => {
      expect(whole(markInput(shown, input))).toBe(shown)
      expect(whole(markWords(shown, input))).toBe(shown)
      const wanted = input.trim().toLowerCase()
      expect(marked(markInput(shown, input)).every((part) => part.toLowerCase() === wanted)).toBe(true)
      const rest = markInput(shown, input).filter(({ isMarked }) => !isMarked)
      const isPlain = shown.toLowerCase().length === shown.length
      if (wanted !== '' && isPlain) expect(rest.some((part) => part.text.toLowerCase().includes(wanted))).toBe(false)
    }),
    cases(5000),
  )
})
