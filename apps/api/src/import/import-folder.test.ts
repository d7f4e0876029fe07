import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { passwordFits } from '../modules/accounts/auth/passwords.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { demoPassword } from './demo-accounts.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'

let database: TestDatabase
let fixture: PackageFixture
let media: string
beforeAll(() => {
  media = mkdtempSync(join(tmpdir(), 'masar-import-media-'))
})
afterAll(() => rmSync(media, { recursive: true, force: true }))
beforeEach(async () => {
  database = await openTestDatabase()
  fixture = smallCatalogue()
})
afterEach(async () => {
  fixture.discard()
  await database.close()
})

const bringIn = () => importFolder(database, new FolderStorage(media), fixture.folder)
const all = async (statement: string) => (await database.pool.query(statement)).rows
const one = async (statement: string) => (await all(statement))[0]
const exam = 'courses/writing/exam.yaml'

test('a course is there with its texts, lessons, media, exam and what search reads', async () => {
  await bringIn()
  expect(
    await one(
      `select title, price, lesson_count, duration_seconds, rating, rating_count, sold, title_folded, search_vector @@ to_tsquery('simple', 'قارء | reader') as found from courses`,
    ),
  ).toEqual({
    title: { ar: 'الكتابة الواضحة', en: 'Clear writing' },
    price: '0',
    lesson_count: 2,
    duration_seconds: 360,
    rating: 400,
    rating_count: 1,
    sold: 3,
    title_folded: 'الكتابه الواضحه clear writing',
    found: true,
  })
  const [first, second] = await all('select * from lessons order by position')
  expect(first).toMatchObject({ key: 'one', kind: 'article', free_preview: true, media: null })
  expect(second.media).toMatch(/^[a-f0-9]{64}\.mp4$/)
  expect(await new FolderStorage(media).size(second.captions.ar)).toBeGreaterThan(10)
  expect(second.files[0]).toMatchObject({ name: 'sheet.csv', bytes: 4, title: { en: 'Sheet' } })
  expect(
    await all(
      'select q.key, v.answer_key from questions q join question_versions v on v.question_id = q.id order by q.position',
    ),
  ).toEqual([
    { key: 'q1', answer_key: { correct: ['a'] } },
    { key: 'q2', answer_key: { truth: true } },
  ])
})

test('demo accounts get the demo password, others none', async () => {
  await bringIn()
  const people = await all(`select email, kind, password_hash from users order by email`)
  expect(people.map(row => `${row.kind} ${row.email}`)).toEqual([
    'student ahmed@demo.masar.test',
    'company company@demo.masar.test',
    'instructor huda@demo.masar.test',
    'student reem@demo.masar.test',
    'student salma@demo.masar.test',
    'student sami@real.example',
  ])
  expect(await passwordFits(people[0].password_hash, demoPassword)).toBe(true)
  expect(people.at(-1).password_hash).toBeNull()
})

test('what a company demands is written, with who is excused', async () => {
  await bringIn()
  const read = `select r.first_due_days, r.renewal_months, r.created_at, d.name ->> 'en' as department, w.reason, w.expires_on::text
    from requirements r join departments d on d.id = r.department_id join waivers w on w.requirement_id = r.id`
  expect(await all(read)).toEqual([
    {
      first_due_days: 60,
      renewal_months: 12,
      created_at: new Date('2026-01-01T21:00:00Z'),
      department: 'Operations',
      reason: 'Study leave',
      expires_on: '2026-03-01',
    },
  ])
})

test('progress is that of whole lessons, and seats add up', async () => {
  await bringIn()
  expect(
    await all(
      `select u.email, e.completed_at is not null as completed, e.percent, count(p.completed_at)::int as done, (select json_agg(g.kind || ' ' || coalesce(g.ended_reason, 'open')) from enrolment_grants g
        where g.user_id = u.id) as grants from enrolments e join users u on u.id = e.user_id left join lesson_progress p on p.user_id = u.id group by u.id, e.id order by 1`,
    ),
  ).toEqual([
    { email: 'ahmed@demo.masar.test', completed: true, percent: 100, done: 2, grants: ['seat open'] },
    { email: 'reem@demo.masar.test', completed: false, percent: 50, done: 1, grants: ['free open'] },
    {
      email: 'salma@demo.masar.test',
      completed: false,
      percent: 50,
      done: 1,
      grants: ['seat seat_returned'],
    },
  ])
  expect(await all('select state, percent, score from assignments order by id')).toEqual([
    { state: 'completed', percent: 100, score: 80 },
    { state: 'withdrawn', percent: 50, score: null },
  ])
  expect(
    await all(
      `select g.kind, a.state, l.movement from enrolment_grants g join assignments a on a.id = g.assignment_id
        join seat_ledger l on l.id = g.seat_id and l.employee_id = a.employee_id order by a.id`,
    ),
  ).toEqual([
    { kind: 'seat', state: 'completed', movement: 'assigned' },
    { kind: 'seat', state: 'withdrawn', movement: 'assigned' },
  ])
  expect(
    await one('select bought, used, (select sum(seats)::int from seat_ledger) as free from seat_pools'),
  ).toEqual({ bought: 5, used: 1, free: 4 })
  expect(await all(`select name, value::int from counter_totals order by name`)).toEqual([
    { name: 'courses_published', value: 1 },
    { name: 'enrolments', value: 3 },
    { name: 'instructors_approved', value: 1 },
    { name: 'learners', value: 4 },
  ])
  expect(await one('select student_count from instructors')).toEqual({ student_count: 3 })
})

test('importing again changes nothing', async () => {
  await bringIn()
  const before = await all(
    `select 'c' || id as row, updated_at::text as at from courses union all select 'l' || id, title::text from lessons union all select 's' || id, seats::text from seat_ledger order by 1`,
  )
  const report = await bringIn()
  expect([report.total('created'), report.total('changed')]).toEqual([0, 0])
  expect(
    await all(
      `select 'c' || id as row, updated_at::text as at from courses union all select 'l' || id, title::text from lessons union all select 's' || id, seats::text from seat_ledger order by 1`,
    ),
  ).toEqual(before)
})

test('an employee whom the package deactivates does not act for the company any more', async () => {
  await bringIn()
  await database.pool.query(`with m as (insert into company_members (company_id, user_id, role)
      select e.company_id, e.user_id, 'finance' from employees e where e.state = 'active' returning *)
    insert into sessions (token_hash, user_id, capacity, company_id, expires_at)
      select 'portal', user_id, 'company', company_id, now() + interval '1 day' from m
      union all select 'own', user_id, 'personal', null, now() + interval '1 day' from m`)
  await bringIn()
  expect(await one('select count(*)::int as n from company_members')).toEqual({ n: 1 })
  fixture.edit('companies.yaml', 'state: active', 'state: deactivated')
  await bringIn()
  expect(await one('select count(*)::int as n from company_members')).toEqual({ n: 0 })
  expect(await all('select token_hash from sessions')).toEqual([{ token_hash: 'own' }])
  expect(
    await all(`select l.actor_capacity, l.action, u.email, l.before, l.after from audit_log l
      join users u on u.id = l.subject_id join companies c on l.chain = 'company-' || c.id`),
  ).toEqual([
    {
      actor_capacity: 'command line',
      action: 'member.remove',
      email: 'ahmed@demo.masar.test',
      before: { role: 'finance', department_id: null },
      after: { because: 'employee_deactivated' },
    },
  ])
})

test('a changed question gets a new version, and the old one stays for running attempts', async () => {
  await bringIn()
  fixture.edit(exam, 'answer: true', 'answer: false')
  const report = await bringIn()
  expect(report.tallies.get('questions')).toEqual({ created: 0, changed: 1, unchanged: 1, removed: 0 })
  expect(
    await all(
      'select q.key, q.version as current, v.version, v.answer_key from questions q join question_versions v on v.question_id = q.id order by q.key, v.version',
    ),
  ).toEqual([
    { key: 'q1', current: 1, version: 1, answer_key: { correct: ['a'] } },
    { key: 'q2', current: 2, version: 1, answer_key: { truth: true } },
    { key: 'q2', current: 2, version: 2, answer_key: { truth: false } },
  ])
})

test('a question that is gone is retired, and so is a lesson, whose progress stays', async () => {
  await bringIn()
  fixture.edit(
    exam,
    /* the second question */ '  - { key: q2, kind: true_false, points: 1, body: { ar: نكتب للقارئ, en: We write for the reader }, explanation: { ar: نعم, en: Yes }, answer: true }\n',
    '',
  )
  fixture.edit(
    'courses/writing/course.yaml',
    '      - { key: one, kind: article, minutes: 5, preview: true }\n',
    '',
  )
  fixture.remove('courses/writing/lessons/one.ar.md')
  fixture.remove('courses/writing/lessons/one.en.md')
  const { tallies } = await bringIn()
  expect([tallies.get('questions')?.removed, tallies.get('lessons')?.removed]).toEqual([1, 1])
  expect(await all('select key from questions where retired_at is not null')).toEqual([{ key: 'q2' }])
  expect(
    await all(
      'select key, (select count(*)::int from lesson_progress p where p.lesson_id = l.id) as progress from lessons l where retired_at is not null',
    ),
  ).toEqual([{ key: 'one', progress: 3 }])
  // The import before was the first: nobody had learned the course.
  expect(await all(`select payload from jobs where name = 'count_course_anew'`)).toHaveLength(1)
})

test('a question cannot become another kind under its key', async () => {
  await bringIn()
  fixture.edit(exam, 'kind: true_false', 'kind: number')
  fixture.edit(exam, 'answer: true', 'answer: 4')
  await expect(bringIn()).rejects.toThrow(
    `${exam}:18: questions[1].kind was true_false when it was imported; give the new question a new key`,
  )
})

test('one package is imported by itself when its instructor, category and reviewers are known', async () => {
  await bringIn()
  fixture.edit('courses/writing/course.en.md', 'title: Clear writing', 'title: Plain writing')
  const report = await importFolder(
    database,
    new FolderStorage(media),
    join(fixture.folder, 'courses/writing'),
  )
  expect(report.tallies.get('courses')).toEqual({ created: 0, changed: 1, unchanged: 0, removed: 0 })
  expect(await one(`select title ->> 'en' as title, title_folded from courses`)).toEqual({
    title: 'Plain writing',
    title_folded: 'الكتابه الواضحه plain writing',
  })
})

test('what a learner did since the first import is not taken back by the next', async () => {
  await bringIn()
  const free = `exists (select from enrolment_grants g where g.kind = 'free' and g.user_id = enrolments.user_id)`
  await database.pool.query(`update enrolments set percent = 100, completed_at = now() where ${free}`)
  fixture.edit('students.yaml', 'progress: 50', 'progress: 0')
  await bringIn()
  expect(
    await one(`select percent, completed_at is not null as completed from enrolments where ${free}`),
  ).toEqual({ percent: 100, completed: true })
})
