import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers of every response. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // Two years; browsers heed it over HTTPS only.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}

/** Browser features that no page needs, denied to embedded frames too. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Documents; pages add their own content policy. */
export const SECURITY_HEADERS = Object.freeze({
  ...COMMON_HEADERS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
})

/** Redirects to a page: they have no body that could need anything. */
export const REDIRECT_HEADERS = Object.freeze({
  ...SECURITY_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
})

/** Answers that no page is made of: JSON and errors. */
export const API_HEADERS = Object.freeze({
  ...COMMON_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
})

/** Public JSON: revalidated at every use, which costs a 304. */
export const PUBLIC_JSON_HEADERS = Object.freeze({
  ...API_HEADERS,
  'cache-control': 'no-cache',
  'content-type': 'application/json; charset=utf-8',
})

/** Files for crawlers: revalidated at every use, which costs a 304. */
export const GENERATED_FILE_HEADERS = Object.freeze({
  ...COMMON_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
})

/** Feeds: readers that are web pages themselves may read them, too. */
export const OPEN_FILE_HEADERS = Object.freeze({
  ...GENERATED_FILE_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
})

/** Pictures: other sites and readers of feeds may show them, nothing in them may run. */
export const PICTURE_HEADERS = Object.freeze({
  ...COMMON_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
})

/**
 * PDF files, whose content is judged before they are taken: the same address may have another one tomorrow. Not in a
 * sandbox, in which the readers of browsers show nothing.
 */
export const DOCUMENT_HEADERS = Object.freeze({
  ...SECURITY_HEADERS,
  'content-security-policy': "frame-ancestors 'none'",
  'cache-control': 'no-cache',
  'content-type': 'application/pdf',
  'content-disposition': 'inline',
})

/** What visitors have sent, for staff to save: no browser shows it or runs what is in it. */
export const SENT_FILE_HEADERS = Object.freeze({
  ...API_HEADERS,
  'content-type': 'application/octet-stream',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
})

/** Pictures of unpublished items, on top of those of pictures. */
export const UNPUBLISHED_PICTURE_HEADERS = Object.freeze({
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=3600',
  'x-robots-tag': 'noindex',
})

/** An onRequest hook that puts the headers of the API on every answer of a scope. */
export function sendApiHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(API_HEADERS)
  done()
}

/** An onRequest hook for pages and assets, which add their own. */
export function sendSecurityHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(SECURITY_HEADERS)
  done()
}

/** A mail shown in a tab: its own styles and the site's pictures, nothing runs. */
export const NEWSLETTER_PREVIEW_HEADERS = Object.freeze({
  ...SECURITY_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; sandbox allow-popups",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
})
