import { expect, test } from 'vitest'
import { passkeyObstacle } from './passkey-support.ts'

test.each([
  ['http://localhost:3000/admin/login', null],
  ['http://127.0.0.1:3000/admin/login?back=%2Fadmin', { elsewhere: 'http://localhost:3000/admin/login?back=%2Fadmin' }],
  ['http://[::1]:3000/admin', { elsewhere: 'http://localhost:3000/admin' }],
  ['https://203.0.113.7/admin', { elsewhere: null }],
])('a passkey at %s: %j', (address, obstacle) => {
  expect(passkeyObstacle(new URL(address))).toEqual(obstacle)
})
