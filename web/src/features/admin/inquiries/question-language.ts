import type { Language } from 'api/contract/languages'

/** Words that are frequent in one of the languages and none in the others. */
const FREQUENT: Record<'en' | 'de' | 'it', string> = {
  en: 'the and for you your please can could would we with our of is are what how need have thank thanks hello dear',
  de: 'der die das und für sie ihr wir bitte mit ist sind eine einen können könnten möchten wie wieviel haben danke guten hallo sehr geehrte von zu auf',
  it: 'il lo gli di che per una con della del dei delle sono siamo vorrei vorremmo potete grazie buongiorno gentile vostro vostra quanto come nostro nostra abbiamo',
}
const WORDS = Object.entries(FREQUENT).map(([language, words]) => ({
  language: language as keyof typeof FREQUENT,
  words: new Set(words.split(' ')),
}))

/** The language to answer a question in: the one of the site's four it is most likely written in, English when none is. */
export function languageOf(question: string): Language {
  const letters = question.match(/\p{L}/gu)?.length ?? 0
  const cyrillic = question.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  if (cyrillic * 2 > letters) return 'bg'
  const written = question.toLowerCase().match(/\p{L}+/gu) ?? []
  let best: Language = 'en'
  let most = 0
  for (const { language, words } of WORDS) {
    const count = written.filter((word) => words.has(word)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
