import { wholeWords } from 'api/contract/plain-text'

/** Characters of a title that the results of search engines show. */
const MAX_TITLE = 70

/** A headline with the name of its site behind it where both fit, else the headline alone, at most its first words. */
export function shortTitle(headline: string, name: string): string {
  const whole = `${headline} | ${name}`
  return whole.length <= MAX_TITLE ? whole : wholeWords(headline, MAX_TITLE)
}
