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
  // Of other languages than Bulgarian, so that a name keeps its letters.
  ё: 'yo',
  ы: 'y',
  э: 'e',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'dj',
  џ: 'dzh',
  ѓ: 'gj',
  ќ: 'kj',
  ѕ: 'dz',
  ў: 'u',
}
/** ISO 843 (ELOT 743), letter by letter. */
const GREEK: Record<string, string> = Object.fromEntries(
  'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'
    .split(' ')
    .map((pair) => pair.split('=')),
)
/** Letters that NFKD does not take apart, and those of German that are written as two. */
const LATIN: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  þ: 'th',
  ŧ: 't',
  ĸ: 'k',
  ə: 'e',
}

/**
 * A text in Latin letters without accents and invisible characters, in lower case; punctuation and spaces stay. Cyrillic goes by the
 * Bulgarian law on transliteration (AMB-42), ligatures and other forms of compatibility by NFKC.
 */
export function toLatin(text: string): string {
  return (
    text
      .replace(/\p{Cf}/gu, '')
      // Letters and digits alone: signs such as № and ™ are no letters.
      .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => word.normalize('NFKC'))
      .toLowerCase()
      .replaceAll('ѝ', 'и')
      .replace(/(?<![\u0400-\u04ff])българия(?![\u0400-\u04ff])/g, 'bulgaria')
      .replace(/ия(?![\u0400-\u04ff])/g, 'ia')
      .replace(/[\u0400-\u04ff]/g, (letter) => CYRILLIC[letter] ?? letter)
      .replace(/[äöüßæøœłđðħıŋþŧĸə]/g, (letter) => LATIN[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[α-ω]/g, (letter) => GREEK[letter] ?? '')
  )
}
