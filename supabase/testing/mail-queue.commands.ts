import fc from 'fast-check'
import {
  type Answer,
  type Claim,
  type ClaimedRow,
  createQueueModel,
  LEASE,
  type Moment,
  type QueueModel,
  WAITS,
} from './mail-queue.model.ts'
import type { MigratedDatabase } from './migrated-database.ts'
import { inquiryRow } from './rows.ts'

/** The database, how many seconds its clock was put forward, and what processes hold. */
type Database = Pick<MigratedDatabase, 'query'>
type Queue = { database: Database; skipped: number; claims: Claim[] }
type QueueCommand = fc.AsyncCommand<QueueModel, Queue>

/** Milliseconds to which the clocks of this process and of the database agree. */
const AGREEMENT = 50

const MAX_WAIT = 3961

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const idOf = (name: string) => `(select id from public.inquiries where name = ${quoted(name)})`

/** Asks the database, and tells between which moments it has answered. */
async function ask(queue: Queue, sql: string): Promise<{ rows: Record<string, unknown>[]; at: Moment }> {
  const now = (agreement: number) => queue.skipped + (performance.now() + agreement) / 1000
  const earliest = now(-AGREEMENT)
  const { rows } = await queue.database.query(sql)
  return { rows, at: { earliest, latest: now(AGREEMENT) } }
}

const command = (title: string, run: QueueCommand['run'], check: QueueCommand['check'] = () => true) => ({
  run,
  check,
  toString: () => title,
})

/** A visitor sends an inquiry, or the same once more. */
const take = (name: string): QueueCommand =>
  command(`take ${name}`, async (model, queue) => {
    const entry = quoted(JSON.stringify(inquiryRow(name)))
    const { at } = await ask(queue, `select from public.take_inquiry(${entry}, ${quoted(`key of ${name}`)})`)
    model.take(name, at)
  })

/** A process takes what is due. */
const claim = (howMany: number): QueueCommand =>
  command(`claim ${howMany}`, async (model, queue) => {
    const claimed = `public.claim_mails(${howMany}, ${LEASE}) as mail join public.inquiries on inquiry_id = inquiries.id`
    const { rows, at } = await ask(queue, `select name, mailing, attempts, status from ${claimed}`)
    queue.claims.push(...model.claim(rows as ClaimedRow[], howMany, at))
  })

/** What becomes of a process that has sent a mail; one that gets no answer of the database tells it once more, later. */
type Fate = 'lives' | 'is killed' | 'repeats'

/** A process sends a mail that it holds, maybe for far too long, and writes down the answer. */
const deliver = (which: number, answer: Answer, fate: Fate): QueueCommand =>
  command(`deliver ${which}: ${answer}, ${fate}`, async (model, queue) => {
    const [held] = queue.claims.splice(which % queue.claims.length, 1)
    if (!held) return
    if (answer === 'sent') model.post(held)
    if (fate === 'is killed') return
    if (fate === 'repeats') queue.claims.push(held)
    const settled = `${idOf(held.name)}, ${held.mailing}, '${answer}', 'why', ${held.attempt}`
    const { at } = await ask(queue, `select public.settle_mail(${settled})`)
    model.settle(held, answer, at)
  })

/** Staff ask for a mail again. */
const resend = (name: string): QueueCommand =>
  command(
    `resend ${name}`,
    async (model, queue) => {
      const { at } = await ask(queue, `select from public.resend_inquiry(${idOf(name)}, '')`)
      model.resend(name, at)
    },
    (model) => model.names().includes(name),
  )

/** A process tells the end of a mail once more, after staff have asked for the mail again: left to chance it is too rare. */
const tellLate = (answer: Answer): QueueCommand =>
  command(`tell ${answer} once more after a resend`, async (model, queue) => {
    await claim(3).run(model, queue)
    const [held] = queue.claims
    if (!held) return
    await deliver(0, answer, 'repeats').run(model, queue)
    await resend(held.name).run(model, queue)
    await deliver(queue.claims.length - 1, answer, 'lives').run(model, queue)
  })

/** Time passes: for the database everything has happened so much earlier. */
const pass = (seconds: number): QueueCommand =>
  command(`pass ${seconds} s`, async (_, queue) => {
    const moments = ['first_attempt_at', 'next_attempt_at', 'claimed_until', 'queued_at', 'sent_at']
    const earlier = (column: string) => `${column} = ${column} - interval '${seconds} seconds'`
    await queue.database.query(`update public.mails set ${moments.map(earlier).join(', ')}`)
    await queue.database.query(`update public.inquiries set ${earlier('created_at')}`)
    queue.skipped += seconds
  })

/** So many attempts in vain; someone looks for the next one shortly before its time, and right after. */
const tryInVain = (times: number): QueueCommand =>
  command(`try ${times} times in vain`, async (model, queue) => {
    for (const wait of [...WAITS, ...WAITS].slice(0, times)) {
      await claim(3).run(model, queue)
      if (queue.claims.length > 0) await deliver(0, 'retry', 'lives').run(model, queue)
      await pass(wait - 0.5).run(model, queue)
      await claim(3).run(model, queue)
      await pass(wait * 0.1 + 0.8).run(model, queue)
    }
  })

const name = fc.constantFrom('Anna', 'Boris', "O'Neill")
const howMany = fc.integer({ min: 1, max: 3 })
const answer = fc.constantFrom<Answer[]>('sent', 'retry', 'retry', 'retry', 'rejected')
const fate = fc.constantFrom<Fate[]>('lives', 'lives', 'lives', 'is killed', 'repeats')
const delivery = fc.tuple(fc.nat(5), answer, fate).map((parts) => deliver(...parts))
/** Shortly before and after the moments at which something has to happen, and some hours. */
const seconds = fc.constantFrom(
  ...[4.5, 5.7, 29.5, 33.2, 119.5, 132.2, 599.5, 660.2, 3599.5, 3960.2],
  ...[59.5, 60.2, 18_000, 57_600, 72_001],
)

/** What may happen to the queue, in any order. */
const commands = fc.commands<QueueModel, Queue, false>(
  [
    name.map(take),
    howMany.map(claim),
    howMany.map(claim),
    delivery,
    delivery,
    seconds.map(pass),
    seconds.map(pass),
    name.map(resend),
    answer.map(tellLate),
    fc.integer({ min: 1, max: 6 }).map(tryInVain),
  ],
  { maxCommands: 40, size: 'max' },
)

const ROWS = `select name, status, attempts, mailing
  from public.inquiries join public.mails on inquiry_id = inquiries.id order by name collate "C"`

async function expectRows(database: Database, model: QueueModel): Promise<void> {
  const [rows, expected] = [(await database.query(ROWS)).rows, model.rows()].map((all) => JSON.stringify(all))
  if (rows !== expected) throw new Error(`the rows are ${rows} instead of ${expected}`)
}

/** That the queue obeys its rules whatever happens, and that in the end no mail is left behind, lost or doubled. */
export const queueHolds = (database: Database) =>
  fc.asyncProperty(commands, async (all) => {
    await database.query('delete from public.inquiries')
    const model = createQueueModel()
    const queue: Queue = { database, skipped: 0, claims: [] }
    await fc.asyncModelRun(() => ({ model, real: queue }), all)
    await expectRows(database, model)
    queue.claims.length = 0
    await pass(MAX_WAIT).run(model, queue)
    await claim(9).run(model, queue)
    while (queue.claims.length > 0) await deliver(0, 'sent', 'lives').run(model, queue)
    await expectRows(database, model)
    if (model.rows().some(({ status }) => status === 'queued')) throw new Error('a mail is left behind')
    if (model.lost().length > 0) throw new Error('a mail is lost')
  })
