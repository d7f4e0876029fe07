import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Fails when the schema says something that no migration does: `drizzle-kit generate` would write one.
const root = fileURLToPath(new URL('../../', import.meta.url))
// Below the package, since drizzle-kit takes its folders as relative ones.
const copy = mkdtempSync(join(root, 'node_modules', '.drift-'))
try {
  const committed = join(root, 'src/db/migrations')
  cpSync(committed, copy, { recursive: true })
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/drizzle-kit'),
    [
      'generate',
      '--dialect',
      'postgresql',
      '--casing',
      'snake_case',
      '--schema',
      './src/db/schema/*.ts',
      '--out',
      `./${copy.slice(root.length)}`,
      '--name',
      'drift',
    ],
    { cwd: root },
  )
  const added = readdirSync(copy).filter(name => !readdirSync(committed).includes(name))
  if (added.length > 0) {
    process.stderr.write(
      `The schema has changes that no migration makes. Run: pnpm generate --name what-it-does\n\n${added.map(name => readFileSync(join(copy, name), 'utf8')).join('\n')}\n`,
    )
    process.exitCode = 1
  } else if (!stdout.includes('No schema changes')) {
    process.stderr.write(`drizzle-kit answered something unexpected:\n${stdout}\n`)
    process.exitCode = 1
  } else {
    process.stdout.write('Migrations say what the schema says.\n')
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
