import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { MAX_GALLERY } from '#contract/pictures.ts'
import { InvalidValueError, UnavailableError } from '#supabase/errors.ts'
import { loggedPath } from './access-log.ts'
import { API_HEADERS } from './security-headers.ts'
import { problemOf } from './validation-problem.ts'

/** What goes into the JSON beside `error`; `code` is a key of the administration's error words. */
export type ErrorDetails = { field?: string; code?: string; current?: unknown }

/** An error that knows what it is called on the wire. `headers` go out with it. */
export class Failure extends Error {
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
  new Failure(400, message, field ? { field, code } : { code }, {}, cause)
export const unauthorized = () => new Failure(401, 'sign in first', { code: 'unauthorized' })
export const wrongCredentials = () => new Failure(401, 'wrong name or password', { code: 'invalidCredentials' })
export const crossSite = () => new Failure(403, 'only pages of this site may ask this', { code: 'validation' })
export const notFound = (what: string) => new Failure(404, `there is no such ${what}`, { code: 'notFound' })
export const taken = (field: string) => new Failure(409, `this ${field} is taken`, { field, code: `${field}Taken` })
export const keyReused = () =>
  new Failure(409, 'this Idempotency-Key was sent with another content before', {
    field: 'Idempotency-Key',
    code: 'idempotencyKeyReused',
  })
export const stale = (current: unknown) =>
  new Failure(412, 'somebody else has changed it meanwhile', { code: 'versionConflict', current })
export const tooLarge = (message: string, field?: string, code = 'payloadTooLarge') =>
  new Failure(413, message, field ? { field, code } : { code })
export const tooManyPictures = () =>
  invalid(`a gallery has at most ${MAX_GALLERY} pictures`, 'gallery', 'galleryTooMany')
export const coverMissing = () => invalid('a news item needs a cover', 'cover', 'coverRequired')
export const notAPicture = (message: string, field: string, code = 'imageType', cause?: unknown) =>
  new Failure(415, message, { field, code }, {}, cause)
/** @param seconds after which another try makes sense */
export const tooManyTries = (seconds: number) =>
  new Failure(429, 'too many tries', { code: 'rateLimited' }, { 'retry-after': String(seconds) })
export const tooManyAtOnce = () =>
  new Failure(429, 'too many requests at once on one connection', { code: 'rateLimited' }, { connection: 'close' })
export const unavailable = (cause?: unknown, code = 'unavailable') =>
  new Failure(503, 'not available at the moment, try again soon', { code }, { 'retry-after': '5' }, cause)

const PLUGIN_ERRORS: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge('the request is too large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: invalid('the body is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: invalid('the body is not JSON'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure(415, 'this type of body is not accepted', { code: 'validation' }),
}

/** What an error is on the wire: of Supabase, of a schema, of Fastify or ours; 500 with itself as cause when it is a bug. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof z.core.$ZodError) {
    const { message, field, code } = problemOf(error)
    return invalid(message, field, code)
  }
  if (error instanceof UnavailableError)
    return unavailable(error.cause ?? error, error.service === 'storage' ? 'storage' : undefined)
  if (error instanceof InvalidValueError)
    return invalid('the database refuses such values', undefined, undefined, error)
  const { code, statusCode } = error as FastifyError
  const known = PLUGIN_ERRORS[code]
  if (known) return known
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure(statusCode, 'the request cannot be understood', { code: 'validation' })
  return new Failure(500, 'something went wrong', { code: 'server' }, {}, error)
}

/** Says every error in JSON: `{ error, field?, code?, current? }`. What is unknown is logged and becomes a plain 500. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error)
  const details = {
    err: failure.cause ?? error,
    reqId: request.id,
    method: request.method,
    path: loggedPath(request),
  }
  const { log } = request.server
  if (failure.statusCode === 503) log.warn(details, failure.message)
  else if (failure.statusCode >= 500) log.error(details, failure.message)
  return reply
    .code(failure.statusCode)
    .headers(API_HEADERS)
    .headers(failure.headers)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: failure.message, ...failure.details }))
}
