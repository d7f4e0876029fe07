import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../cli/generate/random.ts'
import { assignments, employeeProgress, employees, reportMarks } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { everyPage } from '../../../testing/paging.ts'
import { assign, department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { foldReports } from '../reports/sums/folding.ts'
import { progressOf } from './progress.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const random = randomFor(23, 0)
const someDay = () => new Date(Date.now() + (random.below(60) - 30) * 86_400_000).toISOString().slice(0, 10)

/** One thing of what happens to assignments, at random. */
async function happen(people: number[], courses: number[]): Promise<void> {
  const [employeeId, courseId] = [random.of(people), random.of(courses)]
  const one = sql`${assignments.employeeId} = ${employeeId} and ${assignments.courseId} = ${courseId}`
  const change = (set: Partial<typeof assignments.$inferInsert>, which = one) =>
    api.db.update(assignments).set(set).where(which)
  const isOpen = sql`${one} and ${assignments.state} in ('assigned', 'in_progress')`
  await random.of<() => Promise<unknown>>([
    async () => {
      if ((await api.db.$count(assignments, sql`${one} and ${assignments.state} <> 'withdrawn'`)) === 0)
        await assign(
          api,
          owner.companyId,
          employeeId,
          courseId,
          random.chance(70) ? { dueOn: someDay() } : {},
        )
    },
    () => change({ state: 'in_progress', percent: random.below(99) }, isOpen),
    () => change({ state: 'completed', percent: 100, completedAt: new Date() }, isOpen),
    () => change({ state: 'withdrawn', withdrawnAt: new Date() }),
    () => change({ dueOn: someDay() }, eq(assignments.courseId, courseId)),
    () => change({ dueOn: null }, isOpen),
    () => api.db.delete(assignments).where(one),
  ])()
}

interface Progress extends Record<string, unknown> {
  id: number
  assigned: number
  completed: number
  open: number
  overdue: number
  percent: number | null
}

/** What the assignments say of everybody, one person at a time. */
async function counted(): Promise<Progress[]> {
  const { rows } = await api.db.execute<Progress>(sql`
    select e.id::float8 as id, count(a.id)::int as assigned, (count(a.id) filter (where a.state = 'completed'))::int as completed,
      (count(a.id) filter (where a.state <> 'completed'))::int as open, round(avg(a.percent))::int as percent,
      (count(a.id) filter (where a.state <> 'completed' and a.due_on < (now() at time zone 'Asia/Riyadh')::date))::int as overdue
    from employees e left join assignments a on a.employee_id = e.id and a.state <> 'withdrawn'
    where e.company_id = ${owner.companyId} group by e.id order by e.id`)
  return rows
}

const filters: Record<string, (person: Progress) => boolean> = {
  none: ({ assigned }) => assigned === 0,
  unfinished: ({ open }) => open > 0,
  finished: ({ open, completed }) => completed > 0 && open === 0,
  overdue: ({ overdue }) => overdue > 0,
}

interface Page {
  data: { id: number }[]
  meta: { next_cursor: string | null; total: number }
}

/** Page after page, so that what comes behind a page is asked for too. */
async function listed(query: string, token = owner.token): Promise<number[]> {
  const calls = companyCalls(api, token)
  const ids: number[] = []
  for (let cursor = ''; ;) {
    const { data, meta } = (await calls.answer('GET', `/employees?limit=4&${query}${cursor}`)).json<Page>()
    ids.push(...data.map(({ id }) => id))
    if (meta.next_cursor === null) {
      expect(meta.total, query).toBe(ids.length)
      return ids
    }
    cursor = `&cursor=${encodeURIComponent(meta.next_cursor)}`
  }
}

async function expectSame(): Promise<void> {
  const people = await counted()
  for (const [progress, holds] of Object.entries(filters))
    expect(
      (await listed(`progress=${progress}`)).toSorted((a, b) => a - b),
      progress,
    ).toEqual(people.filter(holds).map(({ id }) => id))
  expect(await listed('sort=progress')).toEqual(
    people.toSorted((a, b) => (a.percent ?? -1) - (b.percent ?? -1) || a.id - b.id).map(({ id }) => id),
  )
  expect(await listed('sort=overdue')).toEqual(
    people.toSorted((a, b) => b.overdue - a.overdue || b.id - a.id).map(({ id }) => id),
  )
}

test('lists are narrowed and sorted by what the assignments say, whatever has happened and whenever it is brought along', async () => {
  const courses = [await course(api), await course(api), await course(api)]
  const people: number[] = []
  for (let n = 0; n < 9; n += 1) people.push(await employee(api, owner.companyId))
  for (let round = 0; round < 4; round += 1) {
    for (let n = 0; n < 20; n += 1) await happen(people, courses)
    await expectSame()
    await foldReports(api.db)
    expect(await api.db.$count(reportMarks)).toBe(0)
    const { rows } = await api.db.execute<Progress>(sql`
      select k.employee_id::float8 as id, k.assigned, k.completed, k.open, k.percent from ${employeeProgress} k order by k.employee_id`)
    const started = (await counted()).map(({ overdue: _, ...person }) => person)
    expect(rows).toEqual(started.filter(({ id }) => rows.some(row => row.id === id)))
    expect(started.filter(({ id, assigned }) => assigned > 0 && !rows.some(row => row.id === id))).toEqual([])
    await expectSame()
  }
})

test('progress from before joining stays hidden until it is brought along, and a manager reads only their own branch', async () => {
  const { companyId } = owner
  const [own, other] = [await department(api, companyId), await department(api, companyId)]
  const [mine, theirs] = [
    await joined(api, companyId, { departmentId: own }),
    await joined(api, companyId, { departmentId: other }),
  ]
  const courseId = await course(api)
  for (const { id } of [mine, theirs]) await assign(api, companyId, id, courseId)
  const manager = await member(api, companyId, 'manager', own)
  for (const isKept of [false, true]) {
    if (isKept) await foldReports(api.db)
    expect(await listed('progress=unfinished', manager.token)).toEqual([mine.id])
    expect(await listed('sort=progress', manager.token)).toEqual([mine.id])
  }
  await api.db.delete(employees).where(eq(employees.id, theirs.id))
  await foldReports(api.db)
  const { rows } = await api.db.execute(sql`${progressOf(sql`${companyId}::bigint`)}`)
  expect(rows.map(row => Number(row['employee_id']))).not.toContain(theirs.id)
})

test('of many the next page is what it is of few', async () => {
  const firm = await company(api)
  const courseId = await course(api)
  const late = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)
  const ids: number[] = []
  for (let n = 0; n < 45; n += 1) {
    const id = await employee(api, firm.companyId, { name: `Person ${String(n).padStart(2, '0')}` })
    if (n % 15 !== 7) ids.push(id)
    await assign(api, firm.companyId, id, courseId, n % 15 === 7 ? {} : { dueOn: late })
  }
  for (const isKept of [false, true]) {
    if (isKept) await foldReports(api.db)
    // 42 of one each are many, of two or more few.
    for (const limit of [1, 2, 50]) {
      const people = await everyPage<{ id: number }>(api, firm.token, `/employees?progress=overdue`, {
        limit,
      })
      expect(
        people.map(({ id }) => id),
        `${limit}`,
      ).toEqual(ids)
    }
  }
})
