import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { sourcePlugins } from './app.ts'

/** Component tests: a document by jsdom, lingui's macros, CSS modules with readable names. */
export function componentTests({ setupFiles = [], ...overrides }: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    plugins: sourcePlugins(),
    test: {
      environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], css: { modules: { classNameStrategy: 'non-scoped' } }, testTimeout: 30_000,
      setupFiles: [fileURLToPath(new URL('./test-setup.ts', import.meta.url)), ...[setupFiles].flat()], ...overrides,
    },
  })
}
