import { expect, test, vi } from 'vitest'
import { Route } from './__root.tsx'

test('in development the browser renders the scripts that the server has rendered', async () => {
  const scripts = () => Route.options.scripts?.({ matches: [] } as never)
  const rendered = await scripts()
  vi.stubEnv('SSR', false)
  expect(await scripts()).toEqual(rendered)
})
