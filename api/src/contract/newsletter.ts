import { emailAddress } from 'supabase/inquiry'
import { z } from 'zod/mini'
import { LANGUAGES } from './languages.ts'

/** `POST /api/newsletter` (AMB-12). Without a language it is that of the page the form stands on. */
export const subscriptionInput = z.object({
  email: emailAddress,
  language: z.optional(z.enum(LANGUAGES, `language must be one of ${LANGUAGES.join(', ')}`)),
})

/** The answer, the same whether the address is known or not. */
export const subscriptionTaken = z.strictObject({ ok: z.literal(true) })
