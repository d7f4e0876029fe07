import { defineConfig } from 'vitest/config'
import { embeddedTests } from './src/testing/embedded-tests.ts'

/** These start programs of their own, on the embedded database whatever the project: once is enough. */
const ownProcesses = ['src/cli/main.test.ts', 'src/readme.test.ts']
/** TEST_EMBEDDED=all runs every test on the embedded database, as before a new version of it is taken. */
const onEmbedded = process.env['TEST_EMBEDDED'] === 'all' ? ['src/**/*.test.ts'] : Object.keys(embeddedTests)

/** What only one of them can show (its folder on disk; its server going away) says so in its name. */
const engine = (name: 'pglite' | 'postgres', include: string[], exclude: string[]) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ['./src/testing/engines.ts'],
    // Some start a program or two, and the machine may be a slow one.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Test files share no state but the modules' own; loading them once per worker halves the time.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      engine('pglite', onEmbedded, ['src/**/*.postgres.test.ts']),
      engine('postgres', ['src/**/*.test.ts'], ['src/**/*.embedded.test.ts', ...ownProcesses]),
    ],
    maxWorkers: 2,
  },
})
