/** What a scanner of headers sees of a page. */
type SeenPage = { headers: Record<string, unknown>; html: string }

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"]
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const HALF_A_YEAR = 15_768_000

/** The sources of each directive of a Content-Security-Policy. */
export function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}

/**
 * Points that a page gets by the public rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js), where 100 and more is an A+. What the rules judge outside of the page is taken as it will be:
 * reached over HTTPS, to which HTTP leads, and not on the preload list yet.
 */
export function observatoryScore({ headers, html }: SeenPage): number {
  const of = (name: string) => String(headers[name] ?? '')
  const policy = directivesOf(of('content-security-policy'))
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src)
  const rules = {
    policy: policyPoints(policy),
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    sharing: of('access-control-allow-credentials') === 'true' ? -50 : 0,
    referrer: PRIVATE_REFERRERS.includes(of('referrer-policy')) ? 5 : -5,
    transport: Number(/max-age=(\d+)/.exec(of('strict-transport-security'))?.[1] ?? 0) >= HALF_A_YEAR ? 0 : -20,
    integrity: scripts.every((src) => /^\/[^/]/.test(src)) ? 0 : -50,
    sniffing: of('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: policy.has('frame-ancestors') ? 5 : /^(deny|sameorigin)$/i.test(of('x-frame-options')) ? 0 : -20,
    resources: /^same-(origin|site)$/.test(of('cross-origin-resource-policy')) ? 10 : 0,
  }
  const points = Object.values(rules)
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  const withoutExtras = 100 + sum(points.filter((each) => each < 0))
  return withoutExtras >= 90 ? 100 + sum(points) : withoutExtras
}

function policyPoints(policy: Map<string, string[]>): number {
  if (policy.size < 2) return -25
  const otherwise = policy.get('default-src') ?? ['*']
  const isBroad = (name: string) => (policy.get(name) ?? otherwise).some((source) => BROAD.includes(source))
  if (isBroad('script-src') || isBroad('object-src')) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (isBroad('style-src')) return 0
  return otherwise.join() === "'none'" ? 10 : 5
}
