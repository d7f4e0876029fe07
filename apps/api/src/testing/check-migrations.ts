import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Fails when the schema says something that no migration does: `drizzle-kit generate` would write one. It fails as well when a later migration
// is dated before an earlier one: a database whose last migration is the earlier one would skip it without a word.
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
  const { entries } = JSON.parse(readFileSync(join(committed, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const early = entries.filter(({ when }, at) => when <= (entries[at - 1]?.when ?? 0)).map(({ tag }) => tag)
  if (early.length > 0) {
    process.stderr.write(
      `Dated before the migration that they follow, in meta/_journal.json; give them a later \`when\`: ${early.join(', ')}\n`,
    )
    process.exitCode = 1
  }
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
