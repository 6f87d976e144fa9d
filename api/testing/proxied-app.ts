import { startTestApp, type TestApp } from './app.ts'
import { startProxy, type TestProxy } from './fault-proxy.ts'

export type ProxiedTestApp = TestApp & { proxy: TestProxy }

/** The app of the tests behind a stub that sees, and may break, what it asks of Supabase. */
export async function startProxiedTestApp(
  options: Omit<NonNullable<Parameters<typeof startTestApp>[0]>, 'through'> = {},
): Promise<ProxiedTestApp> {
  const proxies: TestProxy[] = []
  const api = await startTestApp({
    ...options,
    through: async (url) => {
      const proxy = await startProxy(url)
      proxies.push(proxy)
      return proxy.url
    },
  })
  const [proxy] = proxies as [TestProxy]
  return {
    ...api,
    proxy,
    async stop() {
      await api.stop()
      await proxy.stop()
    },
  }
}
