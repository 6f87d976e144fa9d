import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  [
    'https://www.balkalum.example',
    'other:3000',
    { id: 'www.balkalum.example', origin: 'https://www.balkalum.example' },
  ],
  ['http://localhost:3000', '127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://www.balkalum.example', 'www.balkalum.example', null],
  ['https://203.0.113.7', '203.0.113.7', null],
  ['https://[2001:db8::1]', '[2001:db8::1]', null],
  [null, 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  [null, '127.0.0.1:3000', null],
  [null, '[::1]:3000', null],
  // Without an address that the owner has set no one knows whether a name is ours.
  [null, 'www.balkalum.example', null],
  [null, 'no host', null],
])('passkeys of a site at %s that is asked as %s are for %j', (publicUrl, host, party) => {
  expect(relyingPartyOf(publicUrl, { protocol: 'http', host })).toEqual(party)
})
