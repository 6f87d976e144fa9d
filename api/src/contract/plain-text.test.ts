import { expect, test } from 'vitest'
import { plainText, wholeWords } from './plain-text.ts'

test('tags are stripped and entities decoded before anything is cut', { tags: ['AMB-31'] }, () => {
  expect(plainText('<p>Foil &amp; <strong>strip</strong></p><p>0.15&nbsp;mm&#39;s &#x201C;best&#8221;</p>')).toBe(
    "Foil & strip 0.15 mm's “best”",
  )
  expect(plainText('<p>one<br>two</p>')).toBe('one two')
  expect(plainText('<p>Bolts &amp; nuts</p><p>x &lt; y&nbsp;z</p>')).toBe('Bolts & nuts x < y z')
  expect(plainText('<p>a<br class="x">b \n\t c</p><pre>"d"</pre>')).toBe('a b c "d"')
  expect(plainText('<p>cut <strong')).toBe('cut')
  expect(plainText('<p>cut &am')).toBe('cut')
  expect(plainText('a &unknown; &#99999999; b')).toBe('a &unknown; &#99999999; b')
})

test('a text is cut between words, without the punctuation before the cut', () => {
  expect(wholeWords('Foil and strip', 14)).toBe('Foil and strip')
  expect(wholeWords('Foil and strip', 13)).toBe('Foil and…')
  expect(wholeWords('Foil, and strip', 8)).toBe('Foil…')
  expect(wholeWords('Foil and strip', 9)).toBe('Foil and…')
  expect(wholeWords('Donaudampfschiff', 8)).toBe('Donauda…')
  expect(wholeWords('', 8)).toBe('')
})
