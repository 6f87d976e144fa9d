import { z } from 'zod/mini'

/** Bytes as WebAuthn writes them in JSON. */
export const base64url = (longest: number) =>
  z
    .string('the passkey is broken')
    .check(z.maxLength(longest, 'the passkey is broken'), z.regex(/^[\w-]*$/, 'the passkey is broken'))

/** What an authenticator has signed, with the ticket of its options; as WebAuthn has it in JSON. */
export const passkeyProof = z.strictObject({
  ticket: z.string('the ticket is missing').check(z.maxLength(200, 'the ticket is none')),
  response: z.object({
    id: base64url(1364),
    rawId: base64url(1364),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(8000),
      authenticatorData: base64url(8000),
      signature: base64url(8000),
      userHandle: z.optional(z.nullable(base64url(100))),
    }),
  }),
})
export type PasskeyProof = z.infer<typeof passkeyProof>
