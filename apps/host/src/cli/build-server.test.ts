import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProgram } from '@masar/server-build'
import { expect, test } from 'vitest'

test('a program is ASCII text, and says what its source says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-program-'))
  try {
    const source = join(folder, 'source.mjs')
    writeFileSync(
      source,
      String.raw`const اسم = 'مسار «é» 🎓'
        const said = [اسم, ${'`قال: ${اسم}`'}, 'هذه \ق و\\ك', /[\،؛]\s*(?<اسم>م)/.exec('، م')?.groups, /^[🎓]$/u.test('🎓')]
        process.stdout.write(JSON.stringify(said))`,
    )
    const built = join(folder, 'built', 'main.mjs')
    await buildProgram(source, built)
    expect(readFileSync(built, 'latin1')).toMatch(/^[\0-\x7f]*$/)
    const say = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' })
    expect(say(built)).toBe(say(source))
    expect(JSON.parse(say(built))).toEqual([
      'مسار «é» 🎓',
      'قال: مسار «é» 🎓',
      'هذه ق و\\ك',
      { اسم: 'م' },
      true,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
