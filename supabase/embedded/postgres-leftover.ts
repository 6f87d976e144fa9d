import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeFolder } from './remove-folder.ts'

/** Within this a PostgreSQL that was told to end is gone. */
const END_TIMEOUT_MS = 60_000
/** Within this one that ends or begins already is gone or answers. */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Ends the PostgreSQL that an earlier start has left over on its data, as when all but it was killed, and waits until it is
 * gone; its socket's folder goes too. The file that names it is removed when its number is another program's by now, for
 * PostgreSQL would take that for itself. Anyone who calls must hold the folder (`lockFolder`).
 * @param data the folder of the data, which need not exist
 * @throws when it does not end within a minute
 */
export async function endLeftover(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  // The fifth line is the folder of the socket.
  const sockets = lines[4] ?? ''
  if (!pid) return
  const since = Date.now()
  let wasTold = false
  while (await isPostgres(pid)) {
    if (!wasTold && Date.now() - since > ANSWER_TIMEOUT_MS) break
    if (Date.now() - since > END_TIMEOUT_MS)
      throw new Error(`A PostgreSQL of an earlier start (process ${pid}) does not end.`)
    if (!wasTold && (await listens(join(sockets, `.s.PGSQL.${lines[3]}`)))) {
      process.kill(pid, 'SIGINT')
      wasTold = true
    }
    await wait(50)
  }
  if (runs(pid)) await rm(file, { force: true })
  if (basename(sockets).startsWith('pg-')) await removeFolder(sockets)
}

/** Whether the number is that of a PostgreSQL; where there is no `/proc`, whether it is that of any process. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!runs(pid)) return false
  if (process.platform !== 'linux') return true
  return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres'
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a server is behind the socket: the file alone may be left over, too. */
function listens(socket: string): Promise<boolean> {
  return new Promise((answer) => {
    const client = connect(socket)
    client.once('connect', () => {
      client.destroy()
      answer(true)
    })
    client.once('error', () => answer(false))
  })
}
