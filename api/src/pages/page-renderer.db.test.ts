import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../testing/project.ts'

const run = promisify(execFile)

test('built pages are rendered by the production build of React, whatever NODE_ENV says', async () => {
  const look = `
    const { createRequire } = await import('node:module')
    const { builtRenderer } = await import('./api/src/pages/page-renderer.ts')
    await builtRenderer()
    const react = createRequire(process.cwd() + '/web/package.json')('react')
    console.log('captureOwnerStack' in react ? 'development' : 'production')`
  const env = { ...process.env, NODE_ENV: 'development' }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', look], { cwd: root, env })
  expect(stdout).toBe('production\n')
})
