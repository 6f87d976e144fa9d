import { expect, test } from 'vitest'
import { cardOf } from './picture-card.ts'

test.each([
  ['a-2000x1000.jpg', '30 70', 'card-30'],
  ['a-1000x1000.jpg', '30 70', 'card-70'],
  ['a-1000x1000.jpg', '30 50', 'card'],
  ['a-2000x1000.jpg', null, 'card'],
  ['blob:', '30 70', 'card'],
])('the card of %s that is about %s is %s', (file, focus, card) => expect(cardOf(file, focus)).toBe(card))
