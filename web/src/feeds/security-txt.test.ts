import { expect, test } from 'vitest'
import { securityText } from './security-txt.ts'

test('security.txt names a contact and expires half a year after any day it is asked for', () => {
  const late = securityText('https://www.balkalum.example', Date.UTC(2030, 11, 31, 23, 59))
  expect(late).toBe(`Contact: mailto:security@balkalum.example
Expires: 2031-06-29T00:00:00.000Z
Preferred-Languages: en, bg
Policy: https://www.balkalum.example/vulnerability-disclosure
Canonical: https://www.balkalum.example/.well-known/security.txt
`)
})
