import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { emptyFolder } from '../fixtures/data.ts'
import { node, root } from '../fixtures/host.ts'
import { expect, test } from '../fixtures/test.ts'
import { installPacked, run } from './installed.ts'

/** A block of the README by its language. */
async function blockOf(language: string): Promise<string> {
  const readme = await readFile(join(root, 'packages/api-sdk/README.md'), 'utf8')
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? ''
}

/** The project's own Node and whichever else the machine has, each version once. */
async function nodesHere(): Promise<string[]> {
  const known = new Map<string, string>()
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const file of [node, ...folders.map(folder => join(folder, 'node'))]) {
    // A folder without one is none that can run it.
    const version = await run(file, ['--version']).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    )
    if (version !== null && Number(version.slice(1).split('.')[0]) >= 20 && !known.has(version))
      known.set(version, file)
  }
  return [...known.values()]
}

for (const kind of ['ES module', 'CommonJS'] as const) {
  test(`another team runs the README’s example as it stands, in plain Node, as ${kind}`, async ({ host }) => {
    const { folder, remove } = await emptyFolder()
    await installPacked(folder, 'api-sdk')
    const example = await blockOf('js')
    expect(example).toContain('createClientApi')
    const asCommonJs = `(async () => {\n${example.replace(/^import (\{[^}]*\}) from ('[^']+')/m, 'const $1 = require($2)')}\n})().catch(error => { console.error(error); process.exitCode = 1 })\n`
    const file = join(folder, kind === 'CommonJS' ? 'example.cjs' : 'example.mjs')
    await writeFile(file, kind === 'CommonJS' ? asCommonJs : example)
    for (const program of await nodesHere()) {
      const { stdout, stderr } = await run(program, [file], {
        cwd: folder,
        env: { ...process.env, MASAR_URL: host.url, FORCE_COLOR: '0' },
      })
      expect(stderr).toBe('')
      expect(stdout).toBe(await blockOf('text'))
    }
    await remove()
  })
}
