import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Packages that Node runs: their catalogues are compiled to modules, since no bundler stands between. */
const compiled = ['packages/site-map', 'apps/api', 'apps/host']
const bundled = ['packages/ui', 'packages/app-shell', 'apps/learner', 'apps/company']
/** Every package with sentences of its own keeps its own catalogues beside its code. */
const catalogued = process.env['LINGUI_SCOPE'] === 'compiled' ? compiled : [...compiled, ...bundled]

export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['ar', 'en'],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, origins: true }),
  compileNamespace: 'ts',
  catalogs: catalogued.map(folder => ({
    path: `<rootDir>/${folder}/src/locales/{locale}`,
    include: [`<rootDir>/${folder}/src`],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/locales/*.ts'],
  })),
})
