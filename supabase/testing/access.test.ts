import { beforeAll, expect, test } from 'vitest'
import {
  careerRow,
  collectionDraftRow,
  collectionVersionRow,
  documentFileRow,
  documentRow,
  eventRow,
  fileRow,
  inquiryRow,
  insertSql,
  mailRow,
  newsDraftRow,
  newsletterMailRow,
  newsletterRow,
  newsletterTestRow,
  newsRow,
  newsVersionRow,
  noteRow,
  passkeyRow,
  personRow,
  previewLinkRow,
  sendingRow,
  snoozeRow,
} from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const ROLES = ['anon', 'authenticated', 'service_role'] as const
const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const
type Rights = Record<(typeof OPERATIONS)[number], number | 'denied'>

const NOTHING: Rights = { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' }
/** Visitors read of them what is public: one row of each here. All other tables are the service role's alone. */
const READ_BY_VISITORS = ['news', 'careers']

/** What the service role may do with the tables and views of the schema `private`; the others may do nothing. */
const PRIVATE: Record<string, string[]> = {
  attention_mail_counts: ['select'],
  attention_mails: ['select', 'insert', 'delete'],
  backups: ['select', 'insert', 'update'],
  // Triggers and functions of the owner alone.
  content_version: [],
  last_account_mails: ['select'],
  leaves: ['select'],
  link_answers: ['select', 'insert', 'update', 'delete'],
  link_places: ['select'],
  moments: ['select'],
  collections: ['select'],
  restored_rows: [],
  shown_links: ['select'],
  spent_challenges: ['select', 'insert', 'delete'],
  visible_careers: ['select'],
  visible_news: ['select'],
}

const ADMIN = '00000000-0000-4000-8000-000000000001'
const SECOND = '00000000-0000-4000-8000-000000000002'
const inTheTrash = { deleted_at: '2026-02-01' }

const ROWS = [
  { table: 'admins', row: { id: ADMIN, username: 'anna', password_hash: '$argon2id$' } },
  { table: 'admins', row: { id: SECOND, username: 'second', password_hash: '$argon2id$' } },
  { table: 'news', row: newsRow('first') },
  { table: 'news', row: { ...newsRow('in-the-trash'), ...inTheTrash } },
  { table: 'news', row: { ...newsRow('draft'), id: ADMIN, status: 'draft' } },
  { table: 'news', row: { ...newsRow('hidden'), id: SECOND, status: 'hidden' } },
  { table: 'news', row: { ...newsRow('planned'), visible_from: '2999-01-01' } },
  { table: 'news', row: { ...newsRow('ended'), visible_until: '2020-01-01' } },
  { table: 'news_drafts', row: newsDraftRow(ADMIN) },
  { table: 'preview_links', row: previewLinkRow(ADMIN, 'a') },
  { table: 'staged_pictures', row: { file: 'staged-1x1.jpg', staged_by: 'anna' } },
  { table: 'presence', row: { item_id: ADMIN, tab: ADMIN, who: 'anna' } },
  { table: 'journal', row: { by_whom: 'anna', act: 'signIn', kind: 'session' } },
  { table: 'careers', row: careerRow('first') },
  { table: 'careers', row: { ...careerRow('in the trash'), ...inTheTrash } },
  { table: 'documents', row: documentRow('first') },
  { table: 'document_files', row: documentFileRow() },
  { table: 'events', row: eventRow('first') },
  { table: 'collection_versions', row: collectionVersionRow(1) },
  { table: 'collection_drafts', row: collectionDraftRow(ADMIN) },
  { table: 'people', row: personRow('first') },
  { table: 'account_mails', row: { id: ADMIN, admin_id: ADMIN, kind: 'reset', expires_at: '2999-01-01' } },
  { table: 'account_links', row: { hash: 'a'.repeat(64), mail_id: ADMIN } },
  { table: 'second_steps', row: { id: ADMIN, secret: 'A'.repeat(32) } },
  { table: 'recovery_codes', row: { admin_id: ADMIN, hash: 'a'.repeat(64) } },
  { table: 'passkeys', row: passkeyRow(ADMIN, 'a') },
  { table: 'sessions', row: { jti: ADMIN, admin_id: ADMIN, expires_at: '2999-01-01' } },
  { table: 'inquiries', row: { ...inquiryRow('first'), id: ADMIN } },
  { table: 'inquiry_notes', row: noteRow(ADMIN) },
  { table: 'inquiry_files', row: fileRow(ADMIN, ADMIN) },
  { table: 'newsletter', row: { ...newsletterRow('first'), id: SECOND } },
  { table: 'newsletter_sendings', row: { ...sendingRow(ADMIN), id: ADMIN } },
  { table: 'newsletter_mails', row: newsletterMailRow(ADMIN, SECOND) },
  { table: 'newsletter_tests', row: newsletterTestRow(ADMIN) },
  { table: 'newsletter_months', row: { id: '2026-01-01', joined: 1 } },
  { table: 'mails', row: mailRow(ADMIN, 'inquiry') },
  { table: 'snoozes', row: snoozeRow('noDateAhead:') },
]

/** One more row of every table. */
const ANOTHER: Record<string, Record<string, unknown>> = {
  news: newsRow('another'),
  news_drafts: newsDraftRow(SECOND),
  news_versions: newsVersionRow(ADMIN, 9),
  preview_links: previewLinkRow(ADMIN, 'b'),
  staged_pictures: { file: 'another-1x1.jpg', staged_by: 'anna' },
  presence: { item_id: ADMIN, tab: SECOND, who: 'anna' },
  journal: { by_whom: 'anna', act: 'signIn', kind: 'session' },
  careers: careerRow('another'),
  documents: documentRow('another'),
  document_files: documentFileRow(),
  events: eventRow('another'),
  collection_versions: collectionVersionRow(2),
  collection_drafts: collectionDraftRow(SECOND),
  people: personRow('another'),
  admins: { username: 'another', password_hash: '$argon2id$' },
  account_mails: { admin_id: ADMIN, kind: 'invitation', expires_at: '2999-01-01' },
  account_links: { hash: 'b'.repeat(64), mail_id: ADMIN },
  second_steps: { id: SECOND, secret: 'B'.repeat(32) },
  recovery_codes: { admin_id: ADMIN, hash: 'b'.repeat(64) },
  passkeys: passkeyRow(ADMIN, 'b'),
  sessions: { jti: SECOND, admin_id: ADMIN, expires_at: '2999-01-01' },
  inquiries: inquiryRow('another'),
  inquiry_notes: noteRow(ADMIN),
  inquiry_files: fileRow(SECOND, null),
  newsletter: newsletterRow('another'),
  newsletter_sendings: sendingRow(null),
  newsletter_mails: newsletterMailRow(ADMIN, null),
  newsletter_tests: newsletterTestRow(ADMIN),
  newsletter_months: { id: '2026-02-01' },
  mails: mailRow(SECOND, 'confirmation'),
  snoozes: snoozeRow('backupOld:'),
}

const TIMES: Record<string, string> = {
  mails: 'queued_at',
  news_versions: 'saved_at',
  collection_versions: 'saved_at',
  presence: 'seen_at',
}
const timeOf = (table: string) => TIMES[table] ?? 'created_at'
const statement = (table: string, operation: (typeof OPERATIONS)[number]) =>
  ({
    select: `select ${timeOf(table)} from public.${table}`,
    insert: insertSql(table, ANOTHER[table] ?? {}),
    update: `update public.${table} set ${timeOf(table)} = ${timeOf(table)}`,
    delete: `delete from public.${table}`,
  })[operation]

const database = useMigratedDatabase()

beforeAll(async () => {
  for (const { table, row } of ROWS) await database.query(insertSql(table, row))
})

async function tryAs(role: string, sql: string): Promise<number | string> {
  await database.query('begin')
  try {
    await database.query(`set local role ${role}`)
    return (await database.query(sql)).count
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return code === '42501' ? 'denied' : message
  } finally {
    await database.query('rollback')
  }
}

async function names(sql: string): Promise<unknown[]> {
  return (await database.query(sql)).rows.map((row) => row.name)
}

test('F37 every table has row level security, and a row here', async () => {
  const inPublic = `from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`
  expect(await names(`select relname as name ${inPublic} and not relrowsecurity`)).toEqual([])
  expect(await names(`select relname as name ${inPublic} order by 1`)).toEqual(Object.keys(ANOTHER).sort())
})

test.for(Object.keys(ANOTHER))('F37 who may do what with %s', async (table) => {
  const found: Record<string, Record<string, unknown>> = {}
  for (const role of ROLES) {
    found[role] = {}
    for (const operation of OPERATIONS) found[role][operation] = await tryAs(role, statement(table, operation))
  }
  const { count } = await database.query(`select from public.${table}`)
  expect(count).toBeGreaterThan(0)
  expect(found).toEqual({
    anon: READ_BY_VISITORS.includes(table) ? { ...NOTHING, select: 1 } : NOTHING,
    authenticated: NOTHING,
    service_role: { select: count, insert: 1, update: count, delete: count },
  })
})

test('F37 of the schema private visitors reach nothing, and the service role what stands in the matrix', async () => {
  const { rows } = await database.query(`
    select relname as name, role,
      array(
        select operation from unnest(array['${OPERATIONS.join("', '")}']) with ordinality as each (operation, place)
        where has_table_privilege(role, pg_class.oid, operation) order by place
      ) as rights
    from pg_class, unnest(array['${ROLES.join("', '")}']) as role
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`)
  const rightsOf = (role: string) =>
    Object.fromEntries(rows.filter((row) => row.role === role).map((row) => [row.name, row.rights]))
  const nothing = Object.fromEntries(Object.keys(PRIVATE).map((name) => [name, []]))
  expect(rightsOf('anon')).toEqual(nothing)
  expect(rightsOf('authenticated')).toEqual(nothing)
  expect(rightsOf('service_role')).toEqual(PRIVATE)
  for (const role of ['anon', 'authenticated'])
    for (const name of Object.keys(PRIVATE))
      expect(await tryAs(role, `select from private.${name}`), `${role}: ${name}`).toBe('denied')
})

test('F37 anon reads of news and positions only the columns that pages show', async () => {
  const columns = (table: string) =>
    names(`select column_name as name from information_schema.column_privileges
      where grantee = 'anon' and table_schema = 'public' and table_name = '${table}' order by 1`)
  const both = ['created_at', 'id', 'updated_at']
  expect(await columns('news')).toEqual(
    [...both, 'alt', 'content', 'cover', 'gallery', 'is_media', 'published_on', 'slug'].sort(),
  )
  expect(await columns('careers')).toEqual(
    [
      ...both,
      'additional',
      'end_date',
      'is_internship',
      'requirements',
      'responsibilities',
      'start_date',
      'title',
    ].sort(),
  )
  expect(await tryAs('anon', 'select request_key from public.news')).toBe('denied')
  expect(await tryAs('anon', 'select deleted_at from public.careers')).toBe('denied')
})

test.for(['anon', 'authenticated'])('F37 %s may call no function of ours', async (role) => {
  const callable = `select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')`
  expect(await names(callable)).toEqual([])
  expect(await tryAs(role, "select private.are_different('{}')")).toBe('denied')
})

test("F37 a table, view or function that is made later without any grant is the service role's alone", async () => {
  await database.query(`
    begin;
    set local role postgres;
    create table public.later (id integer);
    create view public.later_view as select 1 as id;
    create sequence public.later_sequence;
    create function public.later() returns integer language sql as 'select 1';
    create table private.later (id integer);
    create function private.later() returns integer language sql as 'select 1';
    commit`)
  const reaches = {
    'public.later': 'select id from public.later',
    'public.later_view': 'select id from public.later_view',
    'public.later_sequence': "select nextval('public.later_sequence')",
    'public.later()': 'select public.later()',
    'private.later': 'select id from private.later',
    'private.later()': 'select private.later()',
  }
  const denied: Record<string, string[]> = {}
  for (const role of ROLES) {
    denied[role] = []
    for (const [name, sql] of Object.entries(reaches))
      if ((await tryAs(role, sql)) === 'denied') denied[role].push(name)
  }
  const all = Object.keys(reaches)
  expect(denied).toEqual({
    anon: all,
    authenticated: all,
    // A table of `private` is what its triggers and functions with the rights of the owner use.
    service_role: ['public.later_sequence', 'private.later'],
  })
  await database.query(`
    drop table public.later, private.later;
    drop view public.later_view;
    drop sequence public.later_sequence;
    drop function public.later, private.later`)
})

test('F37 of the functions of the schema private, everybody (PUBLIC) may execute none', async () => {
  expect(
    await names(`select proname as name from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee = 0`),
  ).toEqual([])
})
