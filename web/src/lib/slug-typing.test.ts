import { MAX_SLUG, SLUG } from 'api/contract/slug'
import { suggestSlug } from 'api/contract/suggested-slug'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { finishSlug, typeSlug } from './slug-typing.ts'

/** What the law says otherwise than letter by letter, and letters of other languages. */
const WORDS = {
  линия: 'linia',
  линията: 'liniyata',
  България: 'bulgaria',
  българският: 'balgarskiyat',
  Öl: 'oel',
  straße: 'strasse',
  læsø: 'laeso',
  œuvre: 'oeuvre',
  wałek: 'walek',
}

const TITLES = {
  'Новата линия за напречно рязане': 'novata-linia-za-naprechno-ryazane',
  'Пресовият цех отбеляза 365 дни без трудова злополука': 'presoviyat-tseh-otbelyaza-365-dni-bez-trudova-zlopoluka',
  'Шествалцовият стан работи с проектна скорост': 'shestvaltsoviyat-stan-raboti-s-proektna-skorost',
  'Енергия от оползотворена топлина': 'energia-ot-opolzotvorena-toplina',
  'Енергията на пещите': 'energiyata-na-peshtite',
  'Линията за прахово боядисване приема профили до 7 000 мм':
    'liniyata-za-prahovo-boyadisvane-priema-profili-do-7000-mm',
  'Изложение в България: София и Пловдив': 'izlozhenie-v-bulgaria-sofia-i-plovdiv',
  'Йордан Йорданов за професията си': 'yordan-yordanov-za-profesiyata-si',
  'Какво ѝ дава анодирането': 'kakvo-i-dava-anodiraneto',
  '„Технически хоризонт“: фолио, по-тънко от косъм': 'tehnicheski-horizont-folio-po-tanko-ot-kosam',
  '1 240 ламели за Балтийско море': '1240-lameli-za-baltiysko-more',
  'Резултати за 2024 г.: 268 млн. евро': 'rezultati-za-2024-g-268-mln-evro',
  'Квоти за CO₂': 'kvoti-za-co2',
  'ISO 45001 и R&D': 'iso-45001-i-r-d',
  'Наш щанд в Дюселдорф': 'nash-shtand-v-dyuseldorf',
  '12 345 678 панела и 365 дни': '12345678-panela-i-365-dni',
  'Messe Düsseldorf: Gespräche über Wärmetauscher': 'messe-duesseldorf-gespraeche-ueber-waermetauscher',
  'L’audit è superato: qualità e sostenibilità': 'l-audit-e-superato-qualita-e-sostenibilita',
  'The company’s new mill': 'the-companys-new-mill',
  'Alumi\u00adnium foil': 'aluminium-foil',
  'Pro\ufb01les and co\ufb00ee': 'profiles-and-coffee',
  'Zero\u200bwidth': 'zerowidth',
  'Нова линия № 2, Balkalum™': 'nova-linia-2-balkalum',
  'Đakovo and Ħal': 'dakovo-and-hal',
}

test('a typed address is cut at its greatest length, and loses every hyphen at its ends when it is left', {
  tags: ['ADM-23'],
}, () => {
  expect(typeSlug('х'.repeat(MAX_SLUG + 1))).toBe('h'.repeat(MAX_SLUG))
  expect(finishSlug('---a--b---')).toBe('a--b')
})

test('a slug is suggested with at most eighty characters, cut between words where there are several', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'abcdefg').join(' ')
  expect(suggestSlug(`${words(9)} abcdefgh`)).toHaveLength(80)
  expect(suggestSlug(`${words(9)} abcdefghi`)).toBe(words(9).replaceAll(' ', '-'))
  expect(suggestSlug(`${words(10)} x`)).toHaveLength(79)
  expect(suggestSlug('a'.repeat(100))).toBe('a'.repeat(80))
})

test.each(Object.entries(WORDS))('%s is transliterated by the law', { tags: ['AMB-42'] }, (word, latin) => {
  expect(typeSlug(word)).toBe(latin)
})

test.each(Object.entries(TITLES))('the address of “%s” is suggested', { tags: ['AMB-42'] }, (title, address) => {
  expect(suggestSlug(title)).toBe(address)
})

test('typing lowers letters and drops everything but letters, digits and hyphens, which may stand at the end', {
  tags: ['ADM-23'],
}, () => {
  expect(typeSlug('New Mill_2026! (a/b)-')).toBe('newmill2026ab-')
})

test('whatever is typed, only what an address may have remains, and typing on changes nothing back', {
  tags: ['ADM-23'],
}, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const typed = typeSlug(text)
      expect(typed).toMatch(/^[a-z0-9-]*$/)
      expect(typed.length).toBeLessThanOrEqual(MAX_SLUG)
      expect(typeSlug(typed)).toBe(typed)
    }),
    cases(),
  )
})

test('typing letter by letter gives the same as pasting, for text without Cyrillic', { tags: ['ADM-23'] }, () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const typed = Array.from(text).reduce((before, letter) => typeSlug(before + letter), '')
      expect(typed).toBe(typeSlug(text))
    }),
    cases(),
  )
})

test('every suggestion is empty or a readable address the contract allows', { tags: ['AMB-42'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const address = suggestSlug(title)
      expect(address.length).toBeLessThanOrEqual(80)
      if (address !== '') expect(address).toMatch(SLUG)
    }),
    cases(),
  )
})

/** The law letter by letter; "ия" at the end of a word is "ia". */
function byLaw(word: string): string {
  const law: Record<string, string> = Object.fromEntries(
    'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sht ъ=a ь=y ю=yu я=ya'
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  const letters = Array.from(word, (letter) => law[letter])
  if (word.endsWith('ия')) letters.splice(-1, 1, 'a')
  return letters.join('')
}

test('every Bulgarian word, however capitalised, is written by the law', { tags: ['AMB-42'] }, () => {
  const letter = fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъьюяия')
  const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, fc.boolean(), (one, isCapital) => {
      fc.pre(one !== 'българия')
      expect(typeSlug(isCapital ? one.toUpperCase() : one)).toBe(byLaw(one))
      expect(suggestSlug(`${one}, ${one}!`)).toBe(`${byLaw(one)}-${byLaw(one)}`)
    }),
    cases(),
  )
})

test('what is suggested stays as it is when it is typed, left or suggested again', { tags: ['AMB-42'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const address = suggestSlug(title)
      expect([typeSlug(address), finishSlug(address), suggestSlug(address)]).toEqual([address, address, address])
    }),
    cases(5000),
  )
})
