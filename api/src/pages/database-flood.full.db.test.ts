import { cursor, random, testFloods } from '../../testing/database-flood.ts'

testFloods([
  ['items that are not there', () => `/api/news/x${random()}`],
  ['parts of the list', () => `/api/news?fields=summary&limit=100&before=${cursor()}`],
  ['positions that are not there', () => `/api/careers/${crypto.randomUUID()}`],
  ['pictures that are not there', () => `/uploads/news/${random()}-64x48.jpg`],
  ['documents that are not there', () => `/documents/certificates/x${random()}.pdf`],
  ['pictures of documents that are not there', () => `/documents/thumbnails/${crypto.randomUUID()}.webp`],
  ['people who are not there', () => `/contacts/sales-department/x${random()}`],
])
