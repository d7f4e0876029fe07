import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { root } from './run.ts'

// What is generated is what is committed: everything is written anew, and any difference is named.
const patterns = [
  'apps/api/src/db/migrations/**/*',
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
process.exitCode = changed.length === 0 ? 0 : 1
