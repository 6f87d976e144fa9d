import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { SecondStepWay } from '#contract/account-limits.ts'
import { MAX_GALLERY } from '#contract/pictures.ts'
import { QUEUE_FULL, QueueFullError } from '#lib/semaphore.ts'
import { InvalidValueError, isForbidden, needsReason, UnavailableError } from '#supabase/errors.ts'
import { loggedPath } from './access-log.ts'
import { API_HEADERS } from './security-headers.ts'
import { problemOf } from './validation-problem.ts'

/** What goes into the JSON beside `error`; `code` is a key of the administration's error messages. */
export type ErrorDetails = {
  field?: string
  code?: string
  current?: unknown
  staffOnly?: unknown
  ways?: readonly SecondStepWay[]
}

/** An error as it is answered. `headers` go out with it. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly details: ErrorDetails
  readonly headers: Record<string, string>

  constructor(
    statusCode: number,
    message: string,
    details: ErrorDetails = {},
    headers: Record<string, string> = {},
    cause?: unknown,
  ) {
    super(message, { cause })
    this.statusCode = statusCode
    this.details = details
    this.headers = headers
  }
}

export const invalid = (message: string, field?: string, code = 'validation', cause?: unknown) =>
  new HttpError(400, message, field ? { field, code } : { code }, {}, cause)
export const unauthorized = () => new HttpError(401, 'authentication required', { code: 'unauthorized' })
export const forbidden = () => new HttpError(403, 'the account has no role for this', { code: 'forbidden' })
export const wrongCredentials = () => new HttpError(401, 'wrong user name or password', { code: 'invalidCredentials' })
/** The password that is asked for once more. The session goes on: 401 would end it. */
export const wrongPassword = () => invalid('the current password is wrong', 'current', 'wrongPassword')
/** The password is right. */
export const secondStepNeeded = (ways: readonly SecondStepWay[]) =>
  new HttpError(401, 'a second step is needed as well', { code: 'secondStepNeeded', ways })
/** @param statusCode 400 when the session goes on */
export const wrongPasskey = (statusCode: 400 | 401, cause?: unknown) =>
  new HttpError(statusCode, 'the passkey does not sign in', { code: 'wrongPasskey' }, {}, cause)
/** Browsers make passkeys for a name with HTTPS, or for localhost. */
export const passkeysImpossible = () =>
  new HttpError(409, 'no passkey can be made at this address', { code: 'passkeysImpossible' })
export const tooManyPasskeys = () =>
  new HttpError(409, 'the account has as many passkeys as it may', { code: 'tooManyPasskeys' })
/** @param statusCode 400 when the session goes on */
export const wrongCode = (statusCode: 400 | 401 = 401) =>
  new HttpError(statusCode, 'the code is wrong, or was used before', { field: 'code', code: 'wrongCode' })
export const secondStepChanged = () =>
  new HttpError(409, 'the second step is another by now', { code: 'secondStepChanged' })
export const crossSite = () => new HttpError(403, 'cross-site requests are not accepted', { code: 'validation' })
export const notFound = (what: string) => new HttpError(404, `${what} not found`, { code: 'notFound' })
export const unknownRoute = () => new HttpError(404, 'unknown API route', { code: 'notFound' })
/** @param allowed the methods that the address answers */
export const methodNotAllowed = (allowed: string) =>
  new HttpError(405, `only ${allowed} is answered here`, { code: 'validation' }, { allow: allowed })
export const usernameTaken = () =>
  new HttpError(409, 'there is an account with this name', { field: 'username', code: 'usernameTaken' })
export const emailTaken = () =>
  new HttpError(409, 'there is an account with this address', { field: 'email', code: 'emailTaken' })
/** A link for a password has to go somewhere. */
export const emailMissing = () =>
  new HttpError(409, 'the account is stopped or has no address', { code: 'emailMissing' })
/** One account has to be able to give others their rights back. */
export const lastAdministrator = () =>
  new HttpError(409, 'this is the last administrator', { code: 'lastAdministrator' })
export const taken = (field: string) =>
  new HttpError(409, `${field} is already taken`, { field, code: `${field}Taken` })
export const keyReused = () =>
  new HttpError(409, 'Idempotency-Key was already used with different content', {
    field: 'Idempotency-Key',
    code: 'idempotencyKeyReused',
  })
export const tooManyDrafts = () => new HttpError(409, 'the account has too many drafts here', { code: 'tooManyDrafts' })
/** @param staffOnly what only staff know of a news item */
export const stale = (current: unknown, staffOnly?: unknown) =>
  new HttpError(412, 'changed by another account in the meantime', {
    code: 'versionConflict',
    current,
    ...(staffOnly !== undefined && { staffOnly }),
  })
/** A place is told by its neighbours, and these are no longer neighbours. */
export const orderChanged = () =>
  new HttpError(409, 'the order was changed by another account in the meantime', { code: 'orderChanged' })
export const otherwiseChanged = (current: unknown) =>
  new HttpError(409, 'changed by another account in the meantime', { code: 'inquiryChanged', current })
/** @param current who had the item sent to the subscribers before, and when */
export const alreadySent = (current: { by: string; at: string }) =>
  new HttpError(409, 'the item was sent to the subscribers before', { code: 'alreadySent', current })
export const notPublic = () =>
  new HttpError(409, 'only what is public, or will be, is sent to the subscribers', { code: 'notPublic' })
export const tooManyTests = () =>
  new HttpError(429, 'too many tests were mailed in an hour', { code: 'tooManyTests' }, { 'retry-after': '600' })
/** Of one link to a preview, from one network or altogether. */
export const tooManyReaders = () =>
  new HttpError(429, 'too many previews are open', { code: 'rateLimited' }, { 'retry-after': '60' })
/** A file that an inquiry names waited too long for it. */
export const fileGone = () =>
  new HttpError(409, 'a file of the inquiry is not there any more', { field: 'request.files', code: 'fileGone' })
export const tooLarge = (message: string, field?: string, code = 'payloadTooLarge') =>
  new HttpError(413, message, field ? { field, code } : { code })
/** A statement younger than ten years leaves the site; `private.kept_until` of the database says which. */
const reasonMissing = () => invalid('the law wants this to be public: say why it goes', 'reason', 'reasonMissing')
export const tooManyPictures = () =>
  invalid(`a gallery has at most ${MAX_GALLERY} pictures`, 'gallery', 'galleryTooMany')
export const coverMissing = () => invalid('a news item needs a cover', 'cover', 'coverRequired')
export const titleMissing = () => invalid('at least one language needs a title', 'content', 'titleRequired')
/** @param length bytes of the file */
export const outOfRange = (length: number) =>
  new HttpError(
    416,
    'no byte of the file is in the range',
    { code: 'validation' },
    { 'content-range': `bytes */${length}` },
  )
export const notAPicture = (message: string, field: string, code = 'imageType', cause?: unknown) =>
  new HttpError(415, message, { field, code }, {}, cause)
/** @param seconds after which another try makes sense */
export const tooManyAttempts = (seconds: number) =>
  new HttpError(429, 'too many attempts', { code: 'rateLimited' }, { 'retry-after': String(seconds) })
export const tooManyAtOnce = () =>
  new HttpError(429, 'too many requests at once on one connection', { code: 'rateLimited' }, { connection: 'close' })
export const unavailable = (cause?: unknown, code = 'unavailable') =>
  new HttpError(503, 'temporarily unavailable, try again soon', { code }, { 'retry-after': '5' }, cause)

const PLUGIN_ERRORS: Record<string, HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge('the request is too large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: invalid('the body is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: invalid('the body is not JSON'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError(415, 'unsupported content type', { code: 'validation' }),
}

/** What an error is on the wire: from Supabase, a schema, Fastify or a route; 500 with itself as cause when it is a bug. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof z.core.$ZodError) {
    const { message, field, code } = problemOf(error)
    return invalid(message, field, code)
  }
  if (error instanceof UnavailableError)
    return unavailable(error.cause ?? error, error.service === 'storage' ? 'storage' : undefined)
  if (error instanceof InvalidValueError)
    return invalid('the database does not accept a value of the request', undefined, undefined, error)
  if (isForbidden(error)) return forbidden()
  if (needsReason(error)) return reasonMissing()
  const { code, statusCode, headers } = error as FastifyError & { headers?: Record<string, string> }
  const known = PLUGIN_ERRORS[code]
  if (known) return known
  const [, length] = /^bytes \*\/(\d+)$/.exec(headers?.['Content-Range'] ?? '') ?? []
  if (statusCode === 416 && length) return outOfRange(Number(length))
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, 'bad request', { code: 'validation' })
  return new HttpError(500, 'internal server error', { code: 'server' }, {}, error)
}

/** Milliseconds between two warnings of a full queue: a flood would fill the log. */
const WARN_INTERVAL = 60_000
const warnedAt = new WeakMap<FastifyInstance, number>()

/** Whether a request was refused because too many others wait, for a place here or for one at the database. */
const isFullQueue = (error: unknown): boolean =>
  error instanceof Error && (error instanceof QueueFullError || error.message.includes(QUEUE_FULL))

function warnOfFullQueue({ server }: FastifyRequest): void {
  const now = performance.now()
  if (now - (warnedAt.get(server) ?? Number.NEGATIVE_INFINITY) < WARN_INTERVAL) return
  warnedAt.set(server, now)
  server.log.warn('too many requests wait: those beyond them are refused; this is logged once a minute')
}

/** Answers every error in JSON: `{ error, field?, code?, current? }`. What is unknown is logged and becomes a plain 500. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toHttpError(error)
  const details = {
    err: failure.cause ?? error,
    reqId: request.id,
    method: request.method,
    path: loggedPath(request),
  }
  const { log } = request.server
  if (failure.statusCode === 503 && isFullQueue(details.err)) warnOfFullQueue(request)
  else if (failure.statusCode === 503) log.warn(details, failure.message)
  else if (failure.statusCode >= 500) log.error(details, failure.message)
  return reply
    .code(failure.statusCode)
    .headers(API_HEADERS)
    .headers(failure.headers)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: failure.message, ...failure.details }))
}
