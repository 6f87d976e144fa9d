/** The environment of a server that a test starts as a process of its own: what it needs, and nothing of the test's. */
export function serverEnvironment({ url, secretKey }: { url: string; secretKey: string }): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: secretKey,
    SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
  }
}
