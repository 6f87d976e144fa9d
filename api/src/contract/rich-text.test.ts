import { expect, test } from 'vitest'
import { MAX_MARKS, MAX_OPEN_ELEMENTS, MAX_RICH_TEXT, richText } from './rich-text.ts'

const isTaken = (html: string) => richText.safeParse(html).success
const many = MAX_OPEN_ELEMENTS

test.each([
  ['as many elements open as may be', `${'<b>'.repeat(many)}x${'</b>'.repeat(many)}`],
  ['one element after the other', '<p>x</p>'.repeat(many + 1)],
  ['lines that end', `<p>${'<br>'.repeat(many + 1)}</p>`],
  ['ends of nothing before it', `${'</p>'.repeat(9)}${'<b>'.repeat(many)}`],
  ['signs that open nothing', '<'.repeat(many + 1)],
  ['as many characters as may be', 'x'.repeat(MAX_RICH_TEXT)],
  ['as many signs of markup as may be', '<>&&'.repeat(MAX_MARKS / 4)],
])('a text with %s is taken', (_what, html) => {
  expect(isTaken(html)).toBe(true)
})

test.each([
  ['one element open too many', '<b>'.repeat(many + 1)],
  ['the same after it was closed', `<p></p>${'<DIV class="x">'.repeat(many + 1)}`],
  ['ends of nothing, which make no room', `${'</p>'.repeat(9)}${'<b>'.repeat(many + 1)}`],
  ['elements that begin as a line end does', '<bra>'.repeat(many + 1)],
  ['a sign of markup too many', `${'<>&&'.repeat(MAX_MARKS / 4)}&`],
  ['a character too many', 'x'.repeat(MAX_RICH_TEXT + 1)],
])('F35 a text with %s is refused', (_what, html) => {
  expect(isTaken(html)).toBe(false)
})

test.each([
  ['too long', '<b>'.repeat(MAX_RICH_TEXT), `the text is longer than ${MAX_RICH_TEXT} characters`],
  ['too full of markup', '<b>'.repeat(MAX_MARKS), `the text has more than ${MAX_MARKS} signs of markup`],
  ['too deep', '<b>'.repeat(MAX_MARKS / 2), 'the text has too many elements within each other'],
])('F35 of a text that is %s one thing is said, and nothing else is looked at', (_what, html, message) => {
  expect(richText.safeParse(html).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a text that is left out is empty', () => {
  expect(richText.parse(undefined)).toBe('')
})
