import { expect, test } from 'vitest'
import { createLinkGuard, isPublicAddress, RefusedAddressError, UnknownNameError } from './link-guard.ts'

const addressOf = (url: string, resolve = async (): Promise<string[]> => ['93.184.216.34']) =>
  createLinkGuard({ resolve }).addressOf(new URL(url))

test.for([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is nowhere on the web', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.for(['93.184.216.34', '172.15.0.1', '172.32.0.1', '1.1.1.1', '2606:4700::1111', '2a00:1450:4017:80c::200e'])(
  '%s is on the web',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.for([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/latest/meta-data',
  'https://example.com:8443/',
  'http://example.com:22/',
  'http://anna:secret@example.com/',
  'ftp://example.com/',
])('%s is not asked', async (url) => {
  await expect(addressOf(url)).rejects.toThrow(RefusedAddressError)
})

test('a name is asked at the address that was judged, and not at all when one of its addresses is not public', async () => {
  expect(await addressOf('https://example.com/news')).toBe('93.184.216.34')
  await expect(addressOf('https://example.com', async () => ['10.0.0.1'])).rejects.toThrow(RefusedAddressError)
  const both = async () => ['93.184.216.34', '::1']
  await expect(addressOf('https://example.com', both)).rejects.toThrow(RefusedAddressError)
  await expect(addressOf('https://example.com', async () => [])).rejects.toThrow(RefusedAddressError)
  const gone = () => Promise.reject(new UnknownNameError('example.com'))
  await expect(addressOf('https://example.com', gone)).rejects.toThrow(UnknownNameError)
})

test('only a test may ask loopback, and no other private address then', async () => {
  const guard = createLinkGuard({ allowsLoopback: true })
  expect(await guard.addressOf(new URL('http://127.0.0.1:8080/'))).toBe('127.0.0.1')
  await expect(guard.addressOf(new URL('http://10.0.0.1/'))).rejects.toThrow(RefusedAddressError)
})
