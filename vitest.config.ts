import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { faultsReporter } from './scripts/test/faults-reporter.ts'

/** Where `pnpm test` wants its count. */
const report = process.env.TEST_REPORT

/** The tests of faults wait for most of a minute: others run meanwhile when they are first. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/api/faults/')
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))]
  }
}

/** Tests that try everything stand in files of this name, and run by `pnpm test full` alone. */
const FULL = '**/*.full.{,db.,browser.}test.{ts,tsx}'
const outside = ['**/node_modules/**', ...(process.env.TEST_FULL ? [] : [FULL])]

/** Of projects that seldom wait: one worker, for each more loads their modules once more. `pnpm test` runs them beside the others. */
const WORKING = { maxWorkers: 1, sequence: { groupOrder: 1 } }

/**
 * Files that need modules of their own: they mock modules of Node, which others have loaded before, load ones that change
 * what libvips reads in the whole process, or watch modules being loaded.
 */
const ISOLATED = [
  'api/src/pictures/pictures.{encode,encoder,pdf,portrait}.test.ts',
  'api/src/session/password.test.ts',
  'api/testing/patterns.full.test.ts',
]

/** Sets the server of the process to another one, and imports files of tests that others have run before. */
const POSTGRES_15 = 'supabase/testing/postgres-15.full.test.ts'

export default defineConfig({
  test: {
    // More than cores: a worker waits for a database, a timeout or a process half of the time. Each more loads all modules
    // of a project once more, which is seconds of a processor.
    maxWorkers: 3,
    sequence: { sequencer: FaultsFirst },
    // The tags of tests are rows of the specification; there are too many to declare.
    strictTags: false,
    globalSetup: './scripts/test/temporary-files.ts',
    silent: 'passed-only',
    reporters: ['default', faultsReporter, ...(report ? [['json', { outputFile: report }] as const] : [])],
    // Nothing is judged by its time; these only end what hangs, also on a machine ten times slower.
    testTimeout: process.env.TEST_FULL ? 3_600_000 : 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      include: ['api/src/**/*.ts'],
      // Types, and what tests run only as a process of its own, where nothing is counted.
      exclude: [
        '**/*.{test,testing}.ts',
        '**/database.types.ts',
        '**/{server,graceful-shutdown,pictures.encoder-process,data-sheet.worker}.ts',
        '**/*.cli.ts',
      ],
      reporter: ['text', 'html'],
      reportsDirectory: 'node_modules/.coverage',
      reportOnFailure: true,
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      {
        extends: true,
        test: {
          ...WORKING,
          name: 'rules',
          isolate: false,
          include: ['{api/src,api/testing,scripts}/**/*.test.ts'],
          exclude: [...outside, '**/*.db.test.ts', ...ISOLATED],
        },
      },
      { extends: true, test: { ...WORKING, name: 'isolated', include: ISOLATED, exclude: outside } },
      // Functions without state: one module graph serves all files, which is a third of the work.
      {
        extends: true,
        test: {
          ...WORKING,
          name: 'web',
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.browser.test.tsx'],
        },
      },
      './web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'site',
          include: ['e2e/**/*.test.ts'],
          exclude: outside,
          globalSetup: './e2e/shared-site.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.db.test.ts'],
          exclude: outside,
          globalSetup: './api/testing/shared-supabase.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'supabase',
          include: ['supabase/**/*.test.ts'],
          exclude: [...outside, POSTGRES_15],
          globalSetup: './supabase/testing/shared-postgres.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres-15',
          include: [POSTGRES_15],
          exclude: outside,
          globalSetup: './supabase/testing/shared-postgres.ts',
        },
      },
    ],
  },
})
