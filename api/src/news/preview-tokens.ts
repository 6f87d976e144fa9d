import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { FRAME_TOKEN, PREVIEW_TOKEN } from '#contract/news-preview.ts'

/** Characters of the signature at the end of a token. */
const SIGNED = 32
/** Characters before it. */
const RANDOM = 48
/** Before the end of a frame, where other tokens are random. */
const FRAME = '0'.repeat(32)
/** Milliseconds for which a form may open the frame of its preview; one that is open stays. */
const FRAME_LIFETIME = 12 * 60 * 60 * 1000

/**
 * What stands in the address of a preview, signed, so that a guess costs the database nothing.
 * @param secret of the sessions; the key is made of it and signs nothing else
 */
export function createPreviewTokens(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to previews of news', 32))
  const signed = (text: string) => text + createHmac('sha256', key).update(text).digest('hex').slice(0, SIGNED)

  return {
    /** That of a link: made of its random id and the key, so that it can be told again, and cannot be guessed. */
    link: (id: string) => signed(createHmac('sha256', key).update(`link ${id}`).digest('hex').slice(0, RANDOM)),
    frame: () => signed(FRAME + (now() + FRAME_LIFETIME).toString(16).padStart(16, '0')),
    hashOf: (token: string) => createHash('sha256').update(token).digest('hex'),

    isGenuine(token: string): boolean {
      if (!PREVIEW_TOKEN.test(token)) return false
      return timingSafeEqual(Buffer.from(signed(token.slice(0, -SIGNED))), Buffer.from(token))
    },

    /** Whether a genuine token is that of a frame, and still opens it. */
    isFrame: (token: string) => FRAME_TOKEN.test(token),
    isOpen: (token: string) => Number.parseInt(token.slice(FRAME.length, -SIGNED), 16) > now(),
  }
}
