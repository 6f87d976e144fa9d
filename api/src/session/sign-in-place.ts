import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where someone signs in from, as coarse as it is of use to the account's owner; no one else is told. */
export type Place = { device: string; network: string }

/** What stands in the name of a browser, and what people call it; the first that is found holds. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system without versions: `Firefox, Windows`; '' for what is no browser known here. */
export function deviceOf(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([part]) => userAgent.includes(part))?.[1])
  return known.filter((name) => name !== undefined).join(', ')
}

/** The network of an address: the first 24 bits of an IPv4 one, the first 48 of an IPv6 one; '' for what is neither. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? []
  const address = mapped ?? ip
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.')
  if (!isIPv6(address)) return ''
  const [start = '', end] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = start === '' ? [] : start.split(':')
  const after = end ? end.split(':') : []
  const zeros = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 3).join(':')
}

/** Where a request comes from. */
export const placeOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Place => ({
  device: deviceOf(headers['user-agent'] ?? ''),
  network: networkOf(ip),
})
