import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BrokenContract } from '#http/contract-validation.ts'
import { toFailure, unavailable } from '#http/errors.ts'
import { weWork } from '#http/socket-timeout.ts'
import type { AnswerOutcome } from '#metrics/metrics.ts'
import { DatabaseError, InvalidValueError } from '#supabase/errors.ts'
import { acceptedOf, type Encodings, encodeBody } from './encodings.ts'
import { isUnchanged } from './negotiation.ts'

type Content = { body: Buffer | string; headers: Readonly<Record<string, string>> }
/** `unchangedHead` (for 304) is names and values in turn, the form that Node writes fastest. */
type Prepared = { encodings: Encodings; etag: string; unchangedHead: string[] }
/** `isSlow`: its making took longer than anybody is to wait for a renewal. */
type Copy = { answer: Prepared; freshUntil: number; madeAt: number; isStale: boolean; isSlow: boolean }

type PreparedAnswersOptions = {
  /** Milliseconds for which a copy is served without asking again. */
  lifetime: number
  maxBytes: number
  /** Told how each answer came about. */
  count?: ((outcome: AnswerOutcome) => void) | undefined
}

/** The header that says since when an answer is an old copy. */
export const STALE = 'x-stale-since'
/** A copy that nobody could renew is still shown for a day. */
const LONGEST_STALE = 24 * 60 * 60 * 1000
/** Milliseconds for which an asker waits for a renewal when there is an old copy. */
const PATIENCE = 700
/** After a failed renewal nobody asks again for this long. */
const PAUSE = 1000

/**
 * Whole answers kept in memory, ready to be written: body in each encoding, ETag and headers. However many ask for one
 * that is not there, it is made once. A copy older than `lifetime` is renewed by the next who asks; when that fails because
 * Supabase is away or slow, the old copy serves on, marked with `x-stale-since`, and nobody waits for further tries.
 * Bounded by `maxBytes`; the ones longest not renewed go first.
 */
export function createPreparedAnswers({ lifetime, maxBytes, count = () => {} }: PreparedAnswersOptions) {
  const kept = new Map<string, Copy>()
  const making = new Map<string, Promise<Copy>>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.answer.encodings.bytes ?? 0
    kept.delete(key)
    making.delete(key)
  }

  function keep(key: string, copy: Copy): void {
    const size = copy.answer.encodings.bytes
    forget(key)
    if (size > maxBytes / 4) return
    bytes += size
    kept.set(key, copy)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      forget(oldest)
    }
  }

  function make(key: string, content: () => Promise<Content>): Promise<Copy> {
    const running = making.get(key)
    if (running) return running
    const isStillWanted = () => making.get(key) === mine
    const begun = performance.now()
    const mine: Promise<Copy> = content()
      .then(async (made) => {
        const earlier = kept.get(key)?.answer
        const isSlow = earlier !== undefined && performance.now() - begun > PATIENCE
        const answer = await prepare(made, earlier)
        const copy = { answer, freshUntil: Date.now() + lifetime, madeAt: Date.now(), isStale: false, isSlow }
        if (isStillWanted()) keep(key, copy)
        return copy
      })
      .catch((error: unknown) => {
        const old = kept.get(key)
        const failure = isNoAnswer(error) ? unavailable(error) : toFailure(error)
        if (failure.statusCode === 500) {
          forget(key)
          throw error
        }
        if (failure.statusCode !== 503 || !old || Date.now() - old.madeAt > LONGEST_STALE) throw failure
        old.freshUntil = Date.now() + PAUSE
        old.isStale = true
        return old
      })
      .finally(() => {
        if (isStillWanted()) making.delete(key)
      })
    making.set(key, mine)
    return mine
  }

  return {
    /** Answers with the kept copy of `key`, or with `content`, which may throw a `Failure`. */
    send(request: FastifyRequest, reply: FastifyReply, key: string, content: () => Promise<Content>): unknown {
      const copy = kept.get(key)
      if (copy && copy.freshUntil > Date.now()) {
        count(copy.isStale ? 'stale' : 'hit')
        return write(request, reply, copy)
      }
      weWork(request)
      const renewal = make(key, content)
      const old = copy && Date.now() - copy.madeAt <= LONGEST_STALE ? copy : undefined
      if (old?.isStale || old?.isSlow) {
        old.isStale = true
        renewal.catch(() => {})
        count('stale')
        return write(request, reply, old)
      }
      return (old ? soonOr(old, renewal) : renewal).then((made) => {
        count(made.isStale ? 'stale' : 'made')
        return write(request, reply, made)
      })
    },
    forget,
    /** After every write: nothing made before it is shown any more, nor kept when it is being made right now. */
    drop(): void {
      kept.clear()
      making.clear()
      bytes = 0
    },
  }
}
export type PreparedAnswers = ReturnType<typeof createPreparedAnswers>

/** What Supabase refuses, or what cannot be understood of it, is no answer; values that it calls impossible are the asker's fault. */
function isNoAnswer(error: unknown): boolean {
  if (error instanceof InvalidValueError) return false
  return error instanceof DatabaseError || error instanceof BrokenContract
}

const TEXT = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/

/** The renewed copy when it comes soon, else the old one, marked; nobody waits for further tries then. */
async function soonOr(old: Copy, renewed: Promise<Copy>): Promise<Copy> {
  const { promise, resolve } = Promise.withResolvers<Copy>()
  const timer = setTimeout(() => {
    old.isStale = true
    resolve(old)
  }, PATIENCE)
  try {
    return await Promise.race([renewed, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** @param earlier the copy that is renewed: what has not changed is not encoded again */
async function prepare({ body: content, headers }: Content, earlier?: Prepared): Promise<Prepared> {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(content)
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  if (earlier?.etag === etag) return earlier
  const { 'content-type': type = '', ...others } = headers
  const isText = TEXT.test(type)
  const encodings = await encodeBody(body, [...Object.entries(headers).flat(), 'etag', etag], isText)
  // Without a body there is nothing to have a type (RFC 9110, 15.4.5), and each header costs a hundredth of such an answer.
  const unchangedHead = [...Object.entries(others).flat(), 'etag', etag, ...(isText ? ['vary', 'accept-encoding'] : [])]
  return { encodings, etag, unchangedHead }
}

/** Past Fastify's hooks and serialisers: the bytes are ready. */
function write(request: FastifyRequest, reply: FastifyReply, { answer, isStale, madeAt }: Copy): void {
  const mark = isStale ? [STALE, new Date(madeAt).toUTCString()] : []
  reply.hijack()
  if (isUnchanged(request.headers, answer.etag)) {
    reply.raw.writeHead(304, isStale ? [...answer.unchangedHead, ...mark] : answer.unchangedHead)
    reply.raw.end()
  } else {
    const { body, head } = acceptedOf(answer.encodings, request.headers['accept-encoding'])
    reply.raw.writeHead(200, isStale ? [...head, ...mark] : head)
    reply.raw.end(body)
  }
}
