import { expect, test } from 'vitest'
import { captureCommand } from './run-command.ts'

const node = (script: string): [string, string[]] => [process.execPath, ['-e', script]]

test('a command is captured with its exit code and both outputs', async () => {
  const script = 'console.log("one"); console.error("two"); process.exitCode = 3'
  const { code, output, errors } = await captureCommand(...node(script))
  expect(code).toBe(3)
  expect(output.split('\n').sort()).toEqual(['', 'one', 'two'])
  expect(errors).toBe('two\n')
})

test.skipIf(process.platform === 'win32')('a command that a signal ended has the exit code of a shell', async () => {
  const { code } = await captureCommand(...node('process.kill(process.pid, "SIGKILL")'))
  expect(code).toBe(137)
})

test.concurrent('a process that a command has left behind does not keep us, though it holds the output', async () => {
  const left = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit', detached: true })
    console.log(pid)
    process.exit()`
  const { code, output } = await captureCommand(...node(left))
  process.kill(Number(output))
  expect(code).toBe(0)
})

test.concurrent('a command that does not end is killed and tells what it wrote, and what ran', async () => {
  const { code, output } = await captureCommand(...node('console.log("begun"); setTimeout(() => {}, 60_000)'), {
    limit: 6_000,
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^begun\n\nkilled, for it had not ended after 0.1 minutes; there ran:\n/)
  if (process.platform !== 'win32') expect(output).toContain('console.log("begun")')
})
