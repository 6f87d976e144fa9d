import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of the rules as `pnpm test full --mutants` runs them: in its copy of the project, where they have to find each other. */
const root = join(import.meta.dirname, '../..')

export default defineConfig({
  resolve: {
    alias: [
      { find: /^api\/contract\/(.*)$/, replacement: join(root, 'api/src/contract/$1.ts') },
      { find: /^supabase\/(inquiry.*)$/, replacement: join(root, 'supabase/functions/_shared/$1.ts') },
    ],
  },
  test: {
    include: ['**/*.test.ts', '**/*.mutants.ts'],
    exclude: ['**/node_modules/**', '**/*.db.test.ts'],
    strictTags: false,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
})
