import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf, type ZipEntry } from './zip.ts'

const changedAt = new Date(2026, 0, 1, 9, 30, 2)
const bytes = (text: string) => new TextEncoder().encode(text)

async function whole(entries: Iterable<ZipEntry>, startsAt?: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(entries, changedAt, startsAt)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('files come out as they went in, under their names, packed or stored', async () => {
  const long = 'السلامة '.repeat(20_000)
  const zip = await whole([
    { path: 'certificates/0001 عبير.pdf', content: [bytes('%PDF'), bytes('-1.7')], isStored: true },
    { path: 'evidence.csv', content: [bytes(long)] },
    { path: 'empty.txt', content: [] },
  ])
  expect(zip.length).toBeLessThan(5000)
  const files = unzipSync(zip)
  expect(Object.fromEntries(Object.entries(files).map(([path, file]) => [path, strFromU8(file)]))).toEqual({
    'certificates/0001 عبير.pdf': '%PDF-1.7',
    'evidence.csv': long,
    'empty.txt': '',
  })
})

test('what cannot be read destroys the archive instead of ending it', async () => {
  function* broken() {
    yield bytes('x')
    throw new Error('the disk is gone')
  }
  for (const isStored of [true, false])
    await expect(whole([{ path: 'x', content: broken(), isStored }])).rejects.toThrow('the disk is gone')
})

test('more than 65,535 files are in one archive', async () => {
  const many = Array.from({ length: 70_000 }, (_, at): ZipEntry => ({
    path: `${at}.txt`,
    content: [bytes(String(at))],
    isStored: true,
  }))
  const files = unzipSync(await whole(many))
  expect(Object.keys(files)).toHaveLength(70_000)
  expect(strFromU8(files['69999.txt'] ?? new Uint8Array())).toBe('69999')
}, 60_000)

test('a file that stands beyond 4 GiB is found by the fields of Zip64', async () => {
  const before = 5 * 2 ** 30
  const zip = await whole([{ path: 'last.txt', content: [bytes('beyond')], isStored: true }], before)
  const at = (place: number) => Number(zip.readBigUInt64LE(place))
  const end = zip.length - 22
  expect([zip.readUInt32LE(end), zip.readUInt32LE(end + 16)]).toEqual([0x0605_4b50, 0xffff_ffff])
  const largeEnd = at(end - 20 + 8) - before
  expect(zip.readUInt32LE(largeEnd)).toBe(0x0606_4b50)
  const line = at(largeEnd + 48) - before
  expect([zip.readUInt32LE(line), zip.readUInt32LE(line + 42)]).toEqual([0x0201_4b50, 0xffff_ffff])
  // The extra field: its number, its length, the place of the file.
  const extra = line + 46 + 'last.txt'.length
  expect([zip.readUInt16LE(extra), zip.readUInt16LE(extra + 2), at(extra + 4)]).toEqual([1, 8, before])
  expect(zip.readUInt32LE(at(extra + 4) - before)).toBe(0x0403_4b50)
})
