import { Resend } from 'resend'
import type { MailOutcome } from './mail-calls.ts'

/** A mail as Resend takes it. */
export type Mail = {
  from: string
  to: string[]
  replyTo: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** Resend's names for what another attempt with the same mail cannot change. */
const NEVER = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_parameter',
  'invalid_from_address',
  'invalid_attachment',
  'invalid_idempotency_key',
])
const TIMEOUT_MS = 10_000

/**
 * Sends mails through Resend.
 * @param baseUrl where Resend answers; its own address when left out
 */
export function createPost(apiKey: string, baseUrl?: string) {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {})

  /** @param key names the mail: Resend sends at most one of a key within 24 hours */
  return async function post(mail: Mail, key: string): Promise<MailOutcome> {
    // The SDK knows the signal only as a part of its untyped fetch options.
    const options = { idempotencyKey: key, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const { data, error } = await resend.emails.send(mail, options)
    if (!error) {
      return typeof data?.id === 'string'
        ? { outcome: 'sent', note: data.id }
        : { outcome: 'retry', note: 'Resend answered without an id' }
    }
    const { name = 'unknown', message = '', statusCode } = error
    const note = `Resend: ${statusCode ?? 'no answer'} ${name}: ${message}`
    // Another mail of this key was accepted before: ours, made by another version of this code.
    if (name === 'invalid_idempotent_request') return { outcome: 'sent', note: '' }
    const isRefused = statusCode === 400 || statusCode === 422
    return { outcome: isRefused && NEVER.has(name) ? 'rejected' : 'retry', note }
  }
}
