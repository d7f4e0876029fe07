import { describe, expect, test } from 'vitest'
import { cleanName, cleanParagraphs, cleanPlainLine } from './name.ts'

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
    'Masar LLC',
    'The Mаsar Company',
    'شركة مسار',
    'مؤسسة دعم مسار',
  ])('%s does not impersonate Masar', typed =>
    expect(cleanName(typed)).toEqual({ error: { code: 'name_reserved' } }),
  )
})

const addresses = [
  'https://evil.example',
  'hxxp://evil',
  'Sign in at www.evil',
  'evil.com',
  'Update at EVIL.COM',
  'evil．com',
  'evil。com',
  'evil-bank.co.uk',
  'bit.ly/abc',
  'evil.example/login',
  'مصرف.com',
  'masar.sa',
  'a@evil.com',
]

describe('what others read', () => {
  test.each(addresses)('as a name or a line has no web address: %s', typed => {
    expect(cleanName(typed, 200)).toEqual({ error: { code: 'name' } })
    expect(cleanPlainLine(typed, 200)).toEqual({ error: { code: 'plain_text' } })
  })

  test.each(['Pаypal', 'Αpple Inc', 'Gооgle', 'bank <b>'])('passes for nothing else: %s', typed => {
    expect(cleanName(typed)).toEqual({ error: { code: 'name' } })
    expect(cleanPlainLine(typed, 200)).toEqual({ error: { code: 'plain_text' } })
  })

  test.each([
    'د.أحمد الغامدي',
    'Dr.Ahmed Al-Ghamdi',
    'شركة أ.ب.ج المحدودة',
    'J.R.R. Tolkien',
    'St.John',
    'A.S.A.P. Logistics Co.',
    'Иван Петров',
    'Γιώργος Παππάς',
    'شركة مسارات المعرفة',
    'مسار التقنية للتدريب',
    'Masarah Trading',
    'محمد Al-Harbi',
  ])('as people write it is kept: %s', typed => {
    expect(cleanName(typed)).toEqual({ name: typed })
    expect(cleanPlainLine(typed, 200)).toEqual({ line: typed })
  })

  test('in one line has no breaks, no bidi controls, and its length as people see it', () => {
    expect(cleanPlainLine('King\r\nFahd\u202E \u2028Road 12', 30)).toEqual({ line: 'King Fahd Road 12' })
    expect(cleanPlainLine('\u2066\n', 30)).toEqual({ error: { code: 'required' } })
    expect(cleanPlainLine('👩‍👩‍👧‍👦'.repeat(30), 30)).toEqual({ line: '👩‍👩‍👧‍👦'.repeat(30) })
    expect(cleanPlainLine('a'.repeat(31), 30)).toEqual({ error: { code: 'too_long', limit: 30 } })
  })

  test('in several lines keeps its breaks and nothing that turns or hides it', () =>
    expect(cleanParagraphs(' One\u202E\r\n\n\n\ntwo\tthree\u200B\u2029four \n')).toBe(
      'One\n\ntwo three\nfour',
    ))
})
