import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Packages that Node runs: their catalogues are compiled to modules, since no bundler stands between. */
const compiled = ['packages/site-map/src', 'packages/site-map/src/server', 'apps/api/src', 'apps/host/src']
const bundled = [
  'packages/ui/src',
  'packages/app-shell/src',
  'packages/accounts/src',
  'packages/notifications/src',
  'packages/checkout/src',
  'apps/learner/src',
  'apps/company/src',
]
/** Every package with sentences of its own keeps its own catalogues beside its code. */
const catalogued = process.env['LINGUI_SCOPE'] === 'compiled' ? compiled : [...compiled, ...bundled]

const rootDir = fileURLToPath(new URL('../..', import.meta.url))
/** Features with a `locales` folder of their own: their sentences are fetched with their pages, not with the app. */
const features =
  process.env['LINGUI_SCOPE'] === 'compiled'
    ? []
    : globSync('{apps,packages}/*/src/**/locales', { cwd: rootDir })
        .map(path => dirname(path))
        .filter(folder => !folder.endsWith('/src') && !compiled.includes(folder))
        .sort()

export default defineConfig({
  rootDir,
  sourceLocale: 'en',
  locales: ['ar', 'en'],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, origins: true }),
  compileNamespace: 'ts',
  catalogs: [...catalogued, ...features].map(folder => ({
    path: `<rootDir>/${folder}/locales/{locale}`,
    include: [`<rootDir>/${folder}`],
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/locales/*.ts',
      ...[...catalogued, ...features]
        .filter(inner => inner.startsWith(`${folder}/`))
        .map(inner => `<rootDir>/${inner}/**`),
    ],
  })),
})
