import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { command } from '../testing/command.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

// On a server, whose database this test and the commands use at once.
let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-questions-'))
  database = await openTestDatabase()
  await database.db.execute(sql`
    with u as (insert into users (kind, name, name_key, name_folded, email) values ('student', 'Sara', 'sara', 'sara', 'sara@example.com') returning id),
      i as (insert into instructors (user_id, slug, name, title, bio, expertise, state) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved' from u returning id),
      c as (insert into categories (slug, name) values ('c', '{"ar":"ف"}') returning id),
      k as (insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, state, published_at, title_folded, search_vector, instructor_id, category_id)
        select 'writing', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 9900, 'published', now(), '', '', i.id, c.id from i, c returning id)
    insert into exams (course_id, title, pass_mark) select id, '{"ar":"اختبار"}', 60 from k`)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const masar = (...args: string[]) =>
  command(args, { DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString })

test('pnpm masar export writes a course as a package, and never over something', async () => {
  expect(await masar('export', 'writing', join(dataDir, 'packages'))).toMatchObject({ status: 0 })
  const folder = join(dataDir, 'packages/writing')
  expect(readFileSync(join(folder, 'course.yaml'), 'utf8')).toContain('price: "99.00"')
  const again = await masar('export', 'writing', join(dataDir, 'packages'))
  expect(again).toMatchObject({ status: 1 })
  expect(again.stderr).toContain('is not empty')
  expect((await masar('export', 'nothing', dataDir)).stderr).toContain('No course has the slug nothing.')
})

test('pnpm masar questions previews, imports and exports, and names what it leaves out', async () => {
  const file = join(dataDir, 'q.gift')
  writeFileSync(file, '// [id:sky]\nالسماء زرقاء. {T}\n\nBroken {=a ~b\n')
  const preview = await masar('questions', 'import', 'writing', file, '--preview')
  expect(preview.stdout).toContain('q.gift:4: left out: Its braces or signs do not match up.')
  expect(preview.stdout).toContain('1 created, 0 changed, 0 unchanged, 1 left out.\nNothing was stored.')
  await masar('questions', 'import', 'writing', file)
  const out = join(dataDir, 'out.xml')
  expect(await masar('questions', 'export', 'writing', out, '--format', 'moodle_xml')).toMatchObject({
    status: 0,
  })
  expect(readFileSync(out, 'utf8')).toContain('السماء زرقاء.')
  expect((await masar('questions', 'import', 'writing', out)).stdout).toContain(
    '0 created, 0 changed, 1 unchanged',
  )
  expect(
    (await masar('questions', 'import', 'writing', join(dataDir, 'q.gift'), '--language', 'fr')).status,
  ).toBe(1)
})

test('and those of the exam of a section, which it names by its key', async () => {
  await database.db.execute(sql`
    with s as (insert into sections (course_id, key, position, title) select id, 'basics', 1, '{"ar":"أ"}' from courses returning id, course_id)
    insert into exams (course_id, section_id, title, pass_mark) select course_id, id, '{"ar":"اختبار القسم"}', 60 from s`)
  const file = join(dataDir, 'section.gift')
  writeFileSync(file, '// [id:sea]\nالبحر مالح. {T}\n')
  const section = ['--section', 'basics']
  expect((await masar('questions', 'import', 'writing', file, ...section)).stdout).toContain('1 created')
  const out = join(dataDir, 'section.xml')
  await masar('questions', 'export', 'writing', out, '--format', 'moodle_xml', ...section)
  const written = readFileSync(out, 'utf8')
  expect(written).toContain('البحر مالح.')
  expect(written).not.toContain('السماء زرقاء.')
  const wrong = await masar('questions', 'import', 'writing', file, '--section', 'none')
  expect(wrong).toMatchObject({ status: 1 })
  expect(wrong.stderr).toContain('No course with the slug writing has an exam in a section none.')
})
