import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../db/schema/index.ts'
import { command } from '../testing/command.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

// On a server, whose database this test and the commands use at once.
let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-holidays-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const masar = (...args: string[]) =>
  command(['holiday', ...args], { DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString })
const listed = async (...args: string[]) =>
  (await masar('list', ...args)).stdout
    .trim()
    .split('\n')
    .map(line => line.split('\t'))

test('a feast is moved with all its days, one is removed and brought back, each act is in the log', async () => {
  expect(await listed('--year', '2027')).toEqual([
    ['founding_day', '2027', '2027-02-22', '2027-02-22', 'each year', 'Founding Day', 'يوم التأسيس'],
    ['eid_al_fitr', '1448', '2027-03-09', '2027-03-12', 'by the moon', 'Eid al-Fitr', 'عيد الفطر'],
    ['eid_al_adha', '1448', '2027-05-15', '2027-05-18', 'by the moon', 'Eid al-Adha', 'عيد الأضحى'],
    ['national_day', '2027', '2027-09-23', '2027-09-23', 'each year', 'National Day', 'اليوم الوطني'],
  ])
  expect(await masar('move', 'eid_al_fitr', '1448', '2027-03-10')).toEqual({
    status: 0,
    stdout: 'eid_al_fitr 1448 is from 2027-03-10 to 2027-03-13 now.\n',
    stderr: '',
  })
  await masar('move', 'eid_al_adha', '1448', '2027-05-16', '--until', '2027-05-20')
  await masar('remove', 'founding_day', '2027')
  const rows = await listed('--year', '2027')
  expect(rows.map(row => row.slice(2, 5))).toEqual([
    ['2027-02-22', '2027-02-22', 'removed'],
    ['2027-03-10', '2027-03-13', 'by the moon'],
    ['2027-05-16', '2027-05-20', 'by the moon'],
    ['2027-09-23', '2027-09-23', 'each year'],
  ])
  const names = ['--ar', 'يوم التأسيس', '--en', 'Founding Day']
  expect((await masar('add', 'founding_day', '2027-02-21', ...names)).status).toBe(0)
  expect((await listed('--year', '2027'))[0]?.slice(2, 5)).toEqual(['2027-02-21', '2027-02-21', 'each year'])
  const acts = await database.db
    .select({ action: auditLog.action, capacity: auditLog.actorCapacity, after: auditLog.after })
    .from(auditLog)
    .where(like(auditLog.action, 'holiday.%'))
    .orderBy(asc(auditLog.id))
  expect(acts.map(({ action }) => action)).toEqual([
    'holiday.move',
    'holiday.move',
    'holiday.remove',
    'holiday.add',
  ])
  expect(acts[0]).toMatchObject({
    capacity: 'command line',
    after: { first_day: '2027-03-10', last_day: '2027-03-13' },
  })
})

test('another country has its own', async () => {
  const add = [
    'add',
    'commemoration_day',
    '2026-12-01',
    '--country',
    'ae',
    '--ar',
    'يوم الشهيد',
    '--en',
    'Day',
  ]
  const listedIn2026 = async () =>
    (await listed('--country', 'AE', '--year', '2026')).map(row => row.slice(0, 5))
  const before = await listedIn2026()
  expect(before).toContainEqual(['national_day', '2026', '2026-12-02', '2026-12-03', 'each year'])
  expect((await masar(...add)).status).toBe(0)
  const own = ['commemoration_day', '2026', '2026-12-01', '2026-12-01', 'once']
  expect(await listedIn2026()).toEqual(expect.arrayContaining([...before, own]))
  expect(await listed('--country', 'EG')).toEqual([['None.']])
})

const names = ['--ar', 'ع', '--en', 'x']
test.each([
  [
    ['move', 'eid_al_fitr', '2027', '2027-03-10'],
    'SA has no holiday eid_al_fitr 2027. See: pnpm masar holiday list',
  ],
  [['remove', 'eid_al_fitr', '1448', '--country', 'EG'], 'EG has no holiday eid_al_fitr 1448.'],
  [['move', 'eid_al_fitr', '1448', '2027-02-30'], 'It has to be a day, as 2027-01-31.'],
  [
    ['move', 'eid_al_fitr', '1448', '2027-03-10', '--until', '2027-03-09'],
    'The last day comes before the first.',
  ],
  [['move', 'eid_al_fitr', '1448', '2027-03-10', '--until', '2027-05-01'], 'A holiday has 31 days at most'],
  [['add', 'national_day', '2027-09-23', ...names], 'There is a holiday national_day 2027 of SA already.'],
  [['add', 'day', '2027-09-23', '--country', 'XX', ...names], 'There is no country XX'],
  [['add', 'A day', '2027-09-23', ...names], 'A key has small letters'],
  [['add', 'day', '2027-09-23', '--en', 'x'], "required option '--ar <name>' not specified"],
])('says what is wrong with %o', async (args, message) => {
  expect(await masar(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) })
})

test('the help says what a move leaves as it is', async () => {
  const { stdout } = await masar('--help')
  expect(stdout).toContain('A due day of an assignment that has been set stays where it is.')
  for (const word of ['list', 'add', 'move', 'remove', 'Hijri']) expect(stdout).toContain(word)
})
