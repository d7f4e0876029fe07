import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { demoAccounts } from './demo-accounts.ts'
import { sellerOf } from '../modules/commerce/bills/of-order.ts'
import { createPayments } from '../modules/commerce/payments/create.ts'
import { brokenMoneyRules } from '../modules/commerce/invariants.ts'
import { silent } from '../testing/test-api.ts'
import { readEnv } from '../env.ts'
import { Secrets } from '../secrets.ts'
import { importDemoOnce, prepareDemo } from './demo.ts'

let database: TestDatabase
const storage = new FolderStorage(join(tmpdir(), 'masar-demo-media'))
const secrets = new Secrets('a secret of the demo’s test, long enough')
/** As the service lends them. */
const parts = () => ({
  database,
  storage,
  secrets,
  ...createPayments(
    readEnv({ DATA_DIR: tmpdir(), SESSION_SECRET: 'a secret of the demo’s test, long enough' }),
    database.db,
    secrets,
    silent,
  ),
})
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the demo catalogue is sound, comes in once, and holds the accounts that the host prints', async () => {
  const report = await importDemoOnce({ database, storage })
  expect(report?.tallies.get('courses')?.created).toBeGreaterThanOrEqual(12)
  expect(await importDemoOnce({ database, storage })).toBeUndefined()
})

test('no place among the options is the right one much more often than the others', async () => {
  const { rows } = await database.pool.query<{ place: number; share: number }>(
    `select place::int, count(*)::float8 / sum(count(*)) over () as share from questions q
      join question_versions v on v.question_id = q.id and v.version = q.version
      cross join jsonb_array_elements(v.options) with ordinality o(option, place)
      where q.kind = 'single_choice' and v.answer_key -> 'correct' ? (option ->> 'key') group by place`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const { place, share } of rows) expect(share, `place ${place}`).toBeLessThan(0.4)
})

test('its company has a budget with much left, and one that is nearly spent', async () => {
  const { rows } = await database.pool.query<{ share: number }>(
    'select (spent::float8 / granted) as share from department_budgets order by share',
  )
  expect(rows.map(({ share }) => Math.round(share * 100))).toEqual([16, 93])
})

test('in development it is brought to what the folder says', async () => {
  await database.pool.query(`update faqs set question = '{"ar":"قديم","en":"Old"}' where position = 1`)
  const report = await importDemoOnce({ database, storage }, { isUpdating: true })
  expect(report?.tallies.get('FAQ entries')?.changed).toBe(1)
  expect([report?.total('created'), report?.total('removed')]).toEqual([0, 0])
})

test('its people have the roles that the host prints, and its learner some notes, however often it starts', async () => {
  const secret = await prepareDemo(parts())
  expect(await prepareDemo(parts())).toBe(secret)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect((await database.pool.query('select count(*)::int as n from notes')).rows).toEqual([{ n: 4 }])
  expect((await database.pool.query('select count(*)::int as n from bookmarks')).rows).toEqual([{ n: 3 }])
  const { rows } = await database.pool.query<{ email: string; role: string }>(
    `select u.email, coalesce(case when o.user_id is not null then 'operator' end, m.role, u.kind) as role
     from users u left join company_members m on m.user_id = u.id left join operators o on o.user_id = u.id
     where u.email = any($1) and u.password_hash is not null
       and (m.role is distinct from 'manager' or m.department_id is not null)`,
    [demoAccounts.map(account => account.email)],
  )
  expect(rows.toSorted((a, b) => (a.email < b.email ? -1 : 1))).toEqual(
    demoAccounts.map(({ email, role }) => ({ email, role })).toSorted((a, b) => (a.email < b.email ? -1 : 1)),
  )
})

test('it sells: a seller is set up, and a later start leaves it unchanged', async () => {
  const setUp = async () => (await sellerOf(database.db)).name.ar
  expect(await setUp()).toMatch(/شركة/)
  await database.pool.query(
    `update settings set value = jsonb_set(value, '{legal_name}', '"غيرها"') where key = 'seller'`,
  )
  await prepareDemo(parts())
  expect(await setUp()).toBe('غيرها')
})

test('its orders keep every rule of money, and are made once', async () => {
  expect(await brokenMoneyRules(database.db)).toEqual([])
  const count = async () =>
    (await database.pool.query<{ n: number }>('select count(*)::int as n from orders')).rows[0]?.n
  const before = await count()
  await prepareDemo(parts())
  expect(await count()).toBe(before)
})

/** What the catalogue must show of the product, as the number that a statement counts. */
const holds: [what: string, atLeast: number, statement: string][] = [
  ['published courses', 12, "select count(*) from courses where state = 'published'"],
  ['categories with courses', 6, 'select count(distinct category_id) from courses'],
  ['instructors with courses', 6, 'select count(distinct instructor_id) from courses'],
  [
    'courses whose exam is published',
    12,
    'select count(distinct course_id) from exams where published_at is not null',
  ],
  [
    'videos with captions in both languages',
    2,
    "select count(*) from lessons where kind = 'video' and captions ? 'ar' and captions ? 'en'",
  ],
  ['a course of 40 lessons', 1, 'select count(*) from courses where lesson_count >= 40'],
  [
    'a very long title',
    1,
    "select count(*) from courses where length(title->>'ar') > 90 and length(title->>'en') > 90",
  ],
  [
    'a course in Arabic alone',
    1,
    "select count(*) from courses where not title ? 'en' and languages = array['ar']",
  ],
  [
    'a course in English alone',
    1,
    "select count(*) from courses where not title ? 'ar' and languages = array['en']",
  ],
  [
    'articles of a few hundred words in Arabic',
    40,
    "select count(*) from lessons where kind = 'article' and cardinality(regexp_split_to_array(body->>'ar', '\\s+')) >= 150",
  ],
  ['questions', 8, 'select count(*) from discussions where question_id is null'],
  [
    'announcements in both languages',
    3,
    "select count(*) from announcements where title ?& array['ar', 'en'] and recipient_count > 0",
  ],
  [
    'questions that an instructor has answered',
    4,
    'select count(*) from discussions d join instructors i on i.user_id = d.user_id where d.is_accepted',
  ],
  [
    'an exam of a section, behind all others in the order of ids',
    1,
    'select count(*) from exams where section_id is not null and id = (select max(id) from exams)',
  ],
  [
    'kinds of questions, all in one exam',
    8,
    'select max(kinds) as count from (select count(distinct kind) as kinds from questions where retired_at is null group by exam_id) x',
  ],
  ['courses with reviews', 6, 'select count(distinct course_id) from reviews'],
  [
    'reviews by employees of what their company gave them',
    6,
    `select count(*) from reviews r join employees e on e.user_id = r.user_id
      join assignments a on a.employee_id = e.id and a.course_id = r.course_id and a.state = 'completed'`,
  ],
  [
    'yearly licences with their bill',
    1,
    `select count(*) from licences l join order_lines n on n.id = l.order_line_id join bills b on b.order_id = n.order_id
      where not b.is_pro_forma`,
  ],
  ['kinds of grants', 3, 'select count(distinct kind) from enrolment_grants'],
  [
    'enrolments that are completed, and others',
    2,
    'select count(distinct completed_at is null) from enrolments',
  ],
  ['enrolments under way', 1, 'select count(*) from enrolments where percent between 1 and 99'],
  [
    'countries named in both languages',
    240,
    "select count(*) from countries where name ? 'ar' and name ? 'en'",
  ],
  [
    'Arab countries with cities',
    22,
    "select count(distinct country_id) from cities where country_id in (select id from countries where code = any('{SA,AE,KW,QA,BH,OM,EG,JO,SY,LB,IQ,YE,PS,MA,DZ,TN,LY,SD,SO,DJ,KM,MR}'))",
  ],
  ['job names in both languages', 10, "select count(*) from job_names where name ? 'ar' and name ? 'en'"],
  ['companies', 2, 'select count(*) from companies'],
  ['employees', 30, 'select count(*) from employees'],
  ...[
    "o.state = 'pending' and o.method = 'card' and company_id is null",
    "o.state = 'pending' and o.method = 'bank_transfer' and transfer_reference is not null",
    "o.state = 'paid' and o.company_id is null",
    "o.state = 'failed' and o.declines = 5",
    "o.state = 'expired'",
    "o.state = 'cancelled'",
    "o.state = 'partially_refunded' and o.company_id is null",
    "o.state = 'partially_refunded' and o.company_id is not null",
    "o.state = 'refunded' and exists (select from bills b where b.order_id = o.id and b.kind = 'credit_note')",
    "exists (select from refunds r where r.order_id = o.id and r.state = 'requested')",
    "exists (select from refunds r where r.order_id = o.id and r.state = 'paid')",
    'o.coupon_id is not null and o.discount > 0',
    "o.state = 'paid' and exists (select from seat_ledger s join order_lines l on l.id = s.order_line_id where l.order_id = o.id and s.seats = 10)",
  ].map((which): [string, number, string] => [
    `orders: ${which}`,
    1,
    `select count(*) from orders o where ${which}`,
  ]),
  ['answered questions', 5, "select count(*) from faqs where question ? 'ar' and question ? 'en'"],
  ['written pages', 3, "select count(*) from pages where body ? 'ar' and body ? 'en'"],
]

test.each(holds)('the demo catalogue holds %s: at least %i', async (_what, atLeast, statement) => {
  const {
    rows: [row],
  } = await database.pool.query<{ count: string }>(statement)
  expect(Number(row?.count)).toBeGreaterThanOrEqual(atLeast)
})

test('its people have certificates, and its learner one in every state, however often it starts', async () => {
  await prepareDemo(parts())
  const { rows } = await database.pool.query<{ state: string }>(
    `select case when c.revoked_at is not null then 'withdrawn' when c.valid_until <= now() then 'expired' else 'valid' end as state
     from certificates c join users u on u.id = c.user_id where u.email = $1 order by 1`,
    [demoAccounts[0].email],
  )
  expect(rows.map(({ state }) => state)).toEqual(['expired', 'valid', 'withdrawn'])
  const { rows: others } = await database.pool.query<{ n: number }>(
    'select count(distinct user_id)::int as n from certificates',
  )
  expect(others[0]?.n).toBeGreaterThan(5)
})
