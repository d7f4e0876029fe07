import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { sourcePlugins } from './app.ts'

/** Component tests: a document by jsdom, lingui's macros, CSS modules with readable names. */
export function componentTests({
  setupFiles = [],
  ...overrides
}: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    plugins: sourcePlugins(),
    test: {
      environment: 'jsdom',
      // Nothing ever listens there: a call that a test does not serve fails, whatever runs on this machine.
      environmentOptions: { jsdom: { url: 'http://localhost:1' } },
      include: ['src/**/*.test.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      testTimeout: 30_000,
      // One document for all files of a worker: creating one for each takes longer than the tests themselves.
      isolate: false,
      setupFiles: [fileURLToPath(new URL('./test-setup.ts', import.meta.url)), ...[setupFiles].flat()],
      ...overrides,
    },
  })
}
