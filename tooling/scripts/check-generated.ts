import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate } from './generate.ts'
import { root } from './run.ts'

// What is generated is what is committed: everything is regenerated, and any difference is listed.
/** The fingerprint of everything that was there when nothing differed. */
const kept = `${root}node_modules/.cache/masar/generated-files`
const patterns = [
  'apps/api/src/db/migrations/**/*',
  'apps/api/src/db/answers/versions.txt',
  'packages/api-sdk/openapi/*.json',
  'packages/api-sdk/src/generated/*.ts',
  '{apps,packages}/*/src/**/locales/{ar,en}.{po,ts}',
  'apps/*/src/routeTree.gen.ts',
  'packages/ui/src/gallery/generated/*.json',
]

function fingerprints(): Map<string, string> {
  const files = patterns
    .flatMap(pattern => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return new Map(
    files.map(file => [
      file,
      createHash('sha256')
        .update(readFileSync(file, 'utf8').replace(/^"POT-Creation-Date.*$/m, ''))
        .digest('hex'),
    ]),
  )
}

/** Of every file that generating may read: all that git knows or would add, but the browser tests. */
function inputs(): string {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ':!e2e'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  const hash = createHash('sha256').update(process.version)
  for (const file of [...new Set(listed.split('\0'))].sort())
    if (file !== '' && existsSync(root + file))
      hash.update(`\0${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(root + file))
          .digest(),
      )
  return hash.digest('hex')
}

if (existsSync(kept) && readFileSync(kept, 'utf8') === inputs()) {
  console.log('generated files: nothing changed since they were found to be up to date')
  process.exit(0)
}
rmSync(kept, { force: true })
const before = fingerprints()
const { code, output } = await generate({ isShown: false })
if (code !== 0) {
  console.error(output)
  process.exit(code)
}
const after = fingerprints()
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  file => before.get(file) !== after.get(file),
)
for (const file of changed)
  console.error(`${file.slice(root.length)} was out of date; it is written anew, commit it`)
if (changed.length === 0) {
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, inputs())
}
process.exitCode = changed.length === 0 ? 0 : 1
