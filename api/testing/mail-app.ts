import { startTestApp, type TestApp } from './app.ts'
import { startResend, type TestResend } from './mail.ts'

export type MailApp = TestApp & { resend: TestResend }

/** The app of the tests over a Supabase whose functions mail through a stub of Resend; `stop` ends both. */
export async function startMailApp(): Promise<MailApp> {
  const resend = await startResend()
  const api = await startTestApp({ mail: resend.url })
  return {
    ...api,
    resend,
    async stop() {
      await api.stop()
      await resend.stop()
    },
  }
}
