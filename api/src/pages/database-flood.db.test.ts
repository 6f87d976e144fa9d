import { cursor, random, testFloods } from '../../testing/database-flood.ts'

testFloods([
  ['items that are not there', () => `/api/news/x${random()}`],
  ['pages of items that are not there', () => `/news/x${random()}`],
  ['parts of the list', () => `/api/news?fields=summary&limit=100&before=${cursor()}`],
])
