const EMAIL = /^[^\s@:/]+@(?:[^\s@/.]+\.)+[^\s@/.]+$/

/** A host with what may follow it, and without anything before it: `example.com/news`. */
const BARE_HOST = /^[^\s:/?#@\\]+\.\p{L}{2,}(?:[/?#]\S*)?$/u

/** What an editor typed as the address of a link: as `linkAddress`, and `example.com/news` is completed. */
export function typedLinkAddress(text: string): string | null {
  const typed = text.trim()
  return linkAddress(BARE_HOST.test(typed) ? `https://${typed}` : typed)
}

/** Hosts that only lead on, by the name in which their addresses say whereto; what else they hold may name a reader. */
const REDIRECTS: [RegExp, string][] = [
  [/^https:\/\/[\w-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
  [/^https:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i, 'q'],
  [/^https:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i, 'url'],
  [/^https:\/\/l\.facebook\.com\/l\.php\?/i, 'u'],
]

/** Where an address of Outlook's Safe Links, of Google's results and the like leads to. */
function withoutRedirect(address: string): string {
  for (const [pattern, name] of REDIRECTS) {
    const target = pattern.test(address) ? URL.parse(address)?.searchParams.get(name) : null
    if (target && /^https?:/i.test(target)) return target
  }
  return address
}

/**
 * An address a text may link to, from what an editor typed or pasted: `https`, `http`, `mailto`, `tel`, or a page of
 * this site that begins with `/`. `www.…` and bare mail addresses are completed. `null` for anything else.
 */
export function linkAddress(text: string): string | null {
  const typed = withoutRedirect(text.trim())
  if (/^\/(?![/\\])/.test(typed)) return typed
  if (EMAIL.test(typed)) return `mailto:${typed}`
  const complete = /^www\.[^\s.]+\.\S+$/i.test(typed) ? `https://${typed}` : typed
  const url = URL.parse(complete)
  if (!url) return null
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.pathname === '' ? null : complete
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && /^https?:\/\/[^/\\\s]/i.test(complete) ? complete : null
}
