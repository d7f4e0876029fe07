import { afterAll, beforeAll, expect, test } from 'vitest'
import { learningDays } from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { daysAgo } from '../../../../testing/days.ts'
import { assign, department, employee } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { foldReports } from '../sums/folding.ts'

interface People {
  data: { id: number; name: string }[]
  meta: { total: number; next_cursor: string | null }
}

let api: TestApi
let owner: Account & { companyId: number }
let branch = 0

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  const { companyId } = owner
  branch = await department(api, companyId)
  const courseId = await course(api)
  const learner = async (name: string, days: number[], given: object = {}) => {
    const person = await joined(api, companyId, { name, joinedOn: '2020-01-01', ...given })
    await assign(api, companyId, person.id, courseId, { createdAt: new Date('2020-01-02T00:00:00Z') })
    for (const [at, back] of days.entries())
      await api.db
        .insert(learningDays)
        .values({ userId: person.userId, courseId, day: daysAgo(back), seconds: 60 * (at + 1) })
  }
  const nothing = (name: string, given: object = {}) =>
    joined(api, companyId, { name, joinedOn: '2020-01-01', ...given })
  await nothing('Noor')
  await learner('Amal', [0, 1, 2])
  await learner('Dana', [])
  await learner('Basma', [3, 4], { departmentId: branch })
  await nothing('Omar', { departmentId: branch })
  await learner('Hala', [50], { departmentId: branch })
  await learner('Gone', [1], { state: 'deactivated' })
  await employee(api, companyId, { name: 'Invited', state: 'invited' })
  await learner('Lama', [40])
  await learner('Rana', [])
  await nothing('Sami')
})
afterAll(() => api.close())

async function byPages(query: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const answer = await companyCalls(api, owner.token).answer(
      'GET',
      `/reports/activity/people?${query}${cursor === null ? '' : `&cursor=${cursor}`}`,
    )
    const page: People = answer.json<People>()
    names.push(...page.data.map(({ name }) => name))
    cursor = page.meta.next_cursor
  } while (cursor !== null)
  return names
}

test('people stand by what is kept as by what is counted, those of whom nothing is kept among them', async () => {
  const queries = ['last_on', 'days', 'hours']
    .flatMap(column => [column, `-${column}`])
    .flatMap(sort => [1, 2, 3, 20].map(limit => `sort=${sort}&limit=${limit}`))
    .flatMap(query => [query, `${query}&department=${branch}`])
  const counted = new Map<string, string[]>()
  for (const query of queries) counted.set(query, await byPages(query))
  expect(counted.get('sort=days&limit=2')).toEqual([
    'Noor',
    'Dana',
    'Omar',
    'Hala',
    'Lama',
    'Rana',
    'Sami',
    'Basma',
    'Amal',
  ])
  await foldReports(api.db, 1, 0)
  for (const query of queries) expect(await byPages(query), query).toEqual(counted.get(query))
})
