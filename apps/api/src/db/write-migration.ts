import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// The migration of a changed schema, under a name that says what it does: `--name course-faq`. drizzle-kit would make one up.
const root = fileURLToPath(new URL('../../', import.meta.url))
const { name } = parseArgs({ options: { name: { type: 'string' } } }).values

if (name !== undefined && !/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+$/.test(name)) {
  process.stderr.write('A migration is named by what it does, in lower case: --name course-faq\n')
  process.exitCode = 1
} else
  process.exitCode =
    spawnSync(
      name === undefined ? process.execPath : join(root, 'node_modules/.bin/drizzle-kit'),
      name === undefined ? ['src/testing/check-migrations.ts'] : ['generate', '--name', name],
      { cwd: root, stdio: 'inherit' },
    ).status ?? 1
if (process.exitCode === 0) await import('./answers/write-versions.ts')
