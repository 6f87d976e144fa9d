const empty = { title: '', contentOne: '', contentTwo: '' }

/** The content of a news item with one Bulgarian title; for tests. */
export const newsContent = { bg: { ...empty, title: 'Новина' }, en: empty, de: empty, it: empty }

/** A row of `news` that every constraint accepts; for tests. */
export const newsRow = (slug: string) => ({
  slug,
  published_on: '2026-01-31',
  cover: 'cover-16x9.jpg',
  gallery: ['one-16x9.jpg', 'two-16x9.jpg'],
  content: newsContent,
  alt: { 'cover-16x9.jpg': { bg: 'Листове' } },
})

/** A row of `news_drafts`, of the item of this id; for tests. */
export const newsDraftRow = (id: string) => {
  const { slug: _, ...row } = newsRow('')
  return { ...row, id, is_media: false, based_on: '2026-01-31' }
}

/** A row of `news_versions` of the item of this id; for tests. */
export const newsVersionRow = (id: string, version: number) => ({
  ...newsRow('version'),
  news_id: id,
  version,
  begun_at: '2026-01-31',
  saved_at: '2026-01-31',
  saved_automatically: false,
  of_draft: false,
  changed: ['cover'],
  status: 'draft',
  is_media: false,
})

/** A row of `preview_links` of the item of this id; for tests. */
export const previewLinkRow = (id: string, digit: string) => ({
  news_id: id,
  token_hash: digit.repeat(64),
  created_by: 'anna',
})

/** A row of `careers` that every constraint accepts; for tests. */
export const careerRow = (title: string) => ({ title, start_date: '2026-01-01', end_date: '2999-02-01' })

/** A row of `documents` that every constraint accepts; for tests. */
export const documentRow = (name: string) => ({
  section: 'certificates',
  name,
  title_en: 'ISO 50001',
  title_bg: 'ISO 50001',
  position: 20,
  bytes: 1000,
  pages: 1,
  sha256: '0'.repeat(64),
  thumbnail_width: 640,
  thumbnail_height: 906,
})

/** A row of `events` that every constraint accepts; for tests. */
export const eventRow = (name: string) => ({
  name,
  kind: 'annualIndividual',
  title_en: 'Annual report',
  title_bg: 'Годишен отчет',
  day: '2027-03-31',
})

/** A row of `collection_versions`; for tests. */
export const collectionVersionRow = (version: number) => ({
  collection: 'documents',
  item_id: '00000000-0000-4000-8000-000000000009',
  version,
  saved_at: '2026-01-01',
  item: { title_en: 'ISO 50001' },
})

/** A row of `collection_drafts`, of a position that is not there yet; for tests. */
export const collectionDraftRow = (id: string) => ({ id, collection: 'careers', title: 'A draft', content: {} })

/** A row of `document_files` that waits for its document; for tests. */
export const documentFileRow = () => ({
  bytes: 1000,
  pages: 1,
  sha256: '0'.repeat(64),
  thumbnail_width: 640,
  thumbnail_height: 906,
})

/** A row of `people` that every constraint accepts; for tests. */
export const personRow = (name: string) => ({
  kind: 'sales-department',
  name,
  full_name: 'Anna Ivanova',
  job_title: 'Sales Manager',
  email: 'a.ivanova@example.com',
  phone: '+359 54 000 099',
  position: 99,
})

/** A row of `inquiries` that every constraint accepts; for tests. */
export const inquiryRow = (name: string) => ({
  kind: 'contact',
  category: 'general',
  name,
  phone: '+359 88 000 0000',
  email: 'anna@example.com',
  message: 'How thin is your foil?',
})

/** A row of `inquiry_notes` about an inquiry; for tests. */
export const noteRow = (inquiry: string) => ({ inquiry_id: inquiry, author: 'anna', note: 'Call back.' })

/** A row of `inquiry_files` of an inquiry, or of none yet; for tests. */
export const fileRow = (id: string, inquiry: string | null) => ({
  id,
  inquiry_id: inquiry,
  name: 'bracket.step',
  kind: 'step',
  size: 1024,
})

/** A row of `newsletter` that every constraint accepts; for tests. */
export const newsletterRow = (name: string) => ({ email: `${name}@example.com`, token: name.padEnd(43, '-') })

/** A row of `newsletter_sendings` of an item; for tests. */
export const sendingRow = (news: string | null) => ({ news_id: news, label: 'A press', asked_by: 'anna' })

/** A row of `newsletter_mails`; for tests. */
export const newsletterMailRow = (sending: string, subscriber: string | null) => ({
  sending_id: sending,
  subscriber_id: subscriber,
})

/** A row of `newsletter_tests` of an item; for tests. */
export const newsletterTestRow = (news: string) => ({
  news_id: news,
  email: 'anna@example.com',
  language: 'en',
  asked_by: 'anna',
})

/** A row of `mails` about an inquiry or an address; for tests. */
export const mailRow = (id: string, kind: 'inquiry' | 'confirmation') => ({ id, kind })

export const snoozeRow = (finding: string) => ({ finding, reason: 'later', until: '2999-01-01', by_whom: 'anna' })

/** @param letter of its credential */
export const passkeyRow = (account: string, letter: string) => ({
  ...{ admin_id: account, credential_id: letter.repeat(22), public_key: 'pQEC', counter: 0, name: 'YubiKey' },
})

/** `insert` of one row as SQL text: objects as jsonb, arrays as text[]. */
export function insertSql(table: string, row: Record<string, unknown>): string {
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')})`
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `'${text.replaceAll("'", "''")}'`
}
