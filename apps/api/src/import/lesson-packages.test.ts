import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { coursePackage } from '../export/course-package.ts'
import { writePackage } from '../export/write-package.ts'
import { FolderStorage } from '../gateways/storage.ts'
import { manifestOf, packageZip } from '../testing/packages.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ImportError } from './content-errors.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'

let database: TestDatabase
let fixture: PackageFixture
let rest: string
let storage: FolderStorage
beforeAll(() => {
  rest = mkdtempSync(join(tmpdir(), 'masar-lesson-packages-'))
  storage = new FolderStorage(join(rest, 'media'))
})
afterAll(() => rmSync(rest, { recursive: true, force: true }))
beforeEach(async () => {
  database = await openTestDatabase()
  fixture = smallCatalogue()
})
afterEach(async () => {
  fixture.discard()
  await database.close()
})

const course = 'courses/writing/course.yaml'
const bringIn = (folder = fixture.folder) => importFolder(database, storage, folder)
const all = async (statement: string) => (await database.pool.query(statement)).rows
const first = 'kind: article'
/** Makes the first lesson one of a package. */
function withPackage(zip: Buffer | null, kind = 'kind: package, media: media/unit.zip') {
  fixture.edit(course, first, kind)
  mkdirSync(join(fixture.folder, 'courses/writing/media'), { recursive: true })
  if (zip) writeFileSync(join(fixture.folder, 'courses/writing/media/unit.zip'), zip)
}
async function errors(): Promise<string> {
  const error = await bringIn().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ImportError)) throw error ?? new Error('The folder was imported.')
  return error.message
}

test('a package comes in with what its manifest says, goes out as it came, and coming back changes nothing', async () => {
  const zip = packageZip(manifestOf('scorm2004'))
  withPackage(zip)
  await bringIn()
  const lesson = `select kind, media, package from lessons where kind = 'package'`
  const [before] = await all(lesson)
  expect(before).toMatchObject({
    kind: 'package',
    media: expect.stringMatching(/^[a-f0-9]{64}\.zip$/),
    package: { standard: 'scorm2004', title: 'حزمة', parts: [{ key: 'one', href: 'one/index.html' }] },
  })
  const [{ id }] = await all(`select id from courses where slug = 'writing'`)
  const made = await coursePackage(database.db, Number(id))
  if (!made) throw new Error('The course is gone.')
  const folder = await writePackage(storage, join(rest, 'out'), made)
  expect(readFileSync(join(folder, 'course.yaml'), 'utf8')).toMatch(/kind: package/)
  const [name = ''] = /media\/[\w.-]+\.zip/.exec(readFileSync(join(folder, 'course.yaml'), 'utf8')) ?? []
  expect(readFileSync(join(folder, name)).equals(zip)).toBe(true)
  await bringIn(folder)
  expect(await all(lesson)).toEqual([before])
})

test('a lesson becomes one of another kind again, and its package goes', async () => {
  withPackage(packageZip(manifestOf('scorm12')))
  await bringIn()
  fixture.edit(course, 'kind: package, media: media/unit.zip', first)
  await bringIn()
  expect(await all(`select 1 from lessons where kind = 'package' or package is not null`)).toEqual([])
})

test.each<[words: string, zip: () => Buffer | null, kind?: string]>([
  ['names media/unit.zip, which is missing', () => null],
  ['is a package and needs "media"', () => null, 'kind: package'],
  ['must end in .zip', () => null, 'kind: package, media: media/unit.mp4'],
  ['names media/unit.zip, which is no ZIP', () => Buffer.from('PK no')],
  [
    'names media/unit.zip, which holds a file whose name leads out of the package: ../x.js',
    () => packageZip(manifestOf('scorm12'), { '../x.js': new Uint8Array(1) }),
  ],
  [
    'names media/unit.zip, which opens an address outside of the package: https://else.example/ (manifest, line 3)',
    () =>
      packageZip(
        manifestOf('scorm12', { resources: '<resource identifier="r1" href="https://else.example/"/>' }),
      ),
  ],
])('an error names the file and its line: %s', async (words, zip, kind) => {
  withPackage(zip(), kind)
  const told = await errors()
  expect(told).toContain(words)
  expect(told).toMatch(/^.*courses\/writing\/course\.yaml:\d+: curriculum\[0\]/m)
})
