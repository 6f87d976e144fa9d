import type { StoredInquiry } from 'api/contract/inquiries'
import type { StaffSummary } from 'api/contract/news-list'

/** An item of news that is on the site, as a list has it. */
export const newsSummary = (changes: Partial<StaffSummary> = {}): StaffSummary => ({
  _id: 'an-id',
  url: 'press',
  date: '2026-11-20',
  titles: { bg: 'Нова преса', en: 'A press', de: '', it: '' },
  cover: '',
  isMediaNews: false,
  inTranslation: [],
  outdated: [],
  state: 'published',
  visibleFrom: null,
  visibleUntil: null,
  updatedBy: null,
  draft: null,
  updatedAt: '2026-11-20T10:00:00Z',
  ...changes,
})

/** A question about events that has just come. */
export const inquiry: StoredInquiry = {
  _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d11',
  number: 'B-2026-7KQ4XM',
  state: 'new',
  assignee: null,
  changedAt: null,
  answeredAt: null,
  receivedAt: '2026-11-20T10:00:00Z',
  kind: 'contact',
  category: 'events',
  products: [],
  region: null,
  request: null,
  files: [],
  name: 'Eve',
  phone: '+39 02 000 000',
  email: 'eve@example.com',
  message: 'When?',
  suspected: false,
  status: 'queued',
  attempts: 0,
  lastError: null,
  sentAt: null,
}
