import { expect, test } from 'vitest'
import { languageOf } from './question-language.ts'

test.each([
  ['We need 12 t of foil, 11 µm. Please quote.', 'en'],
  ['Wir benötigen 12 t Folie, 11 µm. Bitte um ein Angebot mit Lieferzeit.', 'de'],
  ['Sehr geehrte Damen und Herren, ist die Legierung 8011 lieferbar?', 'de'],
  ['Buongiorno, vorremmo un preventivo per 12 t di foglio da 11 µm. Grazie.', 'it'],
  ['Търсим профил 6060 T66 за LED осветление.', 'bg'],
  ['Търсим strips for heat exchangers, моля за оферта до края на месеца.', 'bg'],
  ['Poproszę o ofertę na 12 t folii.', 'en'],
  ['12 t 8011A O 0.012 mm', 'en'],
  ['', 'en'],
])('%s is answered in %s', (question, language) => {
  expect(languageOf(question)).toBe(language)
})
