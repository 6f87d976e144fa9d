import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Milliseconds between two permissions; each is valid until the one after the next begins. */
const PERIOD = 12 * 60 * 60 * 1000

/** What a permission opens; one for something else opens none of it. */
type Purpose =
  | 'pictures of unpublished news'
  | 'pictures of people'
  | 'pictures of a link to a preview'
  | 'newsletter of a news item'

/**
 * Lets a browser see what visitors may not, or not yet, where it sends no token: in a picture, in another tab. A permission
 * is the same for all in its twelve hours, so that addresses stay the same meanwhile; it ends after 12 to 24 hours.
 * @param secret of the sessions; the key is made of it and signs nothing else
 */
export function createPermissions(secret: string, purpose: Purpose, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    /**
     * @param subject id of the one thing it opens; left out, all of the purpose
     * @returns the value of `?access=`, and its end as an ISO moment
     */
    grant(subject = ''): { access: string; expiresAt: string } {
      const end = (Math.floor(now() / PERIOD) + 2) * PERIOD
      const signed = subject === '' ? String(end) : `${subject}.${end}`
      return { access: `${signed}.${sign(signed)}`, expiresAt: new Date(end).toISOString() }
    },

    /** What a genuine permission opens that has not ended: an id, '' for all of the purpose; else `null`. */
    subjectOf(access = ''): string | null {
      const parts = access.split('.')
      const signature = Buffer.from(parts.pop() ?? '')
      const expected = Buffer.from(sign(parts.join('.')))
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
      const [end, subject = ''] = parts.reverse()
      return Number(end) > now() ? subject : null
    },
  }
}
export type Permissions = ReturnType<typeof createPermissions>
