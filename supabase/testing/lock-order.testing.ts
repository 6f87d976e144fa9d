import { expect, test } from 'vitest'
import { documentRow, insertSql, newsContent, newsDraftRow, newsRow, personRow } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const NEWS = ['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000012'] as const
const PEOPLE = ['00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000022'] as const
const DOCUMENTS = ['00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000032'] as const
const ADMIN = '00000000-0000-4000-8000-000000000041'
const LINK = 'a'.repeat(64)
const [FIRST, SECOND] = NEWS
/** In the trash, with a draft. */
const DELETED = '00000000-0000-4000-8000-000000000013'

/** Writes of one topic, and what every pair of them finds. */
type Topic = { name: string; prepare: string[]; writes: Record<string, string> }

const many = (act: string, ids: readonly string[] = NEWS) =>
  `select public.change_many_news(array['${ids.join("','")}']::uuid[], '${act}', '')`
const draftOf = (id: string) =>
  `${insertSql('news_drafts', newsDraftRow(id))} on conflict (id) do update set content = excluded.content`
const text = JSON.stringify(newsContent)

const TOPICS: Topic[] = [
  {
    name: 'news',
    prepare: [
      'delete from public.news where true',
      ...NEWS.map((id, index) => insertSql('news', { ...newsRow(`item-${index}`), id, status: 'published' })),
      insertSql('news', { ...newsRow('deleted'), id: DELETED, status: 'published', deleted_at: '2026-01-31' }),
      draftOf(DELETED),
      // One item has a draft, of the other it is the first.
      draftOf(SECOND),
    ],
    writes: {
      'the first draft of an item': draftOf(FIRST),
      'a later draft of an item': draftOf(SECOND),
      'discarding a draft': `delete from public.news_drafts where id = '${SECOND}'`,
      publishing: `update public.news set content = '${text}', status = 'published' where id = '${FIRST}'`,
      'publishing the other': `update public.news set content = '${text}', status = 'published' where id = '${SECOND}'`,
      hiding: `update public.news set status = 'hidden' where id = '${FIRST}'`,
      'hiding many': many('hide'),
      'moving many to the media': many('toMedia'),
      'deleting many': many('delete', [SECOND, FIRST]),
      deleting: `select public.trash_news('${SECOND}', '')`,
      'a later draft of a deleted item': draftOf(DELETED),
      'emptying the trash': "select public.erase_trash(now(), '')",
      'erasing one': `select public.erase_news('${DELETED}', '')`,
    },
  },
  {
    name: 'places',
    prepare: [
      'delete from public.people where true',
      'delete from public.documents where true',
      ...PEOPLE.map((id, index) => insertSql('people', { ...personRow(`person-${index}`), id, position: index + 1 })),
      ...DOCUMENTS.map((id, index) =>
        insertSql('documents', { ...documentRow(`iso-${index}`), id, position: index + 1 }),
      ),
    ],
    writes: Object.fromEntries([
      ...(['people', 'documents'] as const).flatMap((collection) =>
        (collection === 'people' ? PEOPLE : DOCUMENTS).flatMap((id, index, [first, second]) => {
          const other = `'${index === 0 ? second : first}'`
          return [
            [
              `${collection}: number ${index + 1} up`,
              `select public.move_collection_item('${collection}', '${id}', null, ${other}, '')`,
            ],
            [
              `${collection}: number ${index + 1} down`,
              `select public.move_collection_item('${collection}', '${id}', ${other}, null, '')`,
            ],
          ]
        }),
      ),
      ['people: both saved', "update public.people set job_title = 'Manager' where true"],
      ['people: emptying the trash', "select public.erase_trash(now(), '')"],
    ]),
  },
  {
    name: 'accounts',
    prepare: [
      'delete from public.admins where true',
      insertSql('admins', {
        id: ADMIN,
        username: 'anna',
        email: 'anna@example.com',
        password_hash: '$argon2id$x',
        roles: [],
      }),
      `select public.queue_account_mail('${ADMIN}', 'reset')`,
      `insert into public.account_links (hash, mail_id) select '${LINK}', id from public.account_mails`,
    ],
    writes: {
      'asking for a link': `select public.queue_account_mail('${ADMIN}', 'reset')`,
      'using a link': `select public.use_account_link('${LINK}', '$argon2id$y')`,
      'signing in': `select public.start_session('${ADMIN}', '$argon2id$x', now(), now() + interval '1 hour')`,
      'a new password': `update public.admins set password_hash = '$argon2id$z' where id = '${ADMIN}'`,
      'stopping it': `update public.admins set disabled_at = now() where id = '${ADMIN}'`,
      'deleting it': `delete from public.admins where id = '${ADMIN}'`,
    },
  },
]

/** Every pair a thousand times is the work of an hour. */
const TIMEOUT_MS = 2 * 3_600_000

/** Pairs that once took their rows in two orders. */
const ONCE_CROSSED = [
  ['the first draft of an item', 'publishing'],
  ['a later draft of an item', 'moving many to the media'],
  ['a later draft of a deleted item', 'erasing one'],
  ['people: number 1 down', 'people: number 2 up'],
  ['documents: number 1 down', 'documents: number 2 up'],
  ['asking for a link', 'signing in'],
]

/**
 * Declares that no two writes of the same topic wait for each other for good (40P01), however often they come at once.
 * @param rounds how often each pair is tried
 * @param isWhole every pair there is, and not only those that once failed
 */
export function testLockOrder({ rounds, isWhole }: { rounds: number; isWhole: boolean }): void {
  const database = useMigratedDatabase()
  test.for(TOPICS)(
    'F39 no two writes of $name end in a deadlock',
    { timeout: TIMEOUT_MS },
    async ({ prepare, writes }) => {
      const sessions = [await database.session(), await database.session()]
      for (const session of sessions) await session.query("set deadlock_timeout = '100ms'")
      const names = Object.keys(writes)
      const pairs = isWhole
        ? names.flatMap((first, index) => names.slice(index).map((second) => [first, second]))
        : ONCE_CROSSED.filter(([first]) => first !== undefined && names.includes(first))
      const deadlocks: string[] = []
      for (const pair of pairs) if (await isCrossed(pair)) deadlocks.push(pair.join(' / '))
      for (const session of sessions) await session.close()
      expect(deadlocks).toEqual([])

      async function isCrossed(pair: string[]): Promise<boolean> {
        for (let round = 0; round < rounds; round += 1) {
          await database.query(prepare.join(';'))
          const done = await Promise.allSettled(
            sessions.map((one, index) => one.query(writes[pair[index] ?? ''] ?? '')),
          )
          if (done.some((each) => each.status === 'rejected' && each.reason.code === '40P01')) return true
        }
        return false
      }
    },
  )
}
