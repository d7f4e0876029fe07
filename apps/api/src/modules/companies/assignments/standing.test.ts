import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyMembers, notifications } from '../../../db/schema/index.ts'
import {
  assignedTo,
  boughtSeats,
  companyCalls,
  doAssigning,
  joined,
  learn,
  seatsOf,
} from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { course, curriculum } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const newGroup = async () =>
  (await calls.data<{ id: number }>('POST', '/groups', { names: { en: 'Newcomers' } })).id
const stand = async (order: object): Promise<number> => {
  const { id } = await calls.data<{ id: number }>('POST', '/standing-assignments', order)
  await doAssigning(api)
  return id
}
const statesOf = async (employeeId: number) => (await assignedTo(api, employeeId)).map(row => row.state)
const put = async (groupId: number, ...ids: number[]) => {
  await calls.data('POST', `/groups/${groupId}/members`, { employee_ids: ids })
  await doAssigning(api)
}
const take = async (groupId: number, id: number) => {
  await calls.data('DELETE', `/groups/${groupId}/members/${id}`)
  await doAssigning(api)
}

test('people in a group, and those who join it, are assigned once; what they began stays when they leave', async () => {
  const groupId = await newGroup()
  const { courseId, lessonIds } = await curriculum(api, 3, { price: 5_000 })
  const pool = await boughtSeats(api, owner.companyId, courseId, 3)
  const [there, idle, eager] = [
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
  ]
  await put(groupId, there.id)
  await stand({ group_id: groupId, course_id: courseId, due_days: 10 })
  expect(await statesOf(there.id)).toEqual(['assigned'])
  await put(groupId, idle.id, eager.id)
  expect(await statesOf(idle.id)).toEqual(['assigned'])
  await learn(api, eager.token, lessonIds.slice(1, 2))
  await take(groupId, idle.id)
  await take(groupId, eager.id)
  expect(await statesOf(idle.id)).toEqual(['withdrawn'])
  expect(await statesOf(eager.id)).toEqual(['in_progress'])
  expect(await seatsOf(api, pool)).toEqual({ bought: 3, used: 2 })
  // Someone who comes back gets it again; someone whose assignment was withdrawn by hand does not.
  await put(groupId, idle.id)
  expect(await statesOf(idle.id)).toEqual(['withdrawn', 'assigned'])
  const ids = (await assignedTo(api, there.id)).map(row => row.id)
  await calls.data('POST', '/assignments/withdraw', { ids })
  await put(groupId, there.id, eager.id)
  expect(await statesOf(there.id)).toEqual(['withdrawn'])
  expect(await statesOf(eager.id)).toEqual(['in_progress'])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('a department stands for all below it: who moves in has it, and a rule of a group works the same', async () => {
  const top = await department(api, owner.companyId)
  const below = await department(api, owner.companyId, top)
  const [byDepartment, byRule] = [await course(api), await course(api)]
  const groupId = await newGroup()
  await calls.data('PUT', `/groups/${groupId}/rules`, { rules: [{ department_id: below }] })
  await stand({ department_id: top, course_id: byDepartment })
  await stand({ group_id: groupId, course_id: byRule })
  const person = await joined(api, owner.companyId)
  await calls.data('PATCH', `/employees/${person.id}`, { department_id: below })
  await doAssigning(api)
  expect((await assignedTo(api, person.id)).map(row => row.courseId)).toEqual([byDepartment, byRule])
  // Out of the branch below, and still in the one above.
  await calls.data('PATCH', `/employees/${person.id}`, { department_id: top })
  await doAssigning(api)
  expect(await statesOf(person.id)).toEqual(['assigned', 'withdrawn'])
  // The department moves away with its people.
  const inside = await employee(api, owner.companyId, { departmentId: below })
  await calls.data('PATCH', `/departments/${below}`, { parent_id: null })
  await calls.data('PATCH', `/departments/${below}`, { parent_id: top })
  await doAssigning(api)
  expect((await assignedTo(api, inside)).map(row => row.state)).toEqual(['assigned', 'assigned'])
})

test('the person is told who assigned a course, while they act for the company, or the rule that did', async () => {
  const groupId = await newGroup()
  const person = await joined(api, owner.companyId)
  const [byHand, byRule, byOwner] = [await course(api), await course(api), await course(api)]
  const admin = await member(api, owner.companyId, 'administrator')
  await companyCalls(api, admin.token).data('POST', '/assignments', {
    course_ids: [byHand],
    employee_ids: [person.id],
  })
  await calls.data('POST', '/assignments', { course_ids: [byOwner], employee_ids: [person.id] })
  await doAssigning(api)
  await stand({ group_id: groupId, course_id: byRule })
  await put(groupId, person.id)
  const told = async () =>
    (await api.as(person.token, 'en')('GET', '/client-api/v1/my-courses'))
      .json<{
        data: {
          my_courses: {
            course: { id: number }
            assigned_by_person: string | null
            assigned_for: { kind: string } | null
          }[]
        }
      }>()
      .data.my_courses.toSorted((one, other) => one.course.id - other.course.id)
      .map(mine => [mine.course.id, mine.assigned_by_person, mine.assigned_for?.kind ?? null])
  expect(await told()).toEqual([
    [byHand, admin.name, null],
    [byRule, null, 'group'],
    // The company's own account has no role in it: it is the company's.
    [byOwner, owner.name, null],
  ])
  await api.db.delete(companyMembers).where(eq(companyMembers.userId, admin.id))
  expect(await told()).toEqual([
    [byHand, null, null],
    [byRule, null, 'group'],
    [byOwner, owner.name, null],
  ])
})

test('a person invited into a department is assigned at once, and has the course when they join', async () => {
  const top = await department(api, owner.companyId)
  const courseId = await course(api)
  await stand({ department_id: top, course_id: courseId, due_days: 5 })
  const { employee_id: id } = await calls.data<{ employee_id: number }>('POST', '/invitations', {
    name: 'Nura Salem',
    email: 'nura.salem@example.com',
    department_id: top,
  })
  await doAssigning(api)
  expect(await assignedTo(api, id)).toMatchObject([{ courseId, state: 'assigned', dueDays: 5, dueOn: null }])
})

test('a path that gains a course is assigned whole to those whom it stands for', async () => {
  const groupId = await newGroup()
  const person = await joined(api, owner.companyId)
  await put(groupId, person.id)
  const [one, two] = [await course(api), await course(api)]
  const body = { names: { en: 'Path' }, order_enforced: false, course_ids: [one] }
  const { id } = await calls.data<{ id: number }>('POST', '/learning-paths', body)
  expect(await calls.code('POST', '/standing-assignments', { group_id: groupId, path_id: id })).toBe(
    'validation',
  )
  await calls.data('POST', `/learning-paths/${id}/publish`)
  await stand({ group_id: groupId, path_id: id })
  expect((await assignedTo(api, person.id)).map(row => row.courseId)).toEqual([one])
  await calls.data('PUT', `/learning-paths/${id}`, { ...body, course_ids: [two, one], version: 1 })
  await doAssigning(api)
  expect((await assignedTo(api, person.id)).map(row => [row.courseId, row.pathId])).toEqual([
    [one, id],
    [two, id],
  ])
})

test('its creator is notified when seats are missing, and of nothing else; ending it leaves what was assigned', async () => {
  const groupId = await newGroup()
  const courseId = await course(api, { price: 5_000 })
  await boughtSeats(api, owner.companyId, courseId, 1)
  const told = () => api.db.$count(notifications, eq(notifications.kind, 'assigning_done'))
  const before = await told()
  const id = await stand({ group_id: groupId, course_id: courseId })
  const [first, second] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  await put(groupId, first.id)
  expect(await told()).toBe(before)
  await put(groupId, second.id)
  expect(await told()).toBe(before + 1)
  expect(await assignedTo(api, second.id)).toEqual([])
  const again = { group_id: groupId, course_id: courseId }
  expect(await calls.code('POST', '/standing-assignments', again)).toBe('conflict')
  const listed = await calls.data<{ id: number; people: number }[]>('GET', '/standing-assignments')
  expect(listed.find(row => row.id === id)).toMatchObject({ people: 1, group: { id: groupId }, path: null })
  await calls.data('DELETE', `/standing-assignments/${id}`)
  expect(await calls.code('DELETE', `/standing-assignments/${id}`)).toBe('not_found')
  await take(groupId, first.id)
  expect(await statesOf(first.id)).toEqual(['assigned'])
})

test('another company names none of its things, and one of each is named', async () => {
  const stranger = companyCalls(api, (await company(api)).token)
  const groupId = await newGroup()
  const departmentId = await department(api, owner.companyId)
  const courseId = await course(api)
  const id = await stand({ group_id: groupId, course_id: courseId })
  for (const whom of [{ group_id: groupId }, { department_id: departmentId }])
    expect(await stranger.code('POST', '/standing-assignments', { ...whom, course_id: courseId })).toBe(
      'validation',
    )
  expect(await stranger.code('DELETE', `/standing-assignments/${id}`)).toBe('not_found')
  expect(await stranger.data('GET', '/standing-assignments')).toEqual([])
  for (const order of [
    { course_id: courseId },
    { group_id: groupId },
    { group_id: groupId, department_id: departmentId, course_id: courseId },
  ])
    expect(await calls.code('POST', '/standing-assignments', order)).toBe('validation')
})
