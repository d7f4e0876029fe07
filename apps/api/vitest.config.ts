import { defineConfig } from 'vitest/config'

/** These start programs of their own, on the embedded database whatever the project: once is enough. */
const ownProcesses = ['src/cli/main.test.ts', 'src/readme.test.ts']

/** Every test runs on both databases: races show on PostgreSQL only, and the embedded database is what a first start gets. */
const engine = (name: 'pglite' | 'postgres', other: 'embedded' | 'postgres') => ({
  test: {
    name,
    include: ['src/**/*.test.ts'],
    // What only one of them can show (its folder on disk; its server going away) says so in its name.
    exclude: [`src/**/*.${other}.test.ts`, ...(name === 'postgres' ? ownProcesses : [])],
    globalSetup: ['./src/testing/engines.ts'],
    // Some start a program or two, and the machine may be a slow one.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Test files share no state but the modules' own; loading them once per worker halves the time.
    isolate: false,
  },
})

export default defineConfig({
  test: { projects: [engine('pglite', 'postgres'), engine('postgres', 'embedded')], maxWorkers: 2 },
})
