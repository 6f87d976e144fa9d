import { expect, test } from 'vitest'
import {
  careerRow,
  collectionDraftRow,
  documentRow,
  eventRow,
  insertSql,
  newsContent,
  newsRow,
  personRow,
} from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

// The numbers of api/src/contract, which this package does not know.
const MAX_TITLE = 170
const MAX_ALT = 300
const MAX_GALLERY = 10
const MAX_RICH_TEXT = 200_000
const MAX_SLUG = 120
const RESERVED_SLUGS = ['latest', 'press', 'update', 'updatetexts', 'validate-url', 'true', 'false', 'null']

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `picture-${index}-1x1.jpg`)
const inBulgarian = (text: object) => ({ content: { ...newsContent, bg: { ...newsContent.bg, ...text } } })
const { it: _, ...threeLanguages } = newsContent
const draft = { ...inBulgarian({ title: '', contentOne: '<p>Текст</p>' }), status: 'draft' }
const PERSON_ID = '00000000-0000-4000-8000-000000000009'
const admin = { username: 'editor', password_hash: '$argon2id$v=19$m=1' }
const session = { jti: '00000000-0000-4000-8000-00000000000a', admin_id: '00000000-0000-4000-8000-00000000000b' }

const ACCEPTED: [string, string, Record<string, unknown>][] = [
  ['a news item', 'news', {}],
  ['ten pictures', 'news', { gallery: pictures(MAX_GALLERY) }],
  ['no gallery', 'news', { gallery: [] }],
  ['the longest title', 'news', inBulgarian({ title: 'я'.repeat(MAX_TITLE) })],
  ['the longest text', 'news', inBulgarian({ contentOne: 'я'.repeat(MAX_RICH_TEXT) })],
  ['the longest address', 'news', { slug: 'a'.repeat(MAX_SLUG) }],
  ['the longest alternative text', 'news', { alt: { cover: { en: 'x'.repeat(MAX_ALT) } } }],
  ['a draft without address, cover and title', 'news', { ...draft, slug: '', cover: '' }],
  ['a planned item', 'news', { visible_from: '2026-01-01 09:00+02', visible_until: '2026-01-02 09:00+02' }],
  ['a position of one day', 'careers', { end_date: '2026-01-01' }],
  [
    'a certificate that ends',
    'documents',
    { issued_on: '2026-01-01', valid_until: '2026-01-01', products: ['rolled'] },
  ],
  ['a person on leave for a day', 'people', { away_from: '2026-01-01', away_until: '2026-01-01' }],
  ['a person for two countries', 'people', { countries: ['UK', 'USA'], families: ['Rolled'], is_main: true }],
]

const REFUSED: [string, string, object][] = [
  ['news_slug_is_an_address', 'news', { slug: 'with space' }],
  ['news_slug_is_an_address', 'news', { slug: 'новина' }],
  ['news_slug_is_an_address', 'news', { slug: 'Upper' }],
  ['news_slug_is_an_address', 'news', { slug: 'two--hyphens' }],
  ['news_slug_is_an_address', 'news', { slug: 'line\n' }],
  ['news_slug_is_an_address', 'news', { slug: '' }],
  ['news_slug_is_an_address', 'news', { slug: 'a'.repeat(MAX_SLUG + 1) }],
  ...RESERVED_SLUGS.map((slug): [string, string, object] => ['news_slug_is_not_reserved', 'news', { slug }]),
  ['news_published_on_is_a_calendar_day', 'news', { published_on: 'infinity' }],
  ['news_has_a_cover', 'news', { cover: '' }],
  ['news_gallery_has_at_most_ten_pictures', 'news', { gallery: pictures(MAX_GALLERY + 1) }],
  ['news_gallery_pictures_are_different', 'news', { gallery: ['a-1x1.jpg', 'a-1x1.jpg'] }],
  ['news_gallery_pictures_are_different', 'news', { gallery: [null] }],
  ['news_gallery_pictures_are_named', 'news', { gallery: [''] }],
  ['news_content_is_in_four_languages', 'news', { content: threeLanguages }],
  ['news_content_is_in_four_languages', 'news', { content: { ...newsContent, fr: newsContent.en } }],
  ['news_content_is_in_four_languages', 'news', { content: '[]' }],
  ['news_content_is_in_four_languages', 'news', { content: 'null' }],
  ['news_content_is_in_four_languages', 'news', inBulgarian({ title: 5 })],
  ['news_content_is_in_four_languages', 'news', inBulgarian({ title: null })],
  ['news_content_is_in_four_languages', 'news', inBulgarian({ contentThree: '' })],
  ['news_content_is_in_four_languages', 'news', inBulgarian({ title: 'я'.repeat(MAX_TITLE + 1) })],
  ['news_content_is_in_four_languages', 'news', inBulgarian({ contentTwo: 'я'.repeat(MAX_RICH_TEXT + 1) })],
  ['news_has_a_title', 'news', inBulgarian({ title: '  ', contentOne: 'text' })],
  ['news_says_something', 'news', { ...inBulgarian({ title: '  ' }), status: 'draft' }],
  ['news_status_is_known', 'news', { status: 'secret' }],
  ['news_slug_is_an_address', 'news', { slug: '', status: 'hidden' }],
  ['news_has_a_cover', 'news', { cover: '', status: 'hidden' }],
  ['news_ends_after_its_start', 'news', { visible_from: '2026-01-02', visible_until: '2026-01-02' }],
  ['news_alt_is_text_by_language', 'news', { alt: '[]' }],
  ['news_alt_is_text_by_language', 'news', { alt: { cover: 'text' } }],
  ['news_alt_is_text_by_language', 'news', { alt: { cover: { fr: 'texte' } } }],
  ['news_alt_is_text_by_language', 'news', { alt: { cover: { en: 1 } } }],
  ['news_alt_is_text_by_language', 'news', { alt: { cover: { en: 'x'.repeat(MAX_ALT + 1) } } }],
  ['news_deleted_by_is_of_the_trash', 'news', { deleted_by: 'anna' }],
  ['careers_deleted_by_is_of_the_trash', 'careers', { deleted_by: 'anna' }],
  ['documents_section_is_known', 'documents', { section: 'secrets' }],
  ['documents_name_is_an_address', 'documents', { name: 'ISO 9001' }],
  ['documents_name_is_an_address', 'documents', { name: '../iso' }],
  ['documents_have_titles', 'documents', { title_bg: ' ' }],
  ['documents_of_meetings_have_a_day', 'documents', { section: 'meetings' }],
  ['documents_day_is_of_the_year', 'documents', { year: 2025, day: '2026-01-01' }],
  ['documents_file_is_measured', 'documents', { pages: 0 }],
  ['documents_of_certificates_only', 'documents', { section: 'policies', issuer: 'TÜV' }],
  ['documents_end_is_not_before_issue', 'documents', { issued_on: '2026-01-02', valid_until: '2026-01-01' }],
  ['documents_deleted_by_is_of_the_trash', 'documents', { deleted_by: 'anna' }],
  ['events_kind_is_known', 'events', { kind: 'party' }],
  ['events_name_is_an_address', 'events', { name: 'Annual report' }],
  ['events_have_titles', 'events', { title_en: ' ' }],
  ['events_texts_are_bounded', 'events', { note_en: 'x'.repeat(201) }],
  ['events_day_is_a_calendar_day', 'events', { day: '-infinity' }],
  ['events_moved_from_another_day', 'events', { moved_from: '2027-03-31' }],
  ['events_reason_is_of_a_cancellation', 'events', { reason_en: 'No quorum.' }],
  ['events_deleted_by_is_of_the_trash', 'events', { deleted_by: 'anna' }],
  ['people_kind_is_known', 'people', { kind: 'owners' }],
  ['people_name_is_an_address', 'people', { name: 'Anna Ivanova' }],
  ['people_have_a_name_and_a_job', 'people', { job_title: ' ' }],
  ['people_email_is_an_address', 'people', { email: 'anna' }],
  ['people_numbers_can_be_called', 'people', { phone: 'ask Anna' }],
  ['people_numbers_can_be_called', 'people', { fax: '+' }],
  ['people_tags_are_different', 'people', { tags: ['foil', 'foil'] }],
  ['people_countries_are_on_the_map', 'people', { countries: ['Atlantis'] }],
  ['people_countries_are_different', 'people', { countries: ['UK', 'UK'] }],
  ['people_families_are_known', 'people', { families: ['Cast'] }],
  ['people_duties_are_known', 'people', { duties: ['all'] }],
  ['people_receive_known_inquiries', 'people', { receives: ['all'] }],
  ['people_of_sales_only', 'people', { kind: 'supply-chains', countries: ['UK'] }],
  ['people_of_sales_only', 'people', { kind: 'other-contacts', is_main: true }],
  ['people_come_back_after_they_leave', 'people', { away_from: '2026-01-02', away_until: '2026-01-01' }],
  ['people_away_have_an_end', 'people', { away_from: '2026-01-02' }],
  ['people_are_not_their_own_deputy', 'people', { id: PERSON_ID, deputy: PERSON_ID, away_until: '2026-01-01' }],
  ['people_picture_is_a_file', 'people', { picture: '../secrets' }],
  ['people_picture_focus_is_a_point', 'people', { picture: `${'a'.repeat(32)}-600x800`, picture_focus: '55 50' }],
  ['people_picture_focus_is_of_a_picture', 'people', { picture_focus: '40 50' }],
  ['people_deleted_by_is_of_the_trash', 'people', { deleted_by: 'anna' }],
  ['collection_drafts_know_their_base', 'collection_drafts', { item_id: PERSON_ID }],
  ['collection_drafts_title_is_short', 'collection_drafts', { title: 'x'.repeat(501) }],
  ['collection_drafts_content_is_bounded', 'collection_drafts', { content: { title: 'x'.repeat(4_000_001) } }],
  ['collection_drafts_deleted_by_is_of_the_trash', 'collection_drafts', { deleted_by: 'anna' }],
  ['careers_has_a_title', 'careers', { title: ' ' }],
  ['careers_has_a_title', 'careers', { title: 'x'.repeat(201) }],
  ['careers_end_is_not_before_start', 'careers', { end_date: '2025-12-31' }],
  ['careers_start_date_is_a_calendar_day', 'careers', { start_date: '-infinity' }],
  ['careers_texts_are_bounded', 'careers', { additional: 'x'.repeat(MAX_RICH_TEXT + 1) }],
  ['admins_has_a_username', 'admins', { username: ' editor' }],
  ['admins_roles_are_known', 'admins', { roles: ['owner'] }],
  ['admins_roles_are_known', 'admins', { roles: ['news', null] }],
  ['admins_email_is_an_address', 'admins', { email: 'no address' }],
  ['admins_password_is_hashed', 'admins', { password_hash: 'secret' }],
  ['sessions_expire_after_their_start', 'sessions', { expires_at: '2000-01-01' }],
  ['sessions_device_is_short', 'sessions', { expires_at: '2999-01-01', device: 'x'.repeat(61) }],
  ['sessions_network_is_coarse', 'sessions', { expires_at: '2999-01-01', network: '203.0.113.77' }],
]

const BASE: Record<string, Record<string, unknown>> = {
  news: newsRow('news'),
  careers: careerRow('Технолог'),
  collection_drafts: collectionDraftRow(PERSON_ID),
  documents: documentRow('iso-50001'),
  events: eventRow('annual-individual-2026'),
  people: personRow('anna-ivanova'),
  admins: admin,
  sessions: session,
}

const database = useMigratedDatabase()

async function constraintAgainst(table: string, changes: object): Promise<string | null> {
  await database.query('begin')
  try {
    await database.query(insertSql(table, { ...BASE[table], ...changes }))
    return null
  } catch (error) {
    const { code, constraint, message } = error as { code?: string; constraint?: string; message: string }
    return code === '23514' ? (constraint ?? null) : message
  } finally {
    await database.query('rollback')
  }
}

test.for(ACCEPTED)('accepted: %s', async ([, table, changes]) => {
  expect(await constraintAgainst(table, changes)).toBe(null)
})

test('refused by the constraint that says why', async () => {
  for (const [constraint, table, changes] of REFUSED) {
    expect([await constraintAgainst(table, changes), changes]).toEqual([constraint, changes])
  }
})

test('a version of a row is later than the one before, however fast they follow', async () => {
  await database.query(insertSql('news', newsRow('versions')))
  await database.query(`create table versions (at timestamptz)`)
  await database.query(`do $$ begin
    for round in 1 .. 300 loop
      update public.news set is_media = not is_media where slug = 'versions';
      insert into versions select updated_at from public.news where slug = 'versions';
    end loop;
  end $$`)
  const { rows } = await database.query('select count(distinct at)::int as versions from versions')
  expect(rows).toEqual([{ versions: 300 }])
  const { rows: later } = await database.query(
    `select count(*)::int as steps_back from (select at - lag(at) over () as step from versions) s where step <= interval '0'`,
  )
  expect(later).toEqual([{ steps_back: 0 }])
})

test('with an account go its sessions', async () => {
  await database.query(insertSql('admins', { ...admin, id: session.admin_id }))
  await database.query(insertSql('sessions', { ...session, expires_at: '2999-01-01' }))
  await database.query(`delete from public.admins where id = '${session.admin_id}'`)
  expect((await database.query('select * from public.sessions')).count).toBe(0)
})
