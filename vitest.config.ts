import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: 'passed-only',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['api/src/**/*.test.ts'], exclude: ['**/node_modules/**', '**/*.db.test.ts'] },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'api', include: ['api/**/*.db.test.ts'] } },
      { extends: true, test: { name: 'supabase', include: ['supabase/**/*.test.ts'] } },
    ],
  },
})
