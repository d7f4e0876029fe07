import { describe, expect, test } from 'vitest'
import { cleanName } from './name.ts'

describe('I-04: a name', () => {
  test.each([
    ['\u202Eمها\u202C', 'مها'],
    ['\u2066Sara\u2069', 'Sara'],
    ['Sa\u200Bra\uFEFF', 'Sara'],
    ['Sara\u{E0041}', 'Sara'],
    ['  Sara \t Al-Qahtani\n', 'Sara Al-Qahtani'],
    ['Sara\nAl-Qahtani', 'Sara Al-Qahtani'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['مُحَمَّد', 'مُحَمَّد'],
    ['O’Connor', 'O’Connor'],
  ])('%j is kept as %j', (typed, name) => expect(cleanName(typed)).toEqual({ name }))

  test.each(['', ' ', '\u202E\u200B', '\u2066\u2069'])('%j is empty', typed =>
    expect(cleanName(typed)).toEqual({ error: { code: 'required' } }),
  )

  test('is counted as people see it', () => {
    expect(cleanName('👩‍👩‍👧‍👦ab'.repeat(30))).toEqual({ name: '👩‍👩‍👧‍👦ab'.repeat(30) })
    expect(cleanName('ab'.repeat(51))).toEqual({ error: { code: 'too_long', limit: 100 } })
  })

  test.each(['Sara' + '\u0301'.repeat(1000), 'Sara<script>', 'see https://evil.example', '12345', '---'])(
    '%# that is none is refused',
    typed => expect(cleanName(typed)).toEqual({ error: { code: 'name' } }),
  )

  test.each([
    'Admin',
    'Аdmin',
    'аdmіn',
    'ADMIN',
    'a d m i n',
    'Adm1n',
    '@dmin',
    'Αdmin',
    'Masar Support',
    'مسار',
    'مـسـار',
    'أدمن',
    'الدعم الفني',
  ])('%s passes for nobody of ours', typed =>
    expect(cleanName(typed)).toEqual({ error: { code: 'name_reserved' } }),
  )
})
