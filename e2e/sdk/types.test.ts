import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { emptyFolder } from '../fixtures/data.ts'
import { node } from '../fixtures/host.ts'
import { installPacked, programOf, run } from './installed.ts'

const sdkUse = `
import { createClientApi, unwrap, type Course, type CourseCard } from '@masar/api-sdk'
const api = createClientApi({ host: 'https://masar.example', apiKey: 'k', locale: () => 'ar-AR', token: () => null })
export const first = async (): Promise<CourseCard | undefined> => (await unwrap(api.GET('/courses', {}))).data[0]
export const course = async (id: number): Promise<Course> =>
  (await unwrap(api.GET('/courses/{id}', { params: { path: { id } } }))).data
// @ts-expect-error a path that is none
export const none = () => api.GET('/no-such-path', {})
`
const uiUse = `
import { Button, loadUiMessages, type ButtonProps } from '@masar/ui'
export const pending: ButtonProps['isPending'] = true
// @ts-expect-error a variant that is none
export const wrong: ButtonProps['variant'] = 'no such variant'
export { Button, loadUiMessages }
`
/** What the compiler of another team says: today's, or the one before it, which many have and which alone knows `node10`. */
async function complaints(
  folder: string,
  options: Record<string, unknown>,
  compiler: string,
): Promise<string> {
  const settings = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    ...options,
  }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: settings, files: ['use.ts'] }),
  )
  return run(node, [compiler, '-p', folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout || String(error),
  )
}

/** A service in Node: its types replace those of a browser. */
const inNode = { lib: ['es2023'], types: ['node'], module: 'nodenext', moduleResolution: 'nodenext' }

const newest = programOf('e2e', 'typescript/bin/tsc')
const before = programOf('tooling/ui-docs', 'typescript/bin/tsc')
const resolutions = [
  ['nodenext', 'nodenext', newest],
  ['esnext', 'bundler', newest],
] as const

test('the types of @masar/api-sdk need none of a browser’s where Node has its own', async () => {
  test.setTimeout(120_000)
  const { folder, remove } = await emptyFolder()
  await installPacked(folder, 'api-sdk', ['@types/node'])
  const call = `
export const late = () => api.GET('/courses', { headers: { 'x-trace': '1' }, signal: AbortSignal.timeout(5) })
// @ts-expect-error no page is here
export const page = document.title
`
  await writeFile(join(folder, 'use.ts'), sdkUse + call)
  for (const compiler of [newest, before])
    expect([compiler, await complaints(folder, inNode, compiler)]).toEqual([compiler, ''])
  await remove()
})

for (const [name, use, third] of [
  ['api-sdk', sdkUse, ['commonjs', 'node10', before]],
  // Lingui, its peer, has no types for the oldest.
  ['ui', uiUse, ['node16', 'node16', before]],
] as const) {
  test(`the types of @masar/${name} are sound for strict projects in three resolutions`, async () => {
    // Declarations are checked whole, those of the libraries below them too.
    test.setTimeout(240_000)
    const { folder, remove } = await emptyFolder()
    await installPacked(folder, name, name === 'ui' ? ['@types/react', '@types/react-dom'] : [])
    await writeFile(join(folder, 'use.ts'), use)
    // The components are ES modules alone: so is a project with them.
    if (name === 'ui') await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
    for (const [module, moduleResolution, compiler] of [...resolutions, third]) {
      const options = { module, moduleResolution, jsx: 'react-jsx' }
      expect([moduleResolution, await complaints(folder, options, compiler)]).toEqual([moduleResolution, ''])
    }
    await remove()
  })
}
