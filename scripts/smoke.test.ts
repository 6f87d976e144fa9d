import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { captureCommand } from './run-command.ts'

/** A folder for PATH whose commands do nothing but write down that they ran. */
function recordingCommands(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-test-'))
  const log = join(folder, 'ran')
  writeFileSync(log, '')
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $1" >> "${log}"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return {
    path: folder + delimiter + process.env.PATH,
    ran: () => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean),
  }
}

test.skipIf(process.platform === 'win32')('the smoke installs nothing on the machine that runs it', async () => {
  const { path, ran } = recordingCommands('playwright', 'apt-get')
  const browsers = mkdtempSync(join(tmpdir(), 'smoke-test-browsers-'))
  const env = { PATH: path, PLAYWRIGHT_BROWSERS_PATH: browsers }
  const { code } = await captureCommand(process.execPath, ['scripts/smoke.ts', 'http://127.0.0.1:9'], { env })
  const hasBrowser = code === 0
  expect([code, ran()]).toEqual(hasBrowser ? [0, ['playwright test']] : [2, []])

  // What those tests read before they begin.
  if (hasBrowser) await captureCommand(process.execPath, ['e2e/smoke.config.ts'], { env })
  expect(ran()).toEqual(hasBrowser ? ['playwright test'] : [])
})
