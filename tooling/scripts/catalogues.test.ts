import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root, run } from './run.ts'

const tooling = `${root}tooling/lingui`
let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The catalogues of a package with one source file, after what `generate` runs. */
async function extracted(source: string, catalogues: Record<'ar' | 'en', string>) {
  folder = mkdtempSync(join(tmpdir(), 'masar-extract-'))
  mkdirSync(`${folder}/locales`)
  const file = (locale: string) => `${folder}/locales/${locale}.po`
  writeFileSync(`${folder}/words.ts`, source)
  for (const [locale, text] of Object.entries(catalogues)) writeFileSync(file(locale), text)
  writeFileSync(
    `${folder}/lingui.config.ts`,
    `import config from '${tooling}/lingui.config.ts'
export default { ...config, rootDir: '${folder}', catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'] }] }`,
  )
  const { scripts } = JSON.parse(readFileSync(`${tooling}/package.json`, 'utf8')) as {
    scripts: { extract: string }
  }
  const [, ...args] = scripts.extract.split(' ')
  const { code, output } = await run(
    `${tooling}/node_modules/.bin/lingui`,
    [...args, '--workers', '1', '--config', `${folder}/lingui.config.ts`],
    { isShown: false },
  )
  expect(code, output).toBe(0)
  return { ar: readFileSync(file('ar'), 'utf8'), en: readFileSync(file('en'), 'utf8') }
}

const entry = (words: string) => `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#. js-lingui-explicit-id
msgid "mail.subject"
msgstr "${words}"
`

test('the English of a sentence with an id of its own is what the source says, the Arabic stays', async () => {
  const { ar, en } = await extracted(
    "export const subject = /*i18n*/ { id: 'mail.subject', message: 'The new words' }",
    { ar: entry('الكلمات'), en: entry('The old words') },
  )
  expect(en).toContain('msgstr "The new words"')
  expect(en).not.toContain('The old words')
  expect(ar).toContain('msgstr "الكلمات"')
})
