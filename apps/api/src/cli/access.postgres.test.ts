import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../db/client.ts'
import { startPostgres, type PostgresServer } from '../testing/postgres.ts'

// On a server, whose database this test and the commands use at once.
let dataDir: string
let server: PostgresServer
let database: OpenDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-access-'))
  server = await startPostgres()
  database = await openDatabase({ url: server.url('postgres') })
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
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The command as an operator gives it: a process of its own. */
function masar(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server.url('postgres') }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('./main.ts', import.meta.url)), ...args],
    { encoding: 'utf8', env },
  )
  return { status, stdout, stderr }
}

test('pnpm masar access gives, lists and ends grants, each with its reason', () => {
  const until = '2099-01-31T00:00:00.000Z'
  expect(masar('access', 'give', 'sara@example.com', 'writing', '--reason', 'a prize')).toMatchObject({
    status: 0,
    stdout: 'sara@example.com may learn writing.\n',
  })
  masar('access', 'give', 'Sara@example.com', 'writing', '--reason', 'a trial', '--until', until)
  const listed = () =>
    masar('access', 'list', 'sara@example.com')
      .stdout.trim()
      .split('\n')
      .map(line => line.split('\t').filter((_, n) => n !== 3))
  const [first = [], second = []] = listed()
  expect(first.slice(1)).toEqual(['writing', 'operator', 'open', '-', 'a prize'])
  expect(second.slice(1)).toEqual(['writing', 'operator', `until ${until}`, '-', 'a trial'])
  expect(masar('access', 'end', first[0] ?? '', '--reason', 'asked for').status).toBe(0)
  expect(listed()[0]?.slice(4)).toEqual(['withdrawn', 'a prize'])
  expect(masar('access', 'end', first[0] ?? '', '--reason', 'again')).toMatchObject({
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
])('says what is wrong with %o', (args, message) => {
  expect(masar('access', ...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) })
})

test('pnpm masar certificate withdraw does so once, with its reason', async () => {
  const withdraw = () =>
    masar('certificate', 'withdraw', 'aB3-_aB3-_aB3-_aB3-_aB', '--reason', 'sat by another')
  expect(withdraw().status).toBe(0)
  expect(withdraw()).toMatchObject({ status: 1, stderr: expect.stringContaining('No certificate') })
  const { rows } = await database.db.execute(
    sql`select revoked_reason, revoked_at is not null as revoked from certificates`,
  )
  expect(rows).toEqual([{ revoked_reason: 'sat by another', revoked: true }])
})
