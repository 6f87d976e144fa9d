import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LENDER, prepareMigrated } from './migrated-databases.ts'
import { type RealPostgres, startPostgres } from './real-postgres.ts'

/**
 * Vitest's global setup of the tests that try migrated databases: they share one PostgreSQL for each version, started when the
 * first of them asks, and each copies a database of it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<RealPostgres>>()
  const lender = createServer(async (request, response) => {
    const bin = decodeURIComponent((request.url ?? '').slice(1))
    const server = servers.get(bin) ?? startMigrated(bin)
    servers.set(bin, server)
    await server.then(
      ({ connectionString }) => response.end(connectionString),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(lender, 'listening')
  process.env[LENDER] = `http://127.0.0.1:${(lender.address() as AddressInfo).port}`
  return async () => {
    lender.close()
    lender.closeAllConnections()
    for (const started of await Promise.allSettled(servers.values()))
      if (started.status === 'fulfilled') await started.value.stop()
  }
}

async function startMigrated(bin: string): Promise<RealPostgres> {
  const server = await startPostgres(bin)
  await prepareMigrated(server.connectionString)
  return server
}
