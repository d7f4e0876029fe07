import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unpackedSize, UnreadableFileError } from '../files/read-sheet.ts'
import { tableFile } from '../files/table-file.ts'
import { tableOf } from '../files/table.ts'
import { readLines, readList, type ListedPerson } from './lists.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const people = async (given: Uint8Array, kind: 'csv' | 'xlsx' = 'csv') => {
  const list = await readList(given, kind)
  return 'people' in list ? list.people : list.problem
}
const sara = { name: 'سارة', email: 'sara@example.com' }

test.each([
  ['commas and a mark', '\ufeffالاسم,البريد الإلكتروني\nسارة,sara@example.com'],
  ['semicolons', 'Name;E-Mail\r\nسارة;sara@example.com\r\n'],
  ['tabs, other columns between, and empty lines', '\n\nx\tE mail\tFull name\n\tsara@example.com\tسارة\n\n'],
  ['quotes', '"الإسم","البَريد"\n"سارة","sara@example.com"'],
])('reads CSV with %s', async (_what, text) => {
  expect(await people(bytes(text))).toMatchObject([{ cells: sara }])
})

test('reads what Excel calls CSV in Arabic, and UTF-16', async () => {
  const windows = Uint8Array.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, ...bytes(',email\nx,sara@example.com')])
  expect(await people(windows)).toEqual([{ line: 2, cells: { name: 'x', email: 'sara@example.com' } }])
  const utf16 = Buffer.from('\ufeffname\temail\nسارة\tsara@example.com', 'utf16le')
  expect(await people(utf16)).toEqual([{ line: 2, cells: sara }])
})

test('what turns or hides text is not kept: a preview shows what is there', async () => {
  const evil = '\u202Eevil\u202C \u2066Ali\u200B\u2069'
  const cells = { name: 'evil Ali', email: 'ali@example.com' }
  expect(await people(bytes(`name,email\n${evil},\u200Eali@example.com\n\u202E,\u200F`))).toEqual([
    { line: 2, cells },
  ])
  expect(readLines(`${evil} \u200Eali@example.com\n\u202E`)).toEqual([{ line: 1, cells }])
})

test('a column is named that says something and is not read, and a cell that is longer than what is kept', async () => {
  const list = await readList(
    bytes(
      [
        'name,email,Line mgr,البريد,Notes,,groups',
        `Sara,sara@example.com,boss@example.com,other@example.com,,,${'Safety; '.repeat(200)}`,
        'Omar,,,omar@example.com,,x,Safety',
      ].join('\n'),
    ),
    'csv',
  )
  expect(list).toMatchObject({
    unread: [
      { place: 3, head: 'Line mgr', repeats: null },
      { place: 4, head: 'البريد', repeats: 'email' },
      { place: 6, head: '', repeats: null },
    ],
    people: [{ cells: { email: 'sara@example.com' }, cut: ['groups'] }, {}],
  })
  expect('people' in list && list.people[1]).toEqual({ line: 3, cells: { name: 'Omar', groups: 'Safety' } })
})

test('reads a spreadsheet, numbers as they are written', async () => {
  const columns = ['Name', 'Email', 'الرقم الوظيفي', 'القسم'].map((title, at) => ({
    title,
    kind: 'text' as const,
    read: (row: (string | number)[]) => row[at] ?? null,
  }))
  async function* pages() {
    yield [[sara.name, sara.email, 1007, 'المبيعات / الرياض']]
  }
  const file = await buffer(tableFile(tableOf(columns, pages()), 'xlsx', 'ar'))
  expect(await people(file, 'xlsx')).toEqual([
    { line: 2, cells: { ...sara, number: '1007', department: 'المبيعات / الرياض' } },
  ])
  expect(unpackedSize(file)).toBeGreaterThan(file.length)
  expect(await people(file.subarray(0, 900), 'xlsx')).toBe('unreadable')
  expect(() => unpackedSize(bytes('no archive at all, whatever it is called'))).toThrow(UnreadableFileError)
})

test.each([
  ['', 'empty'],
  ['name,email\n', 'empty'],
  ['سارة,sara@example.com', 'no_header'],
  [`email\n${'a@example.com\n'.repeat(50_001)}`, 'too_many'],
])('a list that is none says why', async (text, problem) => {
  expect(await people(bytes(text))).toBe(problem)
})

test('typed lines: a name and an address in any order, several on a line, and what has no address as it is', () => {
  const read = (text: string) => readLines(text).map(({ cells }: ListedPerson) => cells)
  expect(
    read('سارة أحمد <sara@example.com>\n\nomar.ali2@example.com\r\nx@y.sa, Noor; a@b.sa; c@d.sa\nnobody'),
  ).toEqual([
    { name: 'سارة أحمد', email: 'sara@example.com' },
    { name: 'Omar Ali', email: 'omar.ali2@example.com' },
    { name: 'X', email: 'x@y.sa' },
    { email: 'Noor' },
    { name: 'A', email: 'a@b.sa' },
    { name: 'C', email: 'c@d.sa' },
    { email: 'nobody' },
  ])
})
