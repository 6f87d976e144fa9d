import { MAX_SLUG } from 'api/contract/slug'

/** Bulgarian Law on Transliteration, art. 4; `ѝ` counts as `и`. */
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}
const LATIN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l' }
/** Longest address that is suggested, so that it stays readable. */
const SUGGESTED_LENGTH = 80

/** A text in Latin letters without accents, in lower case; signs and spaces stay. */
function toLatin(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ѝ', 'и')
    .replace(/(?<![а-я])българия(?![а-я])/g, 'bulgaria')
    .replace(/ия(?![а-я])/g, 'ia')
    .replace(/[а-я]/g, (letter) => CYRILLIC[letter] ?? '')
    .replace(/[äöüßæøœł]/g, (letter) => LATIN[letter] ?? '')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** What remains of a typed address: a to z, digits and hyphens; Cyrillic is transliterated (ADM-23, AMB-42). */
export function typeSlug(typed: string): string {
  return toLatin(typed)
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, MAX_SLUG)
}

/** A typed address when its field is left: no hyphens at the ends. */
export function finishSlug(typed: string): string {
  let finished = typed.replace(/^-+/, '')
  while (finished.endsWith('-')) finished = finished.slice(0, -1)
  return finished
}

/** An address for a title; '' when the title has neither letters nor digits. */
export function suggestSlug(title: string): string {
  const whole = toLatin(title)
    .replace(/(?<!\d)\d{1,3}(?:\s\d{3}){1,5}(?!\d)/g, (number) => number.replace(/\D/g, ''))
    .replace(/['’](?=(?:s|t|re|ve|ll)(?![a-z]))/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (whole.length <= SUGGESTED_LENGTH) return whole
  const cut = whole.slice(0, SUGGESTED_LENGTH + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : whole.slice(0, SUGGESTED_LENGTH)
}
