import { text } from 'node:stream/consumers'
import { z } from 'zod/mini'
import { readSupabase } from '#config.ts'
import { credentials } from '#contract/session.ts'
import { createSupabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'
import { createAccounts, MIN_PASSWORD } from './accounts.ts'
import { askHidden } from './hidden-question.ts'

const USAGE = `Use: pnpm admin create NAME | password NAME | disable NAME | administrator NAME | one-step NAME | list
A password is asked for twice, or read from stdin as one line. A name with spaces stands in quotes.`

/** `accounts.cli.ts create | password | disable | administrator | one-step NAME`, `accounts.cli.ts list` */
async function run([action = '', name = '', ...more]: string[]): Promise<string> {
  const accounts = createAccounts(createSupabase(readSupabase(process.env)))
  if (action === 'list' && !name) return listOf(await accounts.all())
  if (!name.trim() || more.length > 0) throw new Error(USAGE)
  switch (action) {
    case 'create': {
      const { username, password } = credentials.parse({ username: name, password: await askPassword() })
      await accounts.create(username, password)
      return `${username} can sign in now.`
    }
    case 'password': {
      const { username } = await accounts.existing(name.trim())
      await accounts.setPassword(username, await askPassword())
      return `${username} has a new password, and has to sign in again everywhere.`
    }
    case 'disable': {
      const { username } = await accounts.existing(name.trim())
      await accounts.disable(username)
      return `${username} cannot sign in any more.`
    }
    case 'administrator': {
      const { username } = await accounts.existing(name.trim())
      await accounts.makeAdministrator(username)
      return `${username} can sign in, and do everything.`
    }
    case 'one-step': {
      const { username } = await accounts.existing(name.trim())
      await accounts.endSecondStep(username)
      return `${username} signs in with the password alone.`
    }
    default:
      throw new Error(USAGE)
  }
}

type Account = { username: string; roles: string[]; created_at: string; disabled_at: string | null }

function listOf(accounts: Account[]): string {
  if (accounts.length === 0) return 'There is no account yet: pnpm admin create NAME'
  const width = Math.max(...accounts.map(({ username }) => username.length))
  return accounts
    .map(({ username, roles, created_at, disabled_at }) => {
      const state = disabled_at ? `disabled ${disabled_at.slice(0, 10)}` : 'can sign in'
      return `${username.padEnd(width)}  created ${created_at.slice(0, 10)}  ${state}  ${roles.join(', ')}`
    })
    .join('\n')
}

async function askPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice() : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (/[\r\n]/.test(password)) throw new Error('A password is one line; what came has more.')
  if (password.length < MIN_PASSWORD) throw new Error(`A password has ${MIN_PASSWORD} characters or more.`)
  return credentials.shape.password.parse(password)
}

async function askTwice(): Promise<string> {
  const password = await askHidden('Password: ')
  if ((await askHidden('Once more: ')) !== password)
    throw new Error('These were two different passwords; nothing is changed.')
  return password
}

function explain(error: unknown): string {
  if (error instanceof UnavailableError) return 'Supabase does not answer. Is it running? `pnpm dev` starts it.'
  if (error instanceof z.core.$ZodError) return `The ${error.issues[0]?.message}.`
  return (error as Error).message
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
