import { buffer, text } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { tableFile } from './table-file.ts'
import { tableOf, type ColumnOf } from './table.ts'

interface Row {
  name: string
  score: number | null
  day: string | null
}
const columns: ColumnOf<Row>[] = [
  { title: 'الاسم', kind: 'text', read: row => row.name },
  { title: 'الدرجة', kind: 'number', read: row => row.score },
  { title: 'اليوم', kind: 'date', read: row => row.day },
]
const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx']
const rows: Row[] = [
  ...hostile.map(name => ({ name, score: -2.5, day: '2026-01-15' })),
  { name: 'سارة، "الأولى"\nسطر', score: null, day: null },
]
async function* pages() {
  yield rows.slice(0, 3)
  yield []
  yield rows.slice(3)
}

test('CSV has its mark, quotes what needs it, and runs nothing', async () => {
  const csv = await text(tableFile(tableOf(columns, pages()), 'csv', 'ar'))
  // TextDecoder takes the mark away, so that it is looked for in the bytes.
  const bytes = await buffer(tableFile(tableOf(columns, pages()), 'csv', 'ar'))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = csv.replace(/^\ufeff/, '').split('\r\n')
  expect(lines[0]).toBe('الاسم,الدرجة,اليوم')
  expect(lines[1]).toBe("'=1+1,-2.5,2026-01-15")
  for (const name of hostile) expect(csv).toContain(`'${name}`)
  expect(csv).toContain('"سارة، ""الأولى""\nسطر",,\r\n')
})

test('a spreadsheet has real numbers and days, text as text, and stands from right to left in Arabic', async () => {
  const file = await buffer(tableFile(tableOf(columns, pages()), 'xlsx', 'ar'))
  const [sheet] = await readXlsxFile(file, { trim: false })
  expect(sheet?.data[0]).toEqual(['الاسم', 'الدرجة', 'اليوم'])
  expect(sheet?.data[1]).toEqual(['=1+1', -2.5, new Date('2026-01-15T00:00:00Z')])
  expect(sheet?.data).toHaveLength(rows.length + 1)
  expect(sheet?.data.map(row => row[0]).slice(1, 7)).toEqual(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])
  expect(sheet?.data.at(-1)).toEqual(['سارة، "الأولى"\nسطر', null, null])
  const xml = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).toContain('rightToLeft="1"')
  expect(xml).toContain('state="frozen"')
})

test('a column of days has words where there is no day', async () => {
  async function* one() {
    yield [
      { name: 'a', score: 0, day: '=after 14 days' },
      { name: 'b', score: 0, day: '2026-01-15' },
    ]
  }
  const file = await buffer(tableFile(tableOf(columns, one()), 'xlsx', 'en'))
  const [sheet] = await readXlsxFile(file)
  expect(sheet?.data.slice(1).map(row => row[2])).toEqual([
    '=after 14 days',
    new Date('2026-01-15T00:00:00Z'),
  ])
  expect(await text(tableFile(tableOf(columns, one()), 'csv', 'en'))).toContain(",'=after 14 days\r\n")
})

test('a spreadsheet takes what no XML holds out, and keeps what looks like its own escapes', async () => {
  const texts = ['a\u0000b\uffff', '_x0041_', '<&>"', '\ufffd', ' around ', '\ud800']
  async function* one() {
    yield texts.map(name => ({ name, score: 0, day: null }))
  }
  const [sheet] = await readXlsxFile(await buffer(tableFile(tableOf(columns, one()), 'xlsx', 'en')), {
    trim: false,
  })
  expect(sheet?.data.slice(1).map(row => row[0])).toEqual([
    'ab',
    '_x0041_',
    '<&>"',
    '\ufffd',
    ' around ',
    '\ufffd',
  ])
})

test('a wide table has its columns in their places beyond Z', async () => {
  const wide = Array.from({ length: 60 }, (_, n): ColumnOf<number> => ({
    title: `c${n}`,
    kind: n % 2 === 0 ? 'number' : 'text',
    read: row => (n % 2 === 0 ? row + n : `${row}-${n}`),
  }))
  async function* two() {
    yield [1, 2]
  }
  const [sheet] = await readXlsxFile(await buffer(tableFile(tableOf(wide, two()), 'xlsx', 'en')))
  expect(sheet?.data[2]?.slice(24, 30)).toEqual([26, '2-25', 28, '2-27', 30, '2-29'])
  expect(sheet?.data[2]).toHaveLength(60)
})

test('what reading the rows throws destroys the file', async () => {
  async function* failing() {
    yield rows
    throw new Error('lost')
  }
  for (const format of ['csv', 'xlsx'] as const)
    for (const size of ['small', 'large'] as const)
      await expect(buffer(tableFile(tableOf(columns, failing()), format, 'en', size))).rejects.toThrow('lost')
})

test('a spreadsheet is the same whether it is written here or in a thread', async () => {
  const sheets = ['small', 'large'] as const
  const [here, there] = await Promise.all(
    sheets.map(async size => {
      const file = await buffer(tableFile(tableOf(columns, pages()), 'xlsx', 'ar', size))
      return strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    }),
  )
  expect(here).toBe(there)
  expect(here).toContain('=1+1')
})
