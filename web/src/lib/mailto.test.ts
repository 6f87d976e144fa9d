import { expect, test } from 'vitest'
import { mailto } from './mailto.ts'

test('the lines of a begun letter end with CRLF', { tags: ['PROD-16'] }, () => {
  expect(mailto('sales@a.example', { subject: 'Foil & sheet', body: 'Alloy:\nTemper:\r\nEnd' })).toBe(
    'mailto:sales@a.example?subject=Foil%20%26%20sheet&body=Alloy%3A%0D%0ATemper%3A%0D%0AEnd',
  )
})

test('a letter without a text has only its subject', () => {
  expect(mailto('office@a.example', { subject: 'Newsletter' })).toBe('mailto:office@a.example?subject=Newsletter')
})
