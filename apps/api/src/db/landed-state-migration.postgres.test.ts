import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../import/demo-accounts.ts'
import { fillLandedState, firstId } from '../testing/landed-state/fill.ts'
import { loadState } from '../testing/landed-state/load.ts'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { openDatabase } from './client.ts'

/** What landed before the migrations from 0013 on, with its demo, and a hundred thousand courses beside it. */
const demo = new URL('../testing/landed-state/0012-demo.json.gz', import.meta.url)
const sizes = { courses: 100_000, learners: 2_000 }

/** Columns that a migration may give up: what they said stands elsewhere, and a test below shows it. */
const droppedColumns = ['enrolments.source', 'enrolments.state']
/** Columns whose values a migration may change, because it says why or because they are made of others. */
const changedColumns = [
  'courses.card_ar',
  'courses.card_en',
  'courses.outline_ar',
  'courses.outline_en',
  // Set from the certificate where it was missing; policies that gave right answers away take the default.
  'enrolments.completed_at',
  'exams.review',
]

type Row = Record<string, unknown>
let migrating: Migrating
const all = async (statement: string) => (await migrating.client.query<Row>(statement)).rows
const one = async (statement: string) => (await all(statement))[0]

/** A table's number of rows, and one number of all that its rows say. */
interface Content {
  rows: number
  hash: string
}
let columns: Map<string, string[]>
let before: Map<string, Content>
let after: Map<string, Content>
let wereMade: Row | undefined
let enrolledBefore: Row[]

beforeAll(async () => {
  migrating = await migratingBefore('0013_memberships_and_audit')
  await loadState(migrating.client, demo)
  await fillLandedState(migrating.client, sizes)
  wereMade =
    await one(`select count(*)::int as n, bool_and(card_ar::jsonb = course_card(c, 'ar')::jsonb and card_en::jsonb = course_card(c, 'en')::jsonb
    and outline_ar::jsonb = course_outline(id, 'ar')::jsonb and outline_en::jsonb = course_outline(id, 'en')::jsonb) as as_triggers_make_them from courses c where id % 971 = 1`)
  enrolledBefore = await all(
    `select source as kind, state = 'ended' as ended, count(*)::int as n from enrolments where user_id >= ${firstId} group by 1, 2 order by 1, 2`,
  )
  columns = await columnsNow()
  before = await contentOf(columns)
  await migrating.finish()
  after = await contentOf(columns)
}, 300_000)
afterAll(() => migrating.close())

async function columnsNow(): Promise<Map<string, string[]>> {
  const rows =
    await all(`select table_name as name, json_agg(column_name order by column_name) as columns from information_schema.columns
    join pg_tables on schemaname = table_schema and tablename = table_name where table_schema = 'public' group by 1`)
  return new Map(rows.map(row => [row['name'] as string, row['columns'] as string[]]))
}

async function contentOf(tables: Map<string, string[]>): Promise<Map<string, Content>> {
  const skipped = new Set([...droppedColumns, ...changedColumns])
  const content = new Map<string, Content>()
  for (const [table, names] of tables) {
    const kept = names.filter(name => !skipped.has(`${table}.${name}`)).map(name => `"${name}"`)
    const row = await one(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${kept.join(', ')})::text, 0)), 0)::text as hash from "${table}"`,
    )
    content.set(table, row as unknown as Content)
  }
  return content
}

describe('all that was stored is there after the migrations', () => {
  test('the state to start from is as large as it should be, and consistent', () => {
    const rows = (table: string) => before.get(table)?.rows
    expect(rows('courses')).toBe(100_013)
    expect(rows('lessons')).toBe(200_112)
    expect(rows('enrolments')).toBe(40_121)
    for (const table of ['attempts', 'answers', 'certificates', 'orders', 'bills', 'payments', 'notes'])
      expect(rows(table), table).toBeGreaterThan(3_000)
    expect(wereMade).toEqual({ n: 104, as_triggers_make_them: true })
  })

  test('no table and no column is gone but those that are named', async () => {
    const left = await columnsNow()
    const gone = [...columns].flatMap(([table, names]) =>
      names.filter(name => !left.get(table)?.includes(name)).map(name => `${table}.${name}`),
    )
    expect(gone.toSorted()).toEqual(droppedColumns)
  })

  test('every row of every table says what it said', () => {
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
  })

  test('each enrolment has a grant of its kind, open or ended as it was', async () => {
    expect(
      await all(
        `select kind, ends_at is not null as ended, count(*)::int as n from enrolment_grants where user_id >= ${firstId} group by 1, 2 order by 1, 2`,
      ),
    ).toEqual(enrolledBefore)
    expect(
      await one(
        `select count(*)::int as n from enrolments e where not exists (select from enrolment_grants g where (g.user_id, g.course_id) = (e.user_id, e.course_id))`,
      ),
    ).toEqual({ n: 0 })
    expect(
      await one(`select count(*)::int as assigned, count(g.id)::int as granted, count(*) filter (where g.company_id = a.company_id)::int as of_the_company
        from assignments a join employees e on e.id = a.employee_id and e.user_id is not null left join enrolment_grants g on g.assignment_id = a.id`),
    ).toEqual({ assigned: 45, granted: 45, of_the_company: 45 })
  })

  test('an attempt keeps the limit of its exam', async () => {
    expect(
      await one(
        `select count(*) > 0 as some, bool_and(a.time_limit_seconds is not distinct from x.time_limit_seconds) as kept from attempts a join exams x on x.id = a.exam_id
         where a.state <> 'in_progress'`,
      ),
    ).toEqual({ some: true, kept: true })
  })

  test('certificates count as handed out, completions stay', async () => {
    expect(
      await one(
        `select count(*)::int as n, count(*) filter (where released_at = issued_at and completed_at = '2026-03-01')::int as right from certificates`,
      ),
    ).toEqual({ n: 4_000, right: 4_000 })
    expect(
      await one(
        `select count(*)::int as n from enrolments where completed_at is null and percent = 100 and user_id >= ${firstId}`,
      ),
    ).toEqual({ n: 0 })
  })
})

describe('the service on the migrated database', () => {
  let api: TestApi
  beforeAll(async () => {
    const database = await openDatabase({ url: migrating.url })
    api = await createTestApi({
      database: { ...database, kind: 'postgres', folder: '', keep: database.close },
    })
  })
  afterAll(() => api.close())
  const read = async (url: string, token?: string) => {
    const answer = await api.as(token)('GET', url)
    expect(answer.statusCode, url).toBe(200)
    return answer.json<{ data: never; meta?: { total: number } }>()
  }

  test('lists, finds and shows courses', async () => {
    expect((await read('/client-api/v1/courses?limit=1')).meta?.total).toBe(100_013)
    expect((await read('/client-api/v1/courses?q=77777')).data).toMatchObject([{ id: firstId + 77_777 }])
    expect((await read(`/client-api/v1/courses/${firstId + 8}`)).data).toMatchObject({
      id: firstId + 8,
      price: 0,
      sections: [{ lessons: [{ title: 'Lesson 8' }, { title: 'Lesson 8' }] }],
      exam: { id: firstId + 8, question_count: 1 },
    })
  })

  test('shows a certificate, and a learner and a company what is theirs', async () => {
    expect((await read('/client-api/v1/certificates/landed-10-------------')).data).toMatchObject({
      state: 'valid',
    })
    const signIn = async (name: string, email: string) =>
      (await api.as()('POST', `/${name}/v1/auth/login`, { email, password: demoPassword })).json<{
        data: { token: string; capacity: string }
      }>().data
    const learner = await signIn('client-api', 'student@demo.masar.test')
    expect((await read('/client-api/v1/my-courses', learner.token)).data).toMatchObject({
      my_courses: expect.arrayContaining([expect.objectContaining({ percent: expect.any(Number) })]),
    })
    const counted =
      await one(`select count(*)::int as n from assignments a join employees e on e.id = a.employee_id and e.state <> 'deactivated'
      join companies c on c.id = a.company_id join users u on u.id = c.user_id where a.state <> 'withdrawn' and u.email = 'company@demo.masar.test'`)
    const company = await signIn('company-api', 'company@demo.masar.test')
    expect(company.capacity).toBe('company')
    expect((await read('/company-api/v1/dashboard', company.token)).data).toMatchObject({
      assignments: { total: counted?.['n'] },
    })
  })
})
