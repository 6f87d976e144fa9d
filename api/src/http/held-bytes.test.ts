import { expect, test } from 'vitest'
import { createHeldBytes } from './held-bytes.ts'

test('when all is held, the body that is read for longest is given up, and none that has come whole', () => {
  const ended: string[] = []
  const held = createHeldBytes(100)
  const open = (name: string) => held.open(({ statusCode }) => ended.push(`${name} ${statusCode}`))
  const [whole, slow, next] = [open('whole'), open('slow'), open('next')]
  whole.add(40)
  whole.read()
  slow.add(40)
  next.add(20)
  expect(ended).toEqual([])
  next.add(1)
  expect(ended).toEqual(['slow 503'])
  // What still comes of it is not counted.
  slow.add(1000)
  next.add(39)
  expect(ended).toEqual(['slow 503'])
  next.add(1)
  expect(ended).toEqual(['slow 503', 'next 503'])
  whole.close()
  open('last').add(100)
  expect(ended).toEqual(['slow 503', 'next 503'])
})
