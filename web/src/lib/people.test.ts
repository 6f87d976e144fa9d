import { expect, test } from 'vitest'
import { sitePeople } from '#content/site-people.testing.ts'
import { certificateContact } from './people.ts'

test('the person who has the duty is asked about certificates, whatever the job is called', () => {
  const everybody = sitePeople['other-contacts']
  expect(certificateContact(everybody)?.position).toBe('Quality Director')
  const others = everybody.map((person) => ({ ...person, duties: [], position: `Quality ${person.position}` }))
  expect(certificateContact(others)).toBeUndefined()
  const [first, ...rest] = everybody.toReversed()
  const laboratory = { ...first, duties: ['certificates' as const], position: 'Head of Laboratory' }
  expect(certificateContact([...others, laboratory, ...rest] as typeof everybody)?.position).toBe('Head of Laboratory')
})
