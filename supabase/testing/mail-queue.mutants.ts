import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../embedded/migrations.ts'
import { queueHolds } from './mail-queue.commands.ts'
import { cases } from './test-cases.ts'
import { startTestPostgres } from './test-postgres.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

/** Rules of the queue, each with what it becomes when someone breaks it. */
const BROKEN: [rule: string, broken: string][] = [
  ['array[5, 30,', 'array[6, 30,'],
  ['array[5, 30,', 'array[4, 30,'],
  ['30, 120,', '60, 120,'],
  ['120, 600,', '240, 600,'],
  ['600, 3600]', '900, 3600]'],
  ['600, 3600]', '600, 7200]'],
  ['greatest(attempts, 1), 5)', 'greatest(attempts, 1), 4)'],
  ['greatest(attempts, 1), 5)', 'greatest(attempts - 1, 1), 5)'],
  ['random() * 0.1', 'random()'],
  ["interval '20 hours'", "interval '21 hours'"],
  ["interval '20 hours'", "interval '15 hours'"],
  ["where status = 'queued' and next_attempt_at", "where status <> 'failed' and next_attempt_at"],
  ["where status = 'queued' and next_attempt_at", "where status <> 'sent' and next_attempt_at"],
  ['next_attempt_at <= now() and', 'true and'],
  ['(claimed_until is null or claimed_until <= now())', 'true'],
  ['claimed_until is null or claimed_until <= now()', 'claimed_until is null'],
  ['limit how_many', 'limit 1'],
  [
    "then 'failed' else 'queued' end::public.mail_status,\n    attempts",
    "then 'queued' else 'queued' end::public.mail_status,\n    attempts",
  ],
  ['attempts = attempts + 1', 'attempts = attempts'],
  ['coalesce(first_attempt_at, clock_timestamp())', 'clock_timestamp()'],
  ['make_interval(secs => lease_seconds)', 'make_interval(secs => lease_seconds / 2)'],
  ['make_interval(secs => lease_seconds)', 'make_interval(secs => lease_seconds * 2)'],
  ["when 'sent' then 'sent' when", "when 'sent' then 'queued' when"],
  ["when 'rejected' then 'failed'", "when 'rejected' then 'queued'"],
  [
    "'failed' else 'queued' end::public.mail_status,\n    sent_at",
    "'failed' else 'failed' end::public.mail_status,\n    sent_at",
  ],
  ['clock_timestamp() + private.delay_of_mail(attempts)', 'clock_timestamp()'],
  ['claimed_until = null', 'claimed_until = claimed_until'],
  ['and mailing = of_mailing', ''],
  ["and status = 'queued'\n    and (outcome", 'and (outcome'],
  ["(outcome = 'sent' or attempts = of_attempt)", 'true'],
  ["(outcome = 'sent' or attempts = of_attempt)", 'attempts = of_attempt'],
  ["when 'queued' then mailing else mailing + 1 end", "when 'queued' then mailing else mailing end"],
  ["when 'queued' then mailing else mailing + 1 end", 'when status then mailing + 1 end'],
  ["when 'queued' then attempts else 0 end", "when 'queued' then attempts else attempts end"],
  ["when 'queued' then attempts else 0 end", 'when status then 0 end'],
  ["when 'queued' then first_attempt_at end", 'when status then first_attempt_at end'],
  ["when 'queued' then first_attempt_at end", "when 'sent' then first_attempt_at end"],
  ["next_attempt_at = clock_timestamp(),\n    status = 'queued'", "status = 'queued'"],
  ["status = 'queued',\n    last_error = null", 'last_error = null'],
  ['if earlier.id is not null and private.is_same_inquiry(earlier, taken)', 'if false'],
]

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let functions: string[]

beforeAll(async () => {
  postgres = await startTestPostgres()
  const sql = (await readMigrations()).map((migration) => migration.sql)
  functions = sql.join('\n').match(/^create function [\s\S]*?\n\$\$;/gm) ?? []
})
afterAll(() => postgres?.stop())
const database = useMigratedDatabase()

const replace = (definition: string) =>
  database.query(definition.replace('create function', 'create or replace function'))

test.for(BROKEN)('a mail queue with %s → %s is noticed', async ([rule, broken]) => {
  const definition = functions.find((one) => one.includes(rule)) ?? ''
  expect(definition).not.toBe('')
  await replace(definition.replace(rule, broken))
  const { failed } = await fc.check(queueHolds(database), { ...cases(300), endOnFailure: true })
  await replace(definition)
  expect(failed).toBe(true)
})
