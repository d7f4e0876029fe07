import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync, type Zippable } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpack, UnpackError, unpackLimits } from './unpack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-unpack-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const course = { 'writing/course.yaml': bytes('slug: writing\n') }
const link = { os: 3, attrs: (0o120777 << 16) >>> 0 }

async function unpacked(zip: Uint8Array, limits = unpackLimits): Promise<string> {
  const archive = join(folder, 'given.zip')
  writeFileSync(archive, zip)
  return unpack(archive, join(folder, 'out'), { limits })
}
async function errorCodeOf(files: Zippable | Uint8Array, limits = unpackLimits) {
  const zip = files instanceof Uint8Array ? files : zipSync({ ...course, ...files })
  const error = await unpacked(zip, limits).catch((thrown: unknown) => thrown)
  if (!(error instanceof UnpackError)) throw error ?? new Error('It was unpacked.')
  return [error.code, error.file]
}
/** A ZIP with the bytes of one name changed for others. */
const renamed = (zip: Uint8Array, from: string, to: string) =>
  Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), 'latin1')

test('a package is unpacked from the folder in which it stands, or from the archive itself', async () => {
  const lesson = bytes('---\ntitle: A\n---\n')
  const root = await unpacked(
    zipSync({
      ...course,
      'writing/lessons/one.ar.md': lesson,
      'writing/media/a.zip': bytes('PK'),
      '__MACOSX/writing/._course.yaml': bytes('x'),
    }),
  )
  expect(readFileSync(join(root, 'course.yaml'), 'utf8')).toBe('slug: writing\n')
  expect(readFileSync(join(root, 'lessons/one.ar.md'))).toEqual(Buffer.from(lesson))
  expect(existsSync(join(root, '__MACOSX'))).toBe(false)
  rmSync(join(folder, 'out'), { recursive: true })
  expect(existsSync(join(await unpacked(zipSync({ 'course.yaml': bytes('a: 1') })), 'course.yaml'))).toBe(
    true,
  )
})

test.each<[code: string, files: Zippable]>([
  ['name_unfit', { '../writing/media/a.png': bytes('x') }],
  ['name_unfit', { '/etc/passwd': bytes('x') }],
  ['name_unfit', { 'writing/media/../../a.png': bytes('x') }],
  ['name_unfit', { 'writing\\media\\a.png': bytes('x') }],
  ['name_unfit', { 'C:a.png': bytes('x') }],
  ['name_unfit', { 'writing/media/a\u202egnp.svg': bytes('x') }],
  ['name_unfit', { 'writing//media/a.png': bytes('x') }],
  ['not_a_file', { 'writing/media/a.png': [bytes('/etc/passwd'), link] }],
  ['name_taken', { 'writing/media/a.png': bytes('x'), 'writing/media/A.png': bytes('y') }],
  ['kind_unknown', { 'writing/media/a.html': bytes('x') }],
  ['kind_unknown', { 'writing/run.sh': bytes('x') }],
  ['kind_unknown', { 'catalogue.yaml': bytes('x') }],
  ['several_packages', { 'other/course.yaml': bytes('x') }],
  ['ratio', { 'writing/media/a.png': [new Uint8Array(1_000_000), { level: 9 }] }],
  [
    'text_too_large',
    { 'writing/lessons/one.ar.md': [new Uint8Array(unpackLimits.textBytes + 1).fill(65), { level: 0 }] },
  ],
])('%s: nothing is left outside its folder', async (code, files) => {
  expect((await errorCodeOf(files))[0]).toBe(code)
  expect(existsSync(join(folder, 'a.png'))).toBe(false)
})

test('two entries of one name, and one that is longer than it says, are refused', async () => {
  const two = zipSync(
    { ...course, 'writing/media/a.png': bytes('x'), 'writing/media/b.png': bytes('y') },
    { level: 0 },
  )
  expect(await errorCodeOf(renamed(two, 'media/b.png', 'media/a.png'))).toEqual([
    'name_taken',
    'writing/media/a.png',
  ])
  const lying = Buffer.from(zipSync({ 'course.yaml': bytes('a'.repeat(5000)) }))
  lying.writeUInt32LE(1, lying.indexOf('PK\x01\x02', 0, 'latin1') + 24)
  expect(await errorCodeOf(lying)).toEqual(['truncated', 'course.yaml'])
})

test('what all of it comes to is bounded, by number and by size', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`writing/media/a${index}.png`, bytes('x')]),
  )
  expect(await errorCodeOf(many, { ...unpackLimits, files: 20 })).toEqual(['too_many_files', null])
  const large = { 'writing/media/a.png': [new Uint8Array(9000), { level: 0 }] } as Zippable
  expect(await errorCodeOf(large, { ...unpackLimits, bytes: 8000 })).toEqual(['too_large', null])
  const lying = Buffer.from(zipSync({ ...course, ...large }))
  lying.writeUInt32LE(1, lying.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24)
  expect(await errorCodeOf(lying, { ...unpackLimits, bytes: 8000 })).toEqual(['too_large', null])
})

test('what is no archive, a part of one or one that is locked, is distinguished', async () => {
  const zip = zipSync(course)
  expect(await errorCodeOf(bytes('%PDF-1.7 and so on, as long as it takes'))).toEqual(['not_a_zip', null])
  expect(await errorCodeOf(new Uint8Array())).toEqual(['not_a_zip', null])
  for (let length = 22; length < zip.length; length += 7)
    expect(await errorCodeOf(zip.subarray(0, length))).toEqual(['truncated', null])
  const locked = Buffer.from(zip)
  locked.writeUInt16LE(1, locked.indexOf('PK\x01\x02', 0, 'latin1') + 8)
  expect(await errorCodeOf(locked)).toEqual(['encrypted', null])
  expect(await errorCodeOf(zipSync({ 'a.txt': bytes('x') }))).toEqual(['no_package', null])
})
