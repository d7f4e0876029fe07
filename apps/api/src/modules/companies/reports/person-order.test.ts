import { sortsOf } from '@masar/text/rows'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, employees, enrolmentGrants, learningDays } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined, learn } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { daysAgo } from '../../../testing/days.ts'
import { exam } from '../../../testing/exam.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { assign, department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { foldReports } from './sums/folding.ts'

type Person = Record<string, number | string | null> & { id: number }
interface Page {
  data: Person[]
  meta: { total: number; next_cursor: string | null }
}

let api: TestApi
let owner: Account & { companyId: number }
let [branch, first, second] = [0, 0, 0]
const kinds = ['completion', 'time', 'scores', 'activity'] as const

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  const { companyId } = owner
  branch = await department(api, companyId)
  second = await course(api)
  const licensedCourse = await shelfCourse(api, companyId)
  await licensed(api, companyId, 9)
  const { examId, courseId } = await exam(api, { courseId: await course(api) })
  first = courseId
  const learner = async (
    name: string,
    facts: { due?: string; done?: boolean; percent?: number; days?: number[]; both?: boolean },
  ) => {
    const person = await joined(api, companyId, {
      name,
      departmentId: facts.both ? branch : null,
      joinedOn: '2020-01-01',
    })
    for (const each of facts.both ? [first, second] : [first])
      await assign(api, companyId, person.id, each, {
        createdAt: new Date('2026-01-10T12:00:00Z'),
        dueOn: facts.due ?? null,
        ...(facts.done && {
          state: 'completed',
          completedAt: new Date('2026-02-01T12:00:00Z'),
          percent: 100,
        }),
      })
    if (facts.days)
      await api.db.insert(learningDays).values(
        facts.days.map((ago, at) => ({
          userId: person.userId,
          courseId: first,
          day: daysAgo(ago),
          seconds: 60 * (at + ago + 1),
        })),
      )
    if (facts.percent !== undefined)
      await api.db.insert(attempts).values({
        examId,
        userId: person.userId,
        number: 1,
        seed: 1,
        state: 'graded',
        sessionLock: 'tab',
        submittedAt: new Date('2026-03-01T12:00:00Z'),
        submittedBy: 'learner',
        maxScore: 10,
        percent: facts.percent,
        passed: facts.percent > 60,
      })
  }
  await learner('Amal', { due: '2026-02-01', percent: 50, days: [0, 40] })
  await learner('Basma', { both: true, done: true, percent: 95.5, days: [2] })
  await learner('Dana', { both: true, due: '2026-02-02', days: [35] })
  await learner('Hala', { percent: 80 })
  const licensee = await joined(api, companyId, { name: 'Lama' })
  expect(await startedBy(api, licensee, companyId, licensedCourse.courseId)).toBe('started')
  await api.db
    .update(enrolmentGrants)
    .set({ startsAt: new Date(Date.now() - 3 * 86_400_000) })
    .where(eq(enrolmentGrants.userId, licensee.userId))
  await learn(api, licensee.token, licensedCourse.lessonIds)
})
afterAll(() => api.close())

/** What a report is narrowed to; by what people learn all but that of activity. */
const narrowings = (kind: (typeof kinds)[number]) => [
  '',
  `department=${branch}`,
  'from=2026-01-01&to=2099-01-01',
  'q=a',
  ...(kind === 'completion' ? ['source=assigned', 'source=licence', 'source=licence_finished'] : []),
  ...(kind === 'time' || kind === 'scores' ? ['source=assigned'] : []),
]

const page = async (kind: string, query: string, token = owner.token) =>
  (await companyCalls(api, token).answer('GET', `/reports/${kind}/people?${query}`)).json<Page>()

async function byPages(kind: string, query: string): Promise<Person[]> {
  const people: Person[] = []
  const totals: number[] = []
  let cursor: string | null = null
  do {
    const next: Page = await page(kind, `${query}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`)
    people.push(...next.data)
    totals.push(next.meta.total)
    cursor = next.meta.next_cursor
  } while (cursor !== null)
  expect(people.length).toBeGreaterThan(0)
  expect([...new Set(totals)], `${kind} ${query}`).toEqual([people.length])
  return people
}

/** What a column shows of a person, as a number; null for nothing. Who never learned has learned longest ago. */
function shownOf(column: string, person: Person): number | null {
  const of = (name: string) => (person[name] === null ? null : Number(person[name]))
  if (column === 'hours') return of('seconds')
  if (column === 'share') return of('results') === 0 ? null : Number(of('passed')) / Number(of('results'))
  if (column === 'last_on') return person['last_on'] === null ? 0 : Date.parse(String(person['last_on']))
  return of(column)
}

test.each(kinds.flatMap(kind => [false, true].map(isKept => [kind, isKept] as const)))(
  'people of %s stand by each of their numbers, page by page, from either end; kept: %s',
  async (kind, isKept) => {
    if (isKept) await foldReports(api.db, 1, 0)
    for (const narrowing of narrowings(kind)) {
      const all = (await page(kind, narrowing)).data
      for (const sort of sortsOf(kind, 'person').filter(each => !/name/.test(each))) {
        const [isDown, column] = [sort.startsWith('-'), sort.replace('-', '')]
        const listed = await byPages(kind, `${narrowing}&sort=${sort}`)
        expect(listed.map(({ id }) => id).toSorted(), sort).toEqual(all.map(({ id }) => id).toSorted())
        const numbers = listed.map(person => shownOf(column, person))
        const known = numbers.filter(number => number !== null)
        const sorted = known.toSorted((a, b) => (isDown ? b - a : a - b))
        // Who has nothing there is last in either direction.
        expect(numbers, `${kind} ${sort} ${narrowing}`).toEqual([
          ...sorted,
          ...numbers.filter(number => number === null),
        ])
        expect(listed).toEqual(expect.arrayContaining(all))
      }
    }
  },
)

test('who was quiet longest comes first, and the file has the same order', async () => {
  const names = async (query: string, token?: string) =>
    (await page('activity', query, token)).data.map(({ name }) => name)
  expect(await names('sort=-last_on')).toEqual(['Amal', 'Basma', 'Dana', 'Lama', 'Hala'])
  expect((await names('sort=last_on')).slice(2)).toEqual(['Dana', 'Basma', 'Amal'])
  expect(await names('sort=last_on&quiet_days=30')).toHaveLength(3)
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await names('sort=last_on', manager.token)).toEqual(['Dana', 'Basma'])
  const answer = await companyCalls(api, owner.token).answer('POST', '/reports/activity/export', {
    sort: '-last_on',
    format: 'csv',
  })
  const lines = answer.body.trimEnd().split('\r\n').slice(1)
  expect(lines.map(line => line.split(',')[0])).toEqual(['Amal', 'Basma', 'Dana', 'Lama', 'Hala'])
})

test('an order of one report is refused by another, and a page of one order does not go on in another', async () => {
  const calls = companyCalls(api, owner.token)
  expect(await calls.code('GET', '/reports/time/people?sort=assigned')).toBe('validation')
  const { meta } = await page('time', 'sort=hours&limit=1')
  expect(await calls.code('GET', `/reports/time/people?sort=days&cursor=${meta.next_cursor}`)).toBe(
    'malformed',
  )
})

test('who has left a department since it was counted is listed and counted there, and elsewhere, only once it is counted again', async () => {
  await foldReports(api.db, 1, 0)
  const namesIn = async (query: string) =>
    (await byPages('completion', `${query}&sort=assigned`)).map(({ name }) => name)
  expect(await namesIn(`department=${branch}`)).toContain('Dana')
  const isDana = eq(employees.name, 'Dana')
  await api.db.update(employees).set({ departmentId: null }).where(isDana)
  for (const query of [`department=${branch}`, '']) expect(await namesIn(query)).not.toContain('Dana')
  await foldReports(api.db, 1, 0)
  expect(await namesIn(`department=${branch}`)).not.toContain('Dana')
  expect(await namesIn('')).toContain('Dana')
})
