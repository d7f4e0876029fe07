import { mkdtempSync, rmSync } from 'node:fs'
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
  dataDir = mkdtempSync(join(tmpdir(), 'masar-access-'))
  database = await openTestDatabase()
  await database.db.execute(sql`
    with u as (insert into users (kind, name, name_key, name_folded, email) values ('student', 'Sara', 'sara', 'sara', 'sara@example.com') returning id),
      i as (insert into instructors (user_id, slug, name, title, bio, expertise, state) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved' from u returning id),
      c as (insert into categories (slug, name) values ('c', '{"ar":"ف"}') returning id),
      k as (insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, state, published_at, title_folded, search_vector, instructor_id, category_id)
        select 'writing', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 9900, 'published', now(), '', '', i.id, c.id from i, c returning id)
    insert into certificates (code, user_id, course_id, holder_name, course_title, completed_at, released_at)
      select 'aB3-_aB3-_aB3-_aB3-_aB', u.id, k.id, 'Sara', '{}', now(), now() from u, k`)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const masar = (...args: string[]) =>
  command(args, { DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString })

test('pnpm masar access gives, lists and ends grants, each with its reason', async () => {
  const until = '2099-01-31T00:00:00.000Z'
  expect(await masar('access', 'give', 'sara@example.com', 'writing', '--reason', 'a prize')).toMatchObject({
    status: 0,
    stdout: 'sara@example.com may learn writing.\n',
  })
  await masar('access', 'give', 'Sara@example.com', 'writing', '--reason', 'a trial', '--until', until)
  const listed = async () =>
    (await masar('access', 'list', 'sara@example.com')).stdout
      .trim()
      .split('\n')
      .map(line => line.split('\t').filter((_, n) => n !== 3))
  const [first = [], second = []] = await listed()
  expect(first.slice(1)).toEqual(['writing', 'operator', 'open', '-', 'a prize'])
  expect(second.slice(1)).toEqual(['writing', 'operator', `until ${until}`, '-', 'a trial'])
  expect((await masar('access', 'end', first[0] ?? '', '--reason', 'asked for')).status).toBe(0)
  expect((await listed())[0]?.slice(4)).toEqual(['withdrawn', 'a prize'])
  expect(await masar('access', 'end', first[0] ?? '', '--reason', 'again')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no open grant'),
  })
})

test.each([
  [
    ['give', 'nobody@example.com', 'writing', '--reason', 'x'],
    'No account has the address nobody@example.com.',
  ],
  [['give', 'sara@example.com', 'reading', '--reason', 'x'], 'No course has the slug reading.'],
  [['give', 'sara@example.com', 'writing', '--reason', 'x', '--until', '2020-01-01'], 'a date to come'],
])('says what is wrong with %o', async (args, message) => {
  expect(await masar('access', ...args)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(message),
  })
})

test('pnpm masar certificate withdraw does so once, with its reason', async () => {
  const withdraw = () =>
    masar('certificate', 'withdraw', 'aB3-_aB3-_aB3-_aB3-_aB', '--reason', 'sat by another')
  expect((await withdraw()).status).toBe(0)
  expect(await withdraw()).toMatchObject({ status: 1, stderr: expect.stringContaining('No certificate') })
  expect(await masar('certificate', 'withdraw', 'c'.repeat(22), '--reason', 'x')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No certificate'),
  })
  const { rows } = await database.db.execute(
    sql`select revoked_reason, revoked_at is not null as revoked from certificates`,
  )
  expect(rows).toEqual([{ revoked_reason: 'sat by another', revoked: true }])
})
