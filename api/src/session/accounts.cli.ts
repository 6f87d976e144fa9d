import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { readSupabase } from '#config.ts'
import { Failure } from '#errors.ts'
import { createSupabase } from '#supabase/client.ts'
import { type Accounts, createAccounts, SHORTEST_PASSWORD } from './accounts.ts'

const USAGE =
  'Use: pnpm admin:create | admin:password | admin:disable <name>   (a password is asked for, or read from stdin)'

/** `accounts.cli.ts create | password | disable <name>` */
async function run([action = '', username = '']: string[]): Promise<string> {
  const accounts: Accounts = createAccounts(createSupabase(readSupabase(process.env)))
  if (!username.trim()) throw new Error(USAGE)
  switch (action) {
    case 'create':
      await accounts.create(username, await askPassword())
      return `${username} can sign in now.`
    case 'password':
      await accounts.setPassword(username, await askPassword())
      return `${username} has a new password, and has to sign in anew everywhere.`
    case 'disable':
      await accounts.disable(username)
      return `${username} cannot sign in any more.`
    default:
      throw new Error(USAGE)
  }
}

async function askPassword(): Promise<string> {
  const password = process.stdin.isTTY
    ? await askHidden('Password: ')
    : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < SHORTEST_PASSWORD) throw new Error(`A password has ${SHORTEST_PASSWORD} characters or more.`)
  return password
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const isAway = error instanceof Failure && error.statusCode === 503
  console.error(isAway ? 'Supabase does not answer. Is it running? `pnpm dev` starts it.' : (error as Error).message)
  process.exitCode = 1
}
