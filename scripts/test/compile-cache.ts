import { join } from 'node:path'

/** Where Node keeps what it compiled: tests start hundreds of processes of the same modules. Entries go by content. */
const folder = join(import.meta.dirname, '../../node_modules/.compile-cache')

/** Has the processes that are started from now on keep what Node compiles of their modules. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= folder
}
