import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { emptyFolder } from '../fixtures/data.ts'
import { node, root } from '../fixtures/host.ts'
import { expect, test } from '../fixtures/test.ts'

const sdk = join(root, 'packages/api-sdk')

/** A block of the README by its language. */
async function blockOf(language: string): Promise<string> {
  const readme = await readFile(join(sdk, 'README.md'), 'utf8')
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? ''
}

/** The package as it is published: what `files` and `publishConfig` say, and its dependency, in a folder of another team. */
async function publishedIn(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(sdk, 'package.json'), 'utf8')) as {
    publishConfig: object
    files: string[]
  }
  const installed = join(folder, 'node_modules/@masar/api-sdk')
  await mkdir(installed, { recursive: true })
  for (const file of manifest.files) await cp(join(sdk, file), join(installed, file), { recursive: true })
  await writeFile(join(installed, 'package.json'), JSON.stringify({ ...manifest, ...manifest.publishConfig }))
  await symlink(
    await realpath(join(sdk, 'node_modules/openapi-fetch')),
    join(folder, 'node_modules/openapi-fetch'),
    'junction',
  )
}

for (const kind of ['ES module', 'CommonJS'] as const) {
  test(`another team runs the README’s example as it stands, in plain Node, as ${kind}`, async ({ host }) => {
    const { folder, remove } = await emptyFolder()
    await publishedIn(folder)
    const example = await blockOf('js')
    expect(example).toContain('createClientApi')
    const asCommonJs = `(async () => {\n${example.replace(/^import (\{[^}]*\}) from ('[^']+')/m, 'const $1 = require($2)')}\n})().catch(error => { console.error(error); process.exitCode = 1 })\n`
    const file = join(folder, kind === 'CommonJS' ? 'example.cjs' : 'example.mjs')
    await writeFile(file, kind === 'CommonJS' ? asCommonJs : example)
    const { stdout, stderr } = await promisify(execFile)(node, [file], {
      cwd: folder,
      env: { ...process.env, MASAR_URL: host.url, FORCE_COLOR: '0' },
    })
    expect(stderr).toBe('')
    expect(stdout).toBe(await blockOf('text'))
    await remove()
  })
}
