import {
  careerRow,
  collectionDraftRow,
  documentFileRow,
  documentRow,
  eventRow,
  inquiryRow,
  insertSql,
  newsContent,
  newsDraftRow,
  newsletterMailRow,
  newsletterRow,
  newsRow,
  personRow,
  sendingRow,
} from './rows.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const NEWS = [uuid(11), uuid(12)] as const
/** In the trash, with a draft. */
const DELETED_NEWS = uuid(13)
/** Not published yet. */
const UNPUBLISHED = uuid(14)
const PEOPLE = [uuid(21), uuid(22)] as const
const DOCUMENTS = [uuid(31), uuid(32)] as const
/** A new file that waits for a document. */
const FILE = uuid(33)
const ADMIN = uuid(41)
const LINK = 'a'.repeat(64)
/** One of each collection in the trash. */
const DELETED = { careers: uuid(51), documents: uuid(52), events: uuid(53), people: uuid(54) } as const
/** Of a row that is not there yet, of a person, and one in the trash. */
const DRAFTS = [uuid(61), uuid(62), uuid(63)] as const
const SUBSCRIBER = uuid(71)
/** Of each of the news. */
const SENDINGS = [uuid(72), uuid(73)] as const
const NEWSLETTER_MAILS = [uuid(74), uuid(75)] as const
const INQUIRY = uuid(81)
const TOKEN = newsletterRow('reader').token
const DELETED_AT = '2026-01-31'

/** The rows that the writes find. */
export const ROWS = [
  insertSql('admins', {
    ...{
      id: ADMIN,
      username: 'anna',
      email: 'anna@example.com',
      password_hash: '$argon2id$x',
      roles: ['administrator'],
    },
  }),
  ...NEWS.map((id, index) => insertSql('news', { ...newsRow(`item-${index}`), id, status: 'published' })),
  insertSql('news', { ...newsRow('deleted'), id: DELETED_NEWS, status: 'published', deleted_at: DELETED_AT }),
  insertSql('news', { ...newsRow('unpublished'), id: UNPUBLISHED, status: 'draft', updated_by: 'anna' }),
  // Of the two items one has a draft, of the other it is the first.
  ...[DELETED_NEWS, NEWS[1]].map((id) => insertSql('news_drafts', { ...newsDraftRow(id), updated_by: 'anna' })),
  ...PEOPLE.map((id, index) => insertSql('people', { ...personRow(`person-${index}`), id, position: index + 1 })),
  ...DOCUMENTS.map((id, index) => insertSql('documents', { ...documentRow(`iso-${index}`), id, position: index + 1 })),
  insertSql('document_files', { ...documentFileRow(), id: FILE }),
  insertSql('careers', { ...careerRow('Deleted'), id: DELETED.careers, deleted_at: DELETED_AT }),
  insertSql('documents', { ...documentRow('deleted'), id: DELETED.documents, deleted_at: DELETED_AT }),
  insertSql('events', { ...eventRow('deleted'), id: DELETED.events, deleted_at: DELETED_AT }),
  insertSql('people', { ...personRow('deleted'), id: DELETED.people, deleted_at: DELETED_AT }),
  // The higher id first: the foreign key finds the rows in the order in which they are stored.
  ...[PEOPLE[1], PEOPLE[0]].map(
    (id) => `update public.people set away_until = '2999-01-01', deputy = '${DELETED.people}' where id = '${id}'`,
  ),
  insertSql('collection_drafts', { ...collectionDraftRow(DRAFTS[0]), collection: 'people', updated_by: 'anna' }),
  insertSql('collection_drafts', {
    ...collectionDraftRow(DRAFTS[1]),
    ...{ collection: 'people', item_id: DELETED.people, based_on: DELETED_AT, created_by: 'anna' },
  }),
  insertSql('collection_drafts', { ...collectionDraftRow(DRAFTS[2]), collection: 'people', deleted_at: DELETED_AT }),
  `select public.queue_account_mail('${ADMIN}', 'reset')`,
  `insert into public.account_links (hash, mail_id) select '${LINK}', id from public.account_mails`,
  insertSql('newsletter', { ...newsletterRow('reader'), id: SUBSCRIBER, confirmed_at: DELETED_AT }),
  insertSql('mails', { id: SUBSCRIBER, kind: 'confirmation', status: 'sent' }),
  ...SENDINGS.map((id, index) =>
    insertSql('newsletter_sendings', {
      ...sendingRow(NEWS[index] ?? null),
      ...{ id, started_at: DELETED_AT, recipients: 1 },
    }),
  ),
  ...SENDINGS.map((sending, index) =>
    insertSql('newsletter_mails', { ...newsletterMailRow(sending, SUBSCRIBER), id: NEWSLETTER_MAILS[index] }),
  ),
  ...NEWSLETTER_MAILS.map((id) => insertSql('mails', { id, kind: 'newsletter' })),
  insertSql('inquiries', { ...inquiryRow('first'), id: INQUIRY }),
  insertSql('mails', { id: INQUIRY, kind: 'inquiry' }),
]

const text = JSON.stringify(newsContent)
const many = (act: string, ids: readonly string[] = NEWS) =>
  `select public.change_many_news(array['${ids.join("','")}']::uuid[], '${act}', 'anna')`
const draftOf = (id: string) =>
  `${insertSql('news_drafts', { ...newsDraftRow(id), updated_by: 'anna' })}
  on conflict (id) do update set content = excluded.content, updated_by = 'anna'`
const publish = (id: string) =>
  `update public.news set content = '${text}', status = 'published', updated_by = 'anna' where id = '${id}'`
const moves = (collection: string, [first, second]: readonly [string, string]) => ({
  [`${collection}: number 1 up`]: `select public.move_collection_item('${collection}', '${first}', null, '${second}', '')`,
  [`${collection}: number 1 down`]: `select public.move_collection_item('${collection}', '${first}', '${second}', null, '')`,
  [`${collection}: number 2 up`]: `select public.move_collection_item('${collection}', '${second}', null, '${first}', '')`,
  [`${collection}: number 2 down`]: `select public.move_collection_item('${collection}', '${second}', '${first}', null, '')`,
})
const eachDeleted = (act: 'restore' | 'erase') =>
  Object.fromEntries(
    Object.entries(DELETED).map(([collection, id]) => [
      `${collection}: ${act} from the trash`,
      `select public.${act}_collection_item('${collection}', '${id}', 'anna')`,
    ]),
  )

/** What staff, visitors and the server write, each in a transaction of its own. */
export const WRITES: Record<string, string> = {
  'the first draft of an item': draftOf(NEWS[0]),
  'a later draft of an item': draftOf(NEWS[1]),
  'a later draft of a deleted item': draftOf(DELETED_NEWS),
  'saving an unpublished item': `update public.news set content = '${text}', updated_by = 'anna' where id = '${UNPUBLISHED}'`,
  'a draft of an unpublished item': draftOf(UNPUBLISHED),
  'discarding a draft': `delete from public.news_drafts where id = '${NEWS[1]}'`,
  publishing: publish(NEWS[0]),
  'publishing the other': publish(NEWS[1]),
  hiding: `update public.news set status = 'hidden', updated_by = 'anna' where id = '${NEWS[0]}'`,
  'hiding many': many('hide'),
  'moving many to the media': many('toMedia'),
  'deleting many': many('delete', [NEWS[1], NEWS[0]]),
  'restoring many': many('restore', [DELETED_NEWS]),
  deleting: `select public.trash_news('${NEWS[1]}', 'anna')`,
  'erasing one': `select public.erase_news('${DELETED_NEWS}', 'anna')`,
  'emptying the trash': "select public.erase_trash(now(), 'anna')",
  ...moves('people', PEOPLE),
  ...moves('documents', DOCUMENTS),
  ...eachDeleted('restore'),
  ...eachDeleted('erase'),
  'people: one saved': `update public.people set job_title = 'Manager', updated_by = 'anna' where id = '${PEOPLE[0]}'`,
  'people: one to the trash': `select public.trash_collection_item('people', '${PEOPLE[1]}', 'anna')`,
  'documents: a new file': `update public.documents set file = '${FILE}', updated_by = 'anna' where id = '${DOCUMENTS[0]}'`,
  'a draft of a new person': `update public.collection_drafts set title = 'A', updated_by = 'anna' where id = '${DRAFTS[0]}'`,
  'a draft of a person': `update public.collection_drafts set title = 'A', updated_by = 'anna' where id = '${DRAFTS[1]}'`,
  'a draft to the trash': `select public.trash_collection_item('people', '${DRAFTS[0]}', 'anna')`,
  'a draft from the trash': `select public.restore_collection_item('people', '${DRAFTS[2]}', 'anna')`,
  'erasing a draft': `select public.erase_collection_item('people', '${DRAFTS[2]}', 'anna')`,
  'asking for a link': `select public.queue_account_mail('${ADMIN}', 'reset')`,
  'asking for an address': `select public.ask_for_address('${ADMIN}', 'anna.petrova@example.com')`,
  'using a link': `select public.use_account_link('${LINK}', '$argon2id$y')`,
  'signing in': `select public.start_session('${ADMIN}', '$argon2id$x', now(), now() + interval '1 hour')`,
  'a new password': `select public.change_password('${ADMIN}', '$argon2id$x', '$argon2id$z', now(), now() + interval '1 hour')`,
  'another address of an account': `select public.change_account('${ADMIN}', '{"email": "p@example.com"}', 'anna')`,
  'subscribing again': `select public.take_subscription('reader@example.com', '${'t'.repeat(43)}')`,
  'choosing topics': `select public.choose_topics('${TOKEN}', '{jobs}')`,
  'leaving the newsletter': `select public.end_subscription('${TOKEN}')`,
  'erasing a subscriber': `select public.erase_subscriber('${SUBSCRIBER}', 'anna')`,
  'asking for a newsletter to oneself': `select public.ask_for_newsletter_test('${NEWS[0]}', 'anna@example.com', 'bg', 'anna')`,
  'asking for a sending': `select public.ask_for_sending('${NEWS[0]}', 'anna')`,
  'claiming mails': 'select public.claim_mails(10, 60)',
  'settling a mail': `select public.settle_mail('${NEWSLETTER_MAILS[0]}', 1, 'sent', 'r')`,
  'taking an inquiry': `select public.take_inquiry('${JSON.stringify(inquiryRow('second'))}', 'key')`,
  'answering an inquiry': `select public.change_inquiry('${INQUIRY}', 'new', null, 'answered', '${ADMIN}', 'anna')`,
  'sending an inquiry again': `select public.resend_inquiry('${INQUIRY}', 'anna')`,
  'erasing an inquiry': `select public.erase_inquiry('${INQUIRY}', 'anna')`,
}

/** Pairs that once took their rows in two orders. */
export const ONCE_CROSSED: [string, string][] = [
  ['the first draft of an item', 'publishing'],
  ['a later draft of an item', 'moving many to the media'],
  ['a later draft of a deleted item', 'erasing one'],
  ['people: number 1 down', 'people: number 2 up'],
  ['documents: number 1 down', 'documents: number 2 up'],
  ['people: number 1 down', 'people: erase from the trash'],
  ['asking for a link', 'signing in'],
  ['emptying the trash', 'people: restore from the trash'],
]
