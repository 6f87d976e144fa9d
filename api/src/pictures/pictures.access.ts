import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Milliseconds between two permissions; each is valid until the one after the next begins. */
const PERIOD = 12 * 60 * 60 * 1000

/**
 * Lets somebody see the pictures of items that visitors may not read, or not yet. A permission is the same for everybody
 * in its twelve hours, so that addresses of pictures stay the same meanwhile; it ends after 12 to 24 hours.
 * @param secret of the sessions; the key is made of it and signs nothing else
 * @param purpose what a permission opens; one for other pictures opens none of these
 */
export function createPictureAccess(
  secret: string,
  now: () => number = Date.now,
  purpose: 'pictures of unpublished news' | 'pictures of people' = 'pictures of unpublished news',
) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const sign = (end: string) => createHmac('sha256', key).update(end).digest('base64url')

  return {
    /** @returns the value of `?access=`, and its end as an ISO moment */
    grant(): { access: string; expiresAt: string } {
      const end = (Math.floor(now() / PERIOD) + 2) * PERIOD
      return { access: `${end}.${sign(String(end))}`, expiresAt: new Date(end).toISOString() }
    },

    isGranted(access: string | undefined): boolean {
      const [end = '', signature = ''] = access?.split('.') ?? []
      const expected = Buffer.from(sign(end))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(end) > now()
    },
  }
}
export type PictureAccess = ReturnType<typeof createPictureAccess>
