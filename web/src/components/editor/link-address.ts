const EMAIL = /^[^\s@:/]+@(?:[^\s@/.]+\.)+[^\s@/.]+$/

/**
 * An address a text may link to, from what somebody typed or pasted: `https`, `http`, `mailto`, `tel`, or a page of
 * this site that begins with `/`. `www.…` and bare mail addresses are completed. `null` for anything else.
 */
export function linkAddress(text: string): string | null {
  const typed = text.trim()
  if (/^\/(?![/\\])/.test(typed)) return typed
  if (EMAIL.test(typed)) return `mailto:${typed}`
  const complete = /^www\.[^\s.]+\.\S+$/i.test(typed) ? `https://${typed}` : typed
  const url = URL.parse(complete)
  if (!url) return null
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.pathname === '' ? null : complete
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && /^https?:\/\/[^/\\\s]/i.test(complete) ? complete : null
}
