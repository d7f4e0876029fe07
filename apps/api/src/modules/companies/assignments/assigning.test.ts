import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  employeeGroupMembers,
  employeeGroups,
  employees,
  enrolmentGrants,
  notifications,
  outbox,
} from '../../../db/schema/index.ts'
import {
  assignedTo,
  boughtSeats,
  companyCalls,
  doAssigning,
  joined,
  seatsOf,
} from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { course, curriculum } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'
import { openGrant } from '../../learning/grants.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

interface BatchDetails {
  id: number
  state: string
  total: number
  done: number
  outcomes: Record<string, number>
  can_undo: boolean
}
interface Preview extends Omit<BatchDetails, 'id' | 'state' | 'done'> {
  people: number
  courses: number
  with_own: number
  seats: { course: { id: number }; needed: number; free: number; missing: number; cost: number }[]
  cost: number
}

const none = {
  assigned: 0,
  course_withdrawn: 0,
  deactivated: 0,
  already_assigned: 0,
  no_seat: 0,
  undone: 0,
  left: 0,
}
const assign = async (order: object): Promise<number> => {
  const { id } = await calls.data<{ id: number }>('POST', '/assignments', order)
  await doAssigning(api)
  return id
}
const batchOf = (id: number) => calls.data<BatchDetails>('GET', `/assignment-batches/${id}`)
type Pair = { employee: { id: number }; course: { id: number }; outcome: string }
type Meta = { next_cursor: string | null; total: number }
async function pairsOf(
  method: 'GET' | 'POST',
  path: string,
  { body, kind = '', by = calls }: { body?: object; kind?: string; by?: typeof calls } = {},
): Promise<string[]> {
  const found: string[] = []
  let cursor = ''
  for (;;) {
    const answered = await by.answer(method, `${path}?limit=2${kind}${cursor}`, body)
    expect(answered.statusCode).toBe(200)
    const { data, meta } = answered.json<{ data: Pair[]; meta: Meta }>()
    found.push(...data.map(row => `${row.employee.id} ${row.course.id} ${row.outcome}`))
    if (meta.next_cursor === null) {
      expect(meta.total).toBe(found.length)
      return found
    }
    cursor = `&cursor=${meta.next_cursor}`
  }
}
const openGrantsOf = (userId: number, courseId: number) =>
  api.db
    .select({ kind: enrolmentGrants.kind })
    .from(enrolmentGrants)
    .where(
      and(
        eq(enrolmentGrants.userId, userId),
        eq(enrolmentGrants.courseId, courseId),
        isNull(enrolmentGrants.endedReason),
      ),
    )
async function group(...employeeIds: number[]): Promise<number> {
  const { companyId } = owner
  const [made] = await api.db
    .insert(employeeGroups)
    .values({ companyId, name: { en: 'Group' } })
    .returning({ id: employeeGroups.id })
  const groupId = made?.id ?? 0
  if (employeeIds.length > 0)
    await api.db
      .insert(employeeGroupMembers)
      .values(employeeIds.map(employeeId => ({ companyId, groupId, employeeId })))
  return groupId
}

test('the preview says who gets it, who has it, which seats lack and what they cost; then it is done like that', async () => {
  const paid = await course(api, { price: 19_900 })
  const free = await course(api)
  const gone = await course(api, { state: 'archived' })
  const pool = await boughtSeats(api, owner.companyId, paid, 2)
  const [first, has, buyer, second, third] = [
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
  ]
  const left = await employee(api, owner.companyId, { state: 'deactivated' })
  await assign({ course_ids: [free], employee_ids: [has.id] })
  await api.db.transaction(tx => openGrant(tx, { userId: buyer.userId, courseId: paid, kind: 'order' }))
  const wanted = {
    course_ids: [paid, free, gone],
    employee_ids: [first.id, has.id, buyer.id, second.id, third.id, left],
  }
  const preview = await calls.data<Preview>('POST', '/assignments/preview', wanted)
  expect(preview).toMatchObject({
    people: 6,
    courses: 3,
    total: 18,
    outcomes: {
      ...none,
      assigned: 3 + 4,
      course_withdrawn: 6,
      deactivated: 2,
      already_assigned: 1,
      no_seat: 2,
    },
    with_own: 1,
    seats: [{ course: { id: paid }, needed: 4, free: 2, missing: 2, cost: 39_800 }],
    cost: 39_800,
  })
  const foreseen = await pairsOf('POST', '/assignments/preview/pairs', { body: wanted })
  expect(foreseen).toHaveLength(11)
  const kinds = ['no_seat', 'already_assigned', 'course_withdrawn', 'deactivated']
  const byKind = await Promise.all(
    kinds.map(kind => pairsOf('POST', '/assignments/preview/pairs', { body: wanted, kind: `&kind=${kind}` })),
  )
  expect(byKind.map(found => found.length)).toEqual([2, 1, 6, 2])
  expect(byKind.flat().toSorted()).toEqual(foreseen.toSorted())
  // Who has a course by themselves is named, though it is assigned.
  expect(await pairsOf('POST', '/assignments/preview/pairs', { body: wanted, kind: '&kind=own' })).toEqual([
    `${buyer.id} ${paid} assigned`,
  ])
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 0 })

  const batch = await batchOf(await assign(wanted))
  expect(batch).toMatchObject({ state: 'done', total: 18, done: 18, can_undo: true })
  expect(batch.outcomes).toEqual(preview.outcomes)
  const list = `/assignment-batches/${batch.id}/conflicts`
  expect(await pairsOf('GET', list)).toEqual(foreseen)
  expect(await pairsOf('GET', list, { kind: '&outcome=no_seat' })).toEqual(byKind[0])
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 2 })
  // Seats go to the people in the order in which they were added; who has the course takes none.
  expect(await openGrantsOf(first.userId, paid)).toEqual([{ kind: 'seat' }])
  expect(await openGrantsOf(has.userId, paid)).toEqual([{ kind: 'seat' }])
  expect(await openGrantsOf(buyer.userId, paid)).toEqual([{ kind: 'order' }])
  expect(await openGrantsOf(second.userId, paid)).toEqual([])
  expect(await openGrantsOf(second.userId, free)).toEqual([{ kind: 'assignment' }])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('a person named in several ways has a course once; everyone means all who have not left', async () => {
  const other = companyCalls(api, (await company(api)).token)
  const top = await department(api, owner.companyId)
  const below = await department(api, owner.companyId, top)
  const person = await employee(api, owner.companyId, { departmentId: below })
  const courseId = await course(api)
  const id = await assign({
    course_ids: [courseId],
    employee_ids: [person],
    department_ids: [top],
    group_ids: [await group(person)],
  })
  expect(await batchOf(id)).toMatchObject({ total: 1, outcomes: { ...none, assigned: 1 } })
  const all = await calls.data<Preview>('POST', '/assignments/preview', {
    course_ids: [courseId],
    everyone: true,
  })
  const { meta } = (await calls.answer('GET', '/employees?limit=1')).json<{ meta: { total: number } }>()
  expect(all.outcomes['deactivated']).toBe(0)
  expect(all.people).toBeGreaterThan(1)
  expect(all.people).toBeLessThanOrEqual(meta.total)
  // Another company reaches none of it.
  expect(await other.code('POST', '/assignments', { course_ids: [courseId], employee_ids: [person] })).toBe(
    'nothing_to_assign',
  )
  expect(await other.code('GET', `/assignment-batches/${id}`)).toBe('not_found')
  expect(await other.code('POST', `/assignment-batches/${id}/undo`)).toBe('not_found')
})

test('drafts, unknown courses and an empty choice are rejected without details', async () => {
  const person = await employee(api, owner.companyId)
  const draft = await course(api, { state: 'draft' })
  for (const order of [
    { course_ids: [draft], employee_ids: [person] },
    { course_ids: [999_999], employee_ids: [person] },
    { course_ids: [await course(api)] },
    { employee_ids: [person] },
  ]) {
    expect(await calls.code('POST', '/assignments/preview', order)).toBe('nothing_to_assign')
    expect(await calls.code('POST', '/assignments', order)).toBe('nothing_to_assign')
  }
  const both = { course_ids: [draft], employee_ids: [person], due_on: '2026-12-01', due_days: 3 }
  expect(await calls.code('POST', '/assignments', both)).toBe('malformed')
})

test('pressing twice assigns once', async () => {
  const [person, courseId] = [await employee(api, owner.companyId), await course(api)]
  const order = { course_ids: [courseId], employee_ids: [person] }
  const send = () =>
    api.as(owner.token)('POST', '/company-api/v1/assignments', order, {
      'idempotency-key': 'pressed-twice-1',
    })
  const answers = await Promise.all([send(), send()])
  expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
  await doAssigning(api)
  expect(await assignedTo(api, person)).toHaveLength(1)
})

test('the learner is notified and sees it; the assigner gets its progress and its result', async () => {
  const person = await joined(api, owner.companyId)
  const { courseId } = await curriculum(api)
  await api.db.delete(outbox)
  const id = await assign({ course_ids: [courseId], employee_ids: [person.id], due_on: '2094-03-01' })
  const told = (userId: number) =>
    api.db
      .select({ kind: notifications.kind, data: notifications.data })
      .from(notifications)
      .where(eq(notifications.userId, userId))
  expect((await told(person.userId)).map(row => row.kind)).toEqual(['assignment_made'])
  expect(await told(owner.id)).toContainEqual({
    kind: 'assigning_done',
    data: { name: { ar: '1 من 1', en: '1 of 1' }, batch_id: id },
  })
  const events = await api.db.select({ payload: outbox.payload }).from(outbox)
  expect(events.map(row => row.payload)).toContainEqual(
    expect.objectContaining({
      name: 'AssignmentBatchChanged',
      channel: `private-user.${owner.id}`,
      data: { batch_id: id, state: 'done', done: 1, total: 1 },
    }),
  )
  const mine = await api.as(person.token)('GET', '/client-api/v1/my-courses')
  expect(mine.body).toContain('2094-03-01')
})

test('a manager assigns to the own branch, and sees no other act and no other assignment', async () => {
  const branch = await department(api, owner.companyId)
  const below = await department(api, owner.companyId, branch)
  const manager = companyCalls(api, (await member(api, owner.companyId, 'manager', branch)).token)
  const mine = await employee(api, owner.companyId, { departmentId: below })
  const theirs = await employee(api, owner.companyId)
  const courseId = await course(api)
  const order = { course_ids: [courseId], everyone: true }
  expect(await manager.data<Preview>('POST', '/assignments/preview', order)).toMatchObject({ people: 1 })
  expect(await manager.code('POST', '/assignments', { course_ids: [courseId], employee_ids: [theirs] })).toBe(
    'nothing_to_assign',
  )
  const whole = await assign({ course_ids: [await course(api)], employee_ids: [theirs] })
  const { id } = await manager.data<{ id: number }>('POST', '/assignments', order)
  await doAssigning(api)
  expect(await assignedTo(api, mine)).toHaveLength(1)
  expect(await manager.code('GET', `/assignment-batches/${whole}`)).toBe('not_found')
  expect(await manager.code('GET', `/assignment-batches/${whole}/conflicts`)).toBe('not_found')
  expect(await manager.code('POST', `/assignment-batches/${whole}/undo`)).toBe('not_found')
  const seen = (await manager.answer('GET', '/assignment-batches')).json<{ data: { id: number }[] }>()
  expect(seen.data.map(row => row.id)).toEqual([id])
  const listed = (await manager.answer('GET', '/assignments')).json<{
    data: { employee: { id: number } }[]
  }>()
  expect(listed.data.map(row => row.employee.id)).toEqual([mine])
  const [other] = await assignedTo(api, theirs)
  const ids = [other?.id ?? 0]
  expect(await manager.data('POST', '/assignments/withdraw', { ids })).toEqual({ changed: 0 })
  expect(await manager.data('PATCH', '/assignments', { ids, due_on: '2094-01-03' })).toEqual({ changed: 0 })
  // A person who leaves the branch is no longer named to its manager, not even in earlier acts.
  const again = (await manager.data<{ id: number }>('POST', '/assignments', order)).id
  await doAssigning(api)
  const conflicts = () => pairsOf('GET', `/assignment-batches/${again}/conflicts`, { by: manager })
  expect(await conflicts()).toEqual([`${mine} ${order.course_ids[0]} already_assigned`])
  await api.db.update(employees).set({ departmentId: null }).where(eq(employees.id, mine))
  expect(await conflicts()).toEqual([])
})
