import { brand } from 'supabase/brand'

const DAY_MS = 86_400_000
/** Days for which the text may be relied on; RFC 9116 recommends less than a year. */
const LIFETIME_DAYS = 180

/** `security.txt` (RFC 9116). It expires half a year after the day it is asked for, so it is right while the site runs. */
export function securityText(site: string, now = Date.now()): string {
  const expires = new Date((Math.floor(now / DAY_MS) + LIFETIME_DAYS) * DAY_MS).toISOString()
  return `Contact: mailto:${brand.emails.security}
Expires: ${expires}
Preferred-Languages: en, bg
Policy: ${site}/vulnerability-disclosure
Canonical: ${site}/.well-known/security.txt
`
}
