/**
 * `pnpm bench loads [NAME …]`: the server under the loads of the plan, each on a Supabase of its own.
 */
import { startResend } from '../testing/mail.ts'
import { startBenchSite } from './bench-site.ts'
import { inquiries } from './loads/inquiries.ts'
import { processes } from './loads/processes.ts'
import { signIns } from './loads/sign-ins.ts'
import { slowSenders } from './loads/slow-senders.ts'
import { start } from './loads/start.ts'
import { uploads } from './loads/uploads.ts'
import { reportBench } from './report.ts'

const loads = { start, processes, uploads, inquiries, 'sign-ins': signIns, 'slow-senders': slowSenders }
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(loads, name))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there is only ${Object.keys(loads).join(', ')}`)

const resend = await startResend()
for (const [name, put] of Object.entries(loads)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const site = await startBenchSite({ mail: resend.url, env: { FORM_LIMIT: '10000' } })
  try {
    const findings = await put(site)
    reportBench(name, {
      head: 'load',
      rows: Object.fromEntries(findings.map(({ what, found, goal = '' }) => [what, { found, goal }])),
    })
  } finally {
    await site.stop()
  }
}
await resend.stop()
