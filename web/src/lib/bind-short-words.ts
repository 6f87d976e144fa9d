const NO_BREAK_SPACE = '\u00a0'

/** Words of one or two letters (`в`, `с`, `за`) stay on the line of the word after them, as Bulgarian typesetting asks. */
export function bindShortWords(text: string): string {
  return text.split(' ').reduce((line, word, place, words) => {
    const before = words[place - 1] ?? ''
    return place === 0 ? word : line + (/^\p{L}{1,2}$/u.test(before) ? NO_BREAK_SPACE : ' ') + word
  }, '')
}
