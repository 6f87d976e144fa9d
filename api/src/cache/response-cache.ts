import type { FastifyReply, FastifyRequest } from 'fastify'
import { BrokenContract } from '#http/contract-validation.ts'
import { toHttpError, unavailable } from '#http/errors.ts'
import { markServerBusy } from '#http/socket-timeout.ts'
import type { CacheOutcome } from '#metrics/metrics.ts'
import { DatabaseError, InvalidValueError } from '#supabase/errors.ts'
import { createMissingKeys } from './missing-keys.ts'
import { type Content, type PreparedResponse, prepareResponse, writeResponse } from './prepared-response.ts'

/** From 500 on content is not kept. */
type CacheableContent = Content & {
  /** Kept all the same: of a page that says that something is away. */
  isKept?: boolean
}

/**
 * Makes the content.
 * @param isWanted says whether a request still waits for it; when none does, return `null`
 */
export type MakeContent = (isWanted: () => boolean) => Promise<CacheableContent | null>

/** `isSlow`: it took longer to make than a request waits for a renewal. */
type CachedResponse = {
  response: PreparedResponse
  freshUntil: number
  madeAt: number
  isStale: boolean
  isSlow: boolean
  /** Something was written since: it is shown only when no other can be made. */
  isOutdated: boolean
}
/** `requests`: those that wait for it; one is destroyed when its connection is closed. */
type Making = { cached: Promise<CachedResponse | null>; requests: { destroyed: boolean }[] }

type ResponseCacheOptions = {
  /** Milliseconds from the beginning of its making for which a response is served without asking again. */
  lifetime: number
  /** Bytes of all bodies, in all their encodings. */
  maxBytes: number
  /** Told how each response came about. */
  count?: ((outcome: CacheOutcome) => void) | undefined
}

/** Milliseconds for which a response that cannot be renewed is still shown: a day. */
const MAX_STALE = 24 * 60 * 60 * 1000
/** Milliseconds that a request waits for a renewal when there is a stale response. */
const RENEWAL_TIMEOUT = 700
/** Milliseconds from a failed renewal to the next. */
const RETRY_AFTER = 1000

/**
 * Whole responses in memory, ready to be written: body in each encoding, ETag and headers. Concurrent requests
 * for one that is missing share one making. One older than `lifetime` is renewed by the next request; when that fails
 * because Supabase is away, or is slow, the stale one is served on, marked with `x-stale-since`, and further requests do
 * not wait. Bounded by `maxBytes`; those longest not renewed are evicted first. What is answered 404 is not asked for
 * again within `lifetime` either (two seconds at most).
 */
export function createResponseCache({ lifetime, maxBytes, count = () => {} }: ResponseCacheOptions) {
  const cachedResponses = new Map<string, CachedResponse>()
  const makings = new Map<string, Making>()
  const missing = createMissingKeys(lifetime)
  let bytes = 0

  function forget(key: string): void {
    bytes -= cachedResponses.get(key)?.response.encodings.bytes ?? 0
    cachedResponses.delete(key)
    makings.delete(key)
    missing.delete(key)
  }

  function keep(key: string, cached: CachedResponse): void {
    const size = cached.response.encodings.bytes
    forget(key)
    if (size > maxBytes / 4) return
    bytes += size
    cachedResponses.set(key, cached)
    for (const oldest of cachedResponses.keys()) {
      if (bytes <= maxBytes) return
      forget(oldest)
    }
  }

  /** The response that was made last, as long as it may be shown. */
  function copyOf(key: string): CachedResponse | undefined {
    const copy = cachedResponses.get(key)
    return copy && Date.now() - copy.madeAt <= MAX_STALE ? copy : undefined
  }

  /** The stale response that may stand for one that could not be made. */
  function showStale(key: string): CachedResponse | undefined {
    const stale = copyOf(key)
    if (!stale) return undefined
    stale.freshUntil = Date.now() + RETRY_AFTER
    stale.isStale = true
    return stale
  }

  function start(key: string, request: { destroyed: boolean }, makeContent: MakeContent): Making {
    const requests = [request]
    const earlier = cachedResponses.get(key)
    const begun = Date.now()
    const isCurrent = () => makings.get(key)?.requests === requests
    const end = () => void (isCurrent() && makings.delete(key))
    const isWanted = () => {
      const isStillWanted = earlier !== undefined || requests.some(({ destroyed }) => !destroyed)
      if (!isStillWanted) end()
      return isStillWanted
    }

    async function make(): Promise<CachedResponse | null> {
      const content = await makeContent(isWanted)
      if (!content) return null
      const isSlow = earlier !== undefined && Date.now() - begun > RENEWAL_TIMEOUT
      const response = await prepareResponse(content, earlier?.response)
      count('miss')
      const made = {
        response,
        freshUntil: begun + lifetime,
        madeAt: Date.now(),
        isStale: false,
        isSlow,
        isOutdated: false,
      }
      const isKept = response.status < 500 || content.isKept
      if (isCurrent() && isKept) keep(key, made)
      return (!isKept && response.status === 503 && showStale(key)) || made
    }

    function recover(error: unknown): CachedResponse {
      const failure = isNoAnswer(error) ? unavailable(error) : toHttpError(error)
      if (failure.statusCode === 500) forget(key)
      if (failure.statusCode === 404 && isCurrent()) missing.add(key, failure)
      const stale = failure.statusCode === 503 && showStale(key)
      if (stale) return stale
      throw failure.statusCode === 503 ? failure : error
    }

    return { cached: make().catch(recover).finally(end), requests }
  }

  return {
    /** Answers with the cached response of `key`, or with the content, whose making may throw a `HttpError`. */
    send(request: FastifyRequest, reply: FastifyReply, key: string, makeContent: MakeContent): unknown {
      const known = cachedResponses.get(key)
      if (known && known.freshUntil > Date.now()) {
        count(known.isStale ? 'stale' : 'hit')
        return write(request, reply, known)
      }
      const absent = missing.errorOf(key)
      if (absent) throw absent
      markServerBusy(request)
      let making = makings.get(key)
      const isJoining = making !== undefined
      if (making) making.requests.push(request.raw)
      else {
        making = start(key, request.raw, makeContent)
        makings.set(key, making)
      }
      const copy = copyOf(key)
      const old = copy?.isOutdated ? undefined : copy
      if (old?.isStale || old?.isSlow) {
        old.isStale = true
        making.cached.catch(() => {})
        count('stale')
        return write(request, reply, old)
      }
      return (old ? soonOr(old, making.cached) : making.cached).then((cached) => {
        if (!cached) return reply.hijack()
        if (cached.isStale) count('stale')
        else if (isJoining) count('hit')
        return write(request, reply, cached)
      })
    },
    /** Whether `send` would answer without making the content. */
    isFresh: (key: string): boolean => (cachedResponses.get(key)?.freshUntil ?? 0) > Date.now(),
    /** Whether there is a response that may stand for one that cannot be made. */
    hasCopy: (key: string): boolean => copyOf(key) !== undefined,
    forget,
    /**
     * After every write, as `clear`, but what `mayStand` of its key is still shown, marked as stale, when a new response is
     * refused because too many wait or Supabase is away.
     */
    outdate(mayStand: (key: string) => boolean): void {
      makings.clear()
      missing.clear()
      for (const [key, cached] of cachedResponses) {
        if (!mayStand(key)) forget(key)
        cached.isOutdated = true
        cached.freshUntil = 0
      }
    },
    /** After every write: nothing made before it is shown any more, nor kept when it is being made right now. */
    clear(): void {
      cachedResponses.clear()
      makings.clear()
      missing.clear()
      bytes = 0
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>

/** A query that Supabase refuses, or a row that breaks the contract, is no answer; an invalid value is the client's fault. */
function isNoAnswer(error: unknown): boolean {
  if (error instanceof InvalidValueError) return false
  return error instanceof DatabaseError || error instanceof BrokenContract
}

/** The renewed response when it comes soon, else the old one, marked; further requests do not wait then. */
async function soonOr(old: CachedResponse, renewed: Promise<CachedResponse | null>): Promise<CachedResponse | null> {
  const { promise, resolve } = Promise.withResolvers<CachedResponse>()
  const timer = setTimeout(() => {
    old.isStale = true
    resolve(old)
  }, RENEWAL_TIMEOUT)
  try {
    return await Promise.race([renewed, promise])
  } finally {
    clearTimeout(timer)
  }
}

function write(request: FastifyRequest, reply: FastifyReply, { response, isStale, madeAt }: CachedResponse): void {
  writeResponse(request, reply, response, isStale ? new Date(madeAt).toUTCString() : undefined)
}
