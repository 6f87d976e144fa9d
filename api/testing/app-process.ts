import { startTestApp, type TestApp } from './app.ts'
import { startProcess, type TestProcess } from './process.ts'

/** `token` is one of `ANNA`. */
export type AppProcess = { api: TestApp; server: TestProcess; token: string; stop(): Promise<void> }

/** The app of the tests, and beside it the same API as a process of its own over the same Supabase; `stop` ends both. */
export async function startAppProcess(env: Record<string, string> = {}): Promise<AppProcess> {
  const api = await startTestApp()
  const server = await startProcess(api.embedded, { env })
  return {
    api,
    server,
    token: await api.signIn(),
    async stop() {
      await server.kill()
      await api.stop()
    },
  }
}
