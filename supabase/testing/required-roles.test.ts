import { beforeAll, expect, test } from 'vitest'
import {
  careerRow,
  collectionDraftRow,
  documentRow,
  eventRow,
  inquiryRow,
  insertSql,
  mailRow,
  newsDraftRow,
  newsletterRow,
  newsletterTestRow,
  newsRow,
  noteRow,
  passkeyRow,
  personRow,
  previewLinkRow,
  sendingRow,
} from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const ROLES = ['administrator', 'news', 'positions', 'inquiries', 'documents'] as const
type Role = (typeof ROLES)[number]

const inTheTrash = (sql: string) => `update public.${sql} set deleted_at = now() where id = '${ID}'`

/** Each write that names who does it: which role it needs, and its SQL in the name of an account. */
const WRITES: Record<string, { needs: Role[]; before?: string; sql: (name: string) => string }> = {
  'news, inserted': {
    needs: ['news'],
    sql: (name) => insertSql('news', { ...newsRow('new'), created_by: name, updated_by: name }),
  },
  'news, saved': { needs: ['news'], sql: (name) => `update public.news set updated_by = '${name}' where id = '${ID}'` },
  'news, deleted': { needs: ['news'], sql: (name) => `select public.trash_news('${ID}', '${name}')` },
  'news, restored': {
    needs: ['news'],
    before: inTheTrash('news'),
    sql: (name) => `update public.news set deleted_at = null, deleted_by = null, updated_by = '${name}'`,
  },
  'news, erased': {
    needs: ['news'],
    before: inTheTrash('news'),
    sql: (name) => `select public.erase_news('${ID}', '${name}')`,
  },
  'news, several': { needs: ['news'], sql: (name) => `select public.change_many_news('{${ID}}', 'hide', '${name}')` },
  'news_drafts, inserted': {
    needs: ['news'],
    sql: (name) => insertSql('news_drafts', { ...newsDraftRow(OTHER), created_by: name, updated_by: name }),
  },
  'news_drafts, saved': { needs: ['news'], sql: (name) => `update public.news_drafts set updated_by = '${name}'` },
  'preview_links, inserted': {
    needs: ['news'],
    sql: (name) => insertSql('preview_links', { ...previewLinkRow(ID, 'b'), created_by: name }),
  },
  'staged_pictures, inserted': {
    needs: ['news', 'documents'],
    sql: (name) => insertSql('staged_pictures', { file: 'staged-1x1.jpg', staged_by: name }),
  },
  'newsletter_sendings, inserted': {
    needs: ['news'],
    sql: (name) => `select public.ask_for_sending('${ID}', '${name}')`,
  },
  'newsletter_sendings, cancelled': {
    needs: ['news'],
    sql: (name) => `select public.cancel_sending('${OTHER}', '${name}')`,
  },
  'newsletter_tests, inserted': {
    needs: ['news'],
    sql: (name) => insertSql('newsletter_tests', { ...newsletterTestRow(ID), asked_by: name }),
  },
  'newsletter, erased': { needs: ['news'], sql: (name) => `select public.erase_subscriber('${ID}', '${name}')` },

  'careers, inserted': {
    needs: ['positions'],
    sql: (name) => insertSql('careers', { ...careerRow('new'), updated_by: name }),
  },
  'careers, saved': { needs: ['positions'], sql: (name) => `update public.careers set updated_by = '${name}'` },
  'careers, deleted': {
    needs: ['positions'],
    sql: (name) => `select public.trash_collection_item('careers', '${ID}', '${name}')`,
  },
  'careers, erased': {
    needs: ['positions'],
    before: inTheTrash('careers'),
    sql: (name) => `select public.erase_collection_item('careers', '${ID}', '${name}')`,
  },

  'collection_drafts, inserted': {
    needs: ['positions'],
    sql: (name) => insertSql('collection_drafts', { ...collectionDraftRow(OTHER), created_by: name, updated_by: name }),
  },
  'collection_drafts, deleted': {
    needs: ['positions'],
    before: insertSql('collection_drafts', collectionDraftRow(OTHER)),
    sql: (name) => `select public.trash_collection_item('careers', '${OTHER}', '${name}')`,
  },
  'collection_drafts, restored': {
    needs: ['positions'],
    before: insertSql('collection_drafts', { ...collectionDraftRow(OTHER), deleted_at: '2026-01-01' }),
    sql: (name) => `select public.restore_collection_item('careers', '${OTHER}', '${name}')`,
  },

  ...Object.fromEntries(
    [
      ['documents', documentRow('new')] as const,
      ['events', eventRow('new')] as const,
      ['people', personRow('new')] as const,
    ].flatMap(([table, row]) => [
      [
        `${table}, inserted`,
        { needs: ['documents'], sql: (name: string) => insertSql(table, { ...row, updated_by: name }) },
      ],
      [
        `${table}, saved`,
        {
          needs: ['documents'],
          sql: (name: string) => `update public.${table} set updated_by = '${name}' where id = '${ID}'`,
        },
      ],
      [
        `${table}, deleted`,
        {
          needs: ['documents'],
          sql: (name: string) => `select public.trash_collection_item('${table}', '${ID}', '${name}')`,
        },
      ],
      [
        `${table}, restored`,
        {
          needs: ['documents'],
          before: inTheTrash(table),
          sql: (name: string) => `select public.restore_collection_item('${table}', '${ID}', '${name}')`,
        },
      ],
      [
        `${table}, erased`,
        {
          needs: ['documents'],
          before: inTheTrash(table),
          sql: (name: string) => `select public.erase_collection_item('${table}', '${ID}', '${name}')`,
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    [['documents', documentRow('other')] as const, ['people', personRow('other')] as const].map(([table, row]) => [
      `${table}, moved`,
      {
        needs: ['documents'],
        before: insertSql(table, { ...row, id: OTHER, position: 1_000 }),
        sql: (name: string) => `select public.move_collection_item('${table}', '${OTHER}', null, '${ID}', '${name}')`,
      },
    ]),
  ),

  'inquiries, changed': {
    needs: ['inquiries'],
    sql: (name) => `select public.change_inquiry('${ID}', 'new', null, 'answered', null, '${name}')`,
  },
  'inquiries, erased': { needs: ['inquiries'], sql: (name) => `select public.erase_inquiry('${ID}', '${name}')` },
  'inquiries, old ones erased': {
    needs: ['inquiries'],
    before: `update public.inquiries set created_at = '2020-01-01'`,
    sql: (name) => `select public.erase_old_inquiries('${name}')`,
  },
  'inquiries, sent again': {
    needs: ['inquiries'],
    sql: (name) => `select public.resend_inquiry('${ID}', '${name}')`,
  },
  'inquiry_notes, inserted': {
    needs: ['inquiries'],
    sql: (name) => insertSql('inquiry_notes', { ...noteRow(ID), author: name }),
  },

  'admins, invited': {
    needs: ['administrator'],
    sql: (name) => `select public.invite_account('new', 'new@example.com', '{}', '${name}')`,
  },
  'admins, changed': {
    needs: ['administrator'],
    sql: (name) => `select public.change_account('${ID}', '{"roles": ["news"]}', '${name}')`,
  },
  'admins, stopped': {
    needs: ['administrator'],
    sql: (name) => `select public.change_account('${ID}', '{"isStopped": true}', '${name}')`,
  },
  'account_mails, inserted': {
    needs: ['administrator'],
    sql: (name) => `select public.queue_account_mail('${ID}', 'reset', '${name}')`,
  },
  'second_steps, ended': {
    needs: ['administrator'],
    sql: (name) => `select public.end_second_step('${ID}', '${name}')`,
  },
  'passkeys, ended': {
    needs: ['administrator'],
    before: insertSql('passkeys', passkeyRow(ID, 'a')),
    sql: (name) => `select public.end_second_step('${ID}', '${name}')`,
  },
  'snoozes, inserted': {
    needs: ['administrator'],
    sql: (name) => `select public.snooze_finding('one', 'a reason', '2999-01-01', '${name}')`,
  },
  'snoozes, deleted': {
    needs: ['administrator'],
    before: `select public.snooze_finding('one', 'a reason', '2999-01-01', 'has administrator')`,
    sql: (name) => `select public.unsnooze_finding('one', '${name}')`,
  },
  'the whole trash, erased': {
    needs: ['administrator'],
    before: `${inTheTrash('news')}; ${inTheTrash('careers')}; ${inTheTrash('documents')}`,
    sql: (name) => `select public.erase_trash(now() + interval '1 minute', '${name}')`,
  },
}

/** Tables whose writes name no one: visitors and the server write them, or each account its own. */
const NAMELESS = [
  'account_links',
  'collection_versions',
  'document_files',
  'inquiry_files',
  'journal',
  'news_versions',
  'newsletter_mails',
  'newsletter_months',
  'presence',
  'recovery_codes',
  'sessions',
]

const database = useMigratedDatabase()

beforeAll(async () => {
  const account = (username: string, roles: string[], more = {}) =>
    insertSql('admins', { username, password_hash: '$argon2id$', roles, email: null, ...more })
  for (const role of ROLES) await database.query(account(`has ${role}`, [role]))
  await database.query(account('has nothing', []))
  await database.query(account('was stopped', [...ROLES], { disabled_at: '2026-01-01' }))
  await database.query(account('editor', ['news'], { id: ID, email: 'news@example.com' }))
  for (const [table, row] of [
    ['news', { ...newsRow('first'), id: ID }],
    ['news', { ...newsRow('second'), id: OTHER }],
    ['news_drafts', newsDraftRow(ID)],
    ['careers', { ...careerRow('first'), id: ID }],
    ['documents', { ...documentRow('first'), id: ID }],
    ['events', { ...eventRow('first'), id: ID }],
    ['people', { ...personRow('first'), id: ID }],
    ['inquiries', { ...inquiryRow('first'), id: ID }],
    ['mails', mailRow(ID, 'inquiry')],
    ['newsletter', { ...newsletterRow('first'), id: ID }],
    ['second_steps', { id: ID, secret: 'A'.repeat(32), confirmed_at: '2026-01-01' }],
  ] as const)
    await database.query(insertSql(table, row))
  await database.query(insertSql('newsletter_sendings', { ...sendingRow(OTHER), id: OTHER, asked_by: 'has news' }))
})

/** `null` when the database took it, else its SQLSTATE; nothing is left of it. */
async function refusalOf(write: string, name: string): Promise<string | null> {
  const { before, sql } = WRITES[write] as (typeof WRITES)[string]
  await database.query('begin')
  try {
    for (const each of before?.split('; ') ?? []) await database.query(each)
    await database.query('set local role service_role')
    await database.query(sql(name))
    return null
  } catch (error) {
    return String((error as { code?: unknown }).code)
  } finally {
    await database.query('rollback')
  }
}

test.for(Object.keys(WRITES))('SEC %s: only by who has the role', async (write) => {
  const { needs } = WRITES[write] as (typeof WRITES)[string]
  const answers: Record<string, string | null> = {}
  for (const name of [...ROLES, 'nothing']) answers[name] = await refusalOf(write, `has ${name}`)
  const isAllowed = (role: Role) => role === 'administrator' || needs.includes(role)
  expect(answers).toEqual({
    ...Object.fromEntries(ROLES.map((role) => [role, isAllowed(role) ? null : 'RO403'])),
    nothing: 'RO403',
  })
  for (const name of ['was stopped', 'no such account']) expect(await refusalOf(write, name)).toBe('RO403')
})

test('SEC all tables but those that name no one are judged', async () => {
  const { rows } = await database.query(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgrelid = pg_class.oid and proname in ('judge_writer', 'judge_collection_draft')
    )
    order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(NAMELESS)
})

test('what the server and restorations write names no one, or is not judged', async () => {
  await database.query('begin')
  try {
    await database.query(`update public.news set visible_until = now() where id = '${ID}'`)
    await database.query(`select public.erase_trash()`)
    await database.query(`select set_config('app.is_restoring', 'on', true)`)
    await database.query(insertSql('careers', { ...careerRow('back'), updated_by: 'who is no more' }))
  } finally {
    await database.query('rollback')
  }
})
