import { emailAddress } from 'supabase/inquiry'
import { z } from 'zod/mini'

/** `POST /api/newsletter` (AMB-12). */
export const subscriptionInput = z.object({ email: emailAddress })
export type SubscriptionInput = z.infer<typeof subscriptionInput>

/** The answer, the same whether the address is known or not. */
export const subscriptionTaken = z.strictObject({ ok: z.literal(true) })
