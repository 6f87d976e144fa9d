const RAISED = signs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')
const LOWERED = signs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')

function signs(plain: string, written: string): Map<string, string> {
  const into = [...written]
  return new Map([...plain].map((sign, index) => [sign, into[index] ?? sign]))
}

/** Writes raised and lowered digits with characters of their own, `м²` and `CO₂`, for the editor has no such format. */
export function scriptsAsCharacters(body: HTMLElement): void {
  for (const part of body.querySelectorAll('sup, sub, [data-style*="vertical-align" i]')) {
    const place = placeOf(part)
    const known = place === 'super' ? RAISED : LOWERED
    const text = part.textContent.trim()
    if (!place || text === '' || ![...text].every((sign) => known.has(sign))) continue
    part.replaceWith([...text].map((sign) => known.get(sign)).join(''))
  }
}

function placeOf(part: Element): 'super' | 'sub' | null {
  if (part.matches('sup')) return 'super'
  if (part.matches('sub')) return 'sub'
  const style = /vertical-align:\s*(super|sub)\b/i.exec(part.getAttribute('data-style') ?? '')?.[1]
  return style ? (style.toLowerCase() as 'super' | 'sub') : null
}

const JOINED = /[\p{L}\p{N}%‰€$£°]/u

/**
 * No-break spaces stay where a line must not break, between a number and its unit or its thousands; elsewhere editors put
 * them by the dozen, and they become spaces.
 */
export function withoutNeedlessNoBreaks(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const whole = texts.map(({ data }) => data).join('')
  let at = 0
  for (const text of texts) {
    const begin = at
    at += text.data.length
    if (!text.data.includes('\u00a0')) continue
    text.data = text.data.replaceAll('\u00a0', (space, index: number) => {
      const before = whole[begin + index - 1] ?? ''
      const after = whole[begin + index + 1] ?? ''
      return (/\d/.test(before) && JOINED.test(after)) || (before === '№' && /\d/.test(after)) ? space : ' '
    })
  }
}
