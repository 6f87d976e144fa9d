import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks on the terminal, without showing what is typed. @throws when Ctrl-C or Ctrl-D is pressed */
export async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  // Only now the terminal no longer shows what is typed.
  process.stdout.write(question)
  const closed = new Promise<never>((_, refuse) => {
    terminal.once('close', () => refuse(new Error('Nothing is changed.')))
  })
  try {
    return await Promise.race([terminal.question(''), closed])
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
