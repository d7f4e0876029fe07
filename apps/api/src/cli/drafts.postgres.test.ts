import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coursePackage } from '../export/course-package.ts'
import { zipped } from '../export/zipped.ts'
import { FolderStorage } from '../gateways/storage.ts'
import { importFolder } from '../import/import-folder.ts'
import { smallCatalogue } from '../import/package-fixture.ts'
import { command } from '../testing/command.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { mp4 } from '../testing/videos.ts'

// On a server, whose database this test and the commands use at once.
let dataDir: string
let database: TestDatabase
let archive: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-drafts-'))
  archive = join(dataDir, 'writing.zip')
  database = await openTestDatabase()
  const fixture = smallCatalogue()
  const storage = new FolderStorage(join(dataDir, 'media'))
  writeFileSync(join(fixture.folder, 'courses/writing/media/two.mp4'), mp4())
  await importFolder(database, storage, fixture.folder)
  await all(`with u as (insert into users (kind, name, name_key, name_folded, email) values ('student', 'Huda', 'huda', 'huda', 'huda@example.com') returning id)
    update instructors set user_id = u.id, state = 'approved' from u where slug = 'huda'`)
  const [course] = await all('select id from courses')
  const written = await coursePackage(database.db, Number(course.id))
  if (!written) throw new Error('The course is not there.')
  writeFileSync(archive, Buffer.concat(await Readable.from(zipped(storage, written)).toArray()))
  fixture.discard()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const all = async (statement: string) => (await database.pool.query(statement)).rows
const masar = (...args: string[]) =>
  command(args, { DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString })

test('pnpm masar draft makes a new draft of an approved instructor, and touches no other course', async () => {
  const before = await all("select * from courses where slug = 'writing'")
  expect(await masar('draft', 'huda@example.com', archive)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('A draft was made: writing-2') as string,
  })
  expect(await all("select state, published_at from courses where slug = 'writing-2'")).toEqual([
    { state: 'draft', published_at: null },
  ])
  expect(await all("select * from courses where slug = 'writing'")).toEqual(before)
})

test('it says why none is made, and makes none', async () => {
  const before = await all('select count(*) from courses')
  const broken = join(dataDir, 'broken.zip')
  writeFileSync(broken, 'no archive')
  const refused = await masar('draft', 'huda@example.com', broken)
  expect(refused).toMatchObject({ status: 1 })
  expect(refused.stderr).toMatch(/^It is no ZIP archive\.\s*$/)
  expect((await masar('draft', 'nobody@example.com', archive)).stderr).toContain(
    'nobody@example.com is no approved instructor.',
  )
  expect(await all('select count(*) from courses')).toEqual(before)
})
