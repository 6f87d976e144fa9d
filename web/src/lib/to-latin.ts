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

/** A text in Latin letters without accents, in lower case; punctuation and spaces stay. */
export function toLatin(text: string): string {
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
