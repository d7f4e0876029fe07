import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyFolder } from '../fixtures/data.ts'
import { root } from '../fixtures/host.ts'
import { expect, test } from '../fixtures/test.ts'
import { installPacked, nodes, run } from './installed.ts'

/** A block of the README by its language. */
async function blockOf(language: string): Promise<string> {
  const readme = await readFile(join(root, 'packages/api-sdk/README.md'), 'utf8')
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? ''
}

test('the example is tried in each Node version that is supported', async () => {
  // The registry has the older ones as packages for Linux alone.
  test.skip(process.platform !== 'linux', 'older versions of Node are installed on Linux alone')
  const majors = [...(await nodes()).keys()].map(version => Number(version.slice(1).split('.')[0]))
  expect(majors.toSorted()).toEqual([20, 22, 24])
})

for (const kind of ['ES module', 'CommonJS'] as const) {
  test(`another team runs the README’s example as it stands, in plain Node, as ${kind}`, async ({ host }) => {
    const { folder, remove } = await emptyFolder()
    await installPacked(folder, 'api-sdk')
    const example = await blockOf('js')
    expect(example).toContain('createClientApi')
    const asCommonJs = `(async () => {\n${example.replace(/^import (\{[^}]*\}) from ('[^']+')/m, 'const $1 = require($2)')}\n})().catch(error => { console.error(error); process.exitCode = 1 })\n`
    const file = join(folder, kind === 'CommonJS' ? 'example.cjs' : 'example.mjs')
    await writeFile(file, kind === 'CommonJS' ? asCommonJs : example)
    for (const [version, program] of await nodes()) {
      const { stdout, stderr } = await run(program, [file], {
        cwd: folder,
        env: { ...process.env, MASAR_URL: host.url, FORCE_COLOR: '0' },
      })
      expect([version, stderr]).toEqual([version, ''])
      expect([version, stdout]).toEqual([version, await blockOf('text')])
    }
    await remove()
  })
}
