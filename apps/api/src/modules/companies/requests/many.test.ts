import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  auditLog,
  courseRequests,
  notifications,
  seatPools,
  type CourseRequestState,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { boughtSeats, companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { mostAtOnce } from '../many.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Listed {
  data: { id: number }[]
  meta: { next_cursor: string | null; total: number }
}

/** A company, and what calls of an owner say. */
async function room() {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  /** A named employee requests a course. @returns the request */
  const asked = async (
    courseId: number,
    name?: string,
    more: { state?: CourseRequestState; departmentId?: number } = {},
  ) => {
    const { state = 'open', ...given } = more
    const person = await joined(api, owner.companyId, {
      ...given,
      ...(name !== undefined && { name, nameKey: name, searchFolded: name }),
    })
    const [row] = await api.db
      .insert(courseRequests)
      .values({
        companyId: owner.companyId,
        employeeId: person.id,
        courseId,
        state,
        decidedAt: state === 'open' ? null : new Date(),
      })
      .returning({ id: courseRequests.id })
    if (!row) throw new Error('The request was not made.')
    return { id: row.id, person }
  }
  const listed = (query = '') => listOf(owner, query)
  return { ...owner, calls, asked, listed }
}

const listOf = async (who: Pick<Account, 'token'>, query: string) =>
  (await companyCalls(api, who.token).answer('GET', `/requests${query}`)).json<Listed>()
const idsOf = ({ data }: Listed) => data.map(({ id }) => id)
const statesOf = (ids: number[]) =>
  api.db
    .select({ id: courseRequests.id, state: courseRequests.state, answer: courseRequests.answer })
    .from(courseRequests)
    .where(inArray(courseRequests.id, ids))
    .orderBy(asc(courseRequests.id))

test('requests are searched by person and course, folded, and within one state', async () => {
  const { asked, listed } = await room()
  const [safety, writing] = [
    await course(api, { price: 9_900, title: { ar: 'السلامة في الإنشاء', en: 'Site safety' } }),
    await course(api, { price: 9_900, title: { ar: 'الكتابة الواضحة', en: 'Clear writing' } }),
  ]
  const ahmad = await asked(safety, 'احمد السهلي')
  const noura = await asked(writing, 'نوره')
  await asked(safety, 'احمد القديم', { state: 'declined' })
  const found = async (q: string) => idsOf(await listed(`?q=${encodeURIComponent(q)}`))
  expect(await found('أَحْمَد')).toEqual([ahmad.id])
  expect(await found('نورة')).toEqual([noura.id])
  expect(await found('الانشاء')).toEqual([ahmad.id])
  expect(await found('CLEAR')).toEqual([noura.id])
  expect(await found('%')).toEqual([])
  expect(await found('  ')).toEqual([ahmad.id, noura.id])
  expect((await listed(`?q=${encodeURIComponent('نورة')}`)).meta.total).toBe(1)
})

test('words find people alone, or people and courses, page by page in each order', async () => {
  const { asked, listed } = await room()
  const other = await room()
  const [safety, writing] = [
    await course(api, { price: 5_000, title: { ar: 'السلامة', en: 'Zaytoun safety' } }),
    await course(api, { price: 90_000, title: { ar: 'الكتابة', en: 'Clear writing' } }),
  ]
  const first = (await asked(safety, 'faris zaytoun')).id
  const second = (await asked(writing, 'faris ajlouni')).id
  const third = (await asked(safety, 'dana')).id
  await asked(writing, 'dana')
  await asked(writing, 'faris zaytoun', { state: 'declined' })
  await other.asked(writing, 'faris zaytoun')
  const found = async (query: string) => {
    const page = await listed(`?${query}&limit=1`)
    const ids = idsOf(page)
    let cursor = page.meta.next_cursor
    while (cursor !== null) {
      const next: Listed = await listed(`?${query}&limit=1&cursor=${cursor}`)
      expect(next.meta.total).toBe(page.meta.total)
      ids.push(...idsOf(next))
      cursor = next.meta.next_cursor
    }
    expect(page.meta.total).toBe(ids.length)
    return ids
  }
  expect(await found('q=faris&sort=oldest')).toEqual([first, second])
  expect(await found('q=faris&sort=newest')).toEqual([second, first])
  expect(await found('q=faris&sort=name')).toEqual([second, first])
  expect(await found('q=faris&sort=price')).toEqual([second, first])
  expect(await found('q=zaytoun&sort=oldest')).toEqual([first, third])
  expect(await found('q=zaytoun&sort=name')).toEqual([third, first])
  expect(await found('q=nobody-has-this')).toEqual([])
})

test('each order goes on where its page ended, with like ones by who waits longer', async () => {
  const { asked, listed } = await room()
  const [cheap, dear] = [await course(api, { price: 5_000 }), await course(api, { price: 90_000 })]
  const first = (await asked(cheap, 'b')).id
  const second = (await asked(dear, 'c')).id
  const third = (await asked(dear, 'a')).id
  const fourth = (await asked(cheap, 'b')).id
  const orders = {
    oldest: [first, second, third, fourth],
    newest: [fourth, third, second, first],
    name: [third, first, fourth, second],
    price: [second, third, first, fourth],
  }
  for (const [sort, expected] of Object.entries(orders)) {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Listed = await listed(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`)
      expect(page.meta.total).toBe(4)
      seen.push(...idsOf(page))
      cursor = page.meta.next_cursor
    }
    expect(seen, sort).toEqual(expected)
  }
  expect(idsOf(await listed())).toEqual(orders.oldest)
  const { next_cursor: cursor } = (await listed('?sort=price&limit=1')).meta
  for (const query of [`sort=name&cursor=${cursor}`, `state=declined&sort=price&cursor=${cursor}`])
    expect(await listed(`?${query}`)).toMatchObject({ code: 'malformed' })
})

test('many are approved, each by itself: who waits longer gets the last seat, and those that cannot be are named', async () => {
  const { companyId, calls, asked } = await room()
  const [scarce, gone] = [
    await course(api, { price: 9_900 }),
    await course(api, { price: 0, state: 'archived' }),
  ]
  const pool = await boughtSeats(api, companyId, scarce, 1)
  const [early, late, withdrawn, answered] = [
    await asked(scarce),
    await asked(scarce),
    await asked(gone),
    await asked(scarce, undefined, { state: 'declined' }),
  ]
  const foreign = await (await room()).asked(scarce)
  const ids = [foreign, answered, withdrawn, late, early].map(({ id }) => id)
  const outcome = {
    answered: [early.id],
    refused: [
      { id: late.id, code: 'no_free_seat' },
      { id: withdrawn.id, code: 'course_retired' },
      { id: answered.id, code: 'conflict' },
      { id: foreign.id, code: 'not_found' },
    ],
  }
  expect(await calls.data('POST', '/requests/approve', { ids, due_on: '2099-12-31' })).toEqual(outcome)
  expect((await statesOf(ids)).map(({ state }) => state)).toEqual([
    'approved',
    'open',
    'open',
    'declined',
    'open',
  ])
  expect(
    await api.db.select().from(assignments).where(eq(assignments.employeeId, early.person.id)),
  ).toMatchObject([{ courseId: scarce, dueOn: '2099-12-31' }])
  const [seats] = await api.db.select().from(seatPools).where(eq(seatPools.id, pool))
  expect(seats).toMatchObject({ bought: 1, used: 1 })
  // Again, as after an answer that was lost: nothing more is given, and it is answered all the same.
  expect(await calls.data('POST', '/requests/approve', { ids: [early.id] })).toEqual({
    answered: [early.id],
    refused: [],
  })
  expect(await calls.data('POST', '/requests/decline', { ids: [early.id] })).toMatchObject({ answered: [] })
  const other = companyCalls(api, (await member(api, companyId, 'administrator')).token)
  expect(await other.data('POST', '/requests/approve', { ids: [early.id] })).toEqual({
    answered: [],
    refused: [{ id: early.id, code: 'conflict' }],
  })
  const [unchanged] = await api.db.select().from(seatPools).where(eq(seatPools.id, pool))
  expect(unchanged?.used).toBe(1)
})

test('two who approve the same at once give each seat once', async () => {
  const { companyId, calls, asked } = await room()
  const id = await course(api, { price: 9_900 })
  const pool = await boughtSeats(api, companyId, id, 2)
  const ids = [(await asked(id)).id, (await asked(id)).id, (await asked(id)).id]
  const approve = () => calls.data<{ answered: number[] }>('POST', '/requests/approve', { ids })
  const outcomes = await Promise.all([approve(), approve()])
  expect([...new Set(outcomes.flatMap(({ answered }) => answered))].toSorted((a, b) => a - b)).toEqual(
    ids.slice(0, 2),
  )
  const [seats] = await api.db.select().from(seatPools).where(eq(seatPools.id, pool))
  expect(seats).toMatchObject({ bought: 2, used: 2 })
})

test('many are declined with one answer, which each of them gets', async () => {
  const { companyId, calls, asked } = await room()
  const id = await course(api, { price: 9_900 })
  const [one, two] = [await asked(id), await asked(id)]
  const ids = [one.id, two.id]
  expect(await calls.data('POST', '/requests/decline', { ids, answer: ' لاحقًا ' })).toEqual({
    answered: ids,
    refused: [],
  })
  expect(await statesOf(ids)).toEqual(ids.map(each => ({ id: each, state: 'declined', answer: 'لاحقًا' })))
  for (const { person } of [one, two])
    expect(
      await api.db.select().from(notifications).where(eq(notifications.userId, person.userId)),
    ).toMatchObject([{ kind: 'request_declined' }])
  const decisions = and(
    eq(auditLog.chain, `company-${companyId}`),
    eq(auditLog.action, 'course_request.decline'),
  )
  expect(await api.db.$count(auditLog, decisions)).toBe(2)
})

test('what concerns all alike refuses the whole call; a manager answers for the own branch alone', async () => {
  const { companyId, calls, asked } = await room()
  const [own, other] = [await department(api, companyId), await department(api, companyId)]
  const manager = await member(api, companyId, 'manager', own)
  const id = await course(api, { price: 9_900 })
  const [mine, theirs] = [
    await asked(id, 'sara', { departmentId: own }),
    await asked(id, 'sara', { departmentId: other }),
  ]
  const ids = [mine.id, theirs.id]
  expect(await calls.code('POST', '/requests/approve', { ids, due_on: '2020-01-01' })).toBe('validation')
  for (const bad of [[], [mine.id, mine.id], Array.from({ length: mostAtOnce + 1 }, (_, at) => at + 1)])
    expect((await calls.answer('POST', '/requests/decline', { ids: bad })).statusCode).toBe(422)
  expect(idsOf(await listOf(manager, '?q=sara&sort=name'))).toEqual([mine.id])
  const { data } = companyCalls(api, manager.token)
  expect(await data('POST', '/requests/decline', { ids })).toEqual({
    answered: [mine.id],
    refused: [{ id: theirs.id, code: 'not_found' }],
  })
  expect((await statesOf(ids)).map(({ state }) => state)).toEqual(['declined', 'open'])
})
