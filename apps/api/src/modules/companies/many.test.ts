import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../db/schema/index.ts'
import { company } from '../../testing/accounts.ts'
import { companyCalls, joined, learn } from '../../testing/assigning.ts'
import { course } from '../../testing/catalogue.ts'
import { licensed, placesOf, shelfCourse, startedBy } from '../../testing/licences.ts'
import { department, member } from '../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { outsideTraining, trainingYear } from '../../testing/training.ts'
import { mostAtOnce } from './many.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A company, and what calls of an owner say. */
async function room() {
  const owner = await company(api)
  return { ...owner, calls: companyCalls(api, owner.token) }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const refusedAs = (code: string, ...ids: number[]) => ids.map(id => ({ id, code }))
const logged = (companyId: number, action: string) =>
  api.db.$count(auditLog, and(eq(auditLog.chain, `company-${companyId}`), eq(auditLog.action, action)))

test('places are given back, each by itself: whoever has begun keeps theirs and is named', async () => {
  const { companyId, calls } = await room()
  const { courseId, lessonIds } = await shelfCourse(api, companyId)
  const licence = await licensed(api, companyId, 5)
  const [one, two, eager, idle] = [
    await joined(api, companyId),
    await joined(api, companyId),
    await joined(api, companyId),
    await joined(api, companyId),
  ]
  for (const person of [one, two, eager])
    expect(await startedBy(api, person, companyId, courseId)).toBe('started')
  await learn(api, eager.token, [lessonIds[1] ?? 0])
  const foreign = await room()
  const ids = [idle, eager, two, one].map(({ id }) => id)
  expect(await foreign.calls.data('POST', '/licences/places/return', { ids })).toEqual({
    done: [],
    refused: refusedAs('not_found', ...ids.toReversed()),
  })
  expect(await calls.data('POST', '/licences/places/return', { ids })).toEqual({
    done: [one.id, two.id],
    refused: [...refusedAs('place_begun', eager.id), ...refusedAs('not_found', idle.id)],
  })
  const holders = await calls.data<{ employee: { id: number } }[]>('GET', `/licences/${licence.id}/holders`)
  expect(holders.map(({ employee }) => employee.id)).toEqual([eager.id])
  expect(await placesOf(api, licence.id)).toMatchObject({ used: 1 })
  expect(await logged(companyId, 'licence.return_place')).toBe(2)
})

test('trainings elsewhere are removed, a manager’s those of the own branch alone', async () => {
  const { companyId, calls } = await room()
  const [own, other] = [await department(api, companyId), await department(api, companyId)]
  const manager = companyCalls(api, (await member(api, companyId, 'manager', own)).token)
  const enter = async (departmentId: number) => {
    const person = await joined(api, companyId, { departmentId })
    return (await calls.data<{ id: number }>('POST', '/outside-trainings', outsideTraining(person.id))).id
  }
  const [mine, theirs, third] = [await enter(own), await enter(other), await enter(other)]
  expect(await manager.data('POST', '/outside-trainings/remove', { ids: [theirs, mine] })).toEqual({
    done: [mine],
    refused: refusedAs('not_found', theirs),
  })
  expect(await calls.data('POST', '/outside-trainings/remove', { ids: [mine, theirs] })).toEqual({
    done: [theirs],
    refused: refusedAs('not_found', mine),
  })
  const left = await calls.data<{ id: number }[]>('GET', `/outside-trainings?year=${trainingYear}`)
  expect(idsOf(left)).toEqual([third])
  expect(await logged(companyId, 'outside_training.remove')).toBe(2)
})

test('links for joining are withdrawn, those of the own company alone; again, nothing changes', async () => {
  const { companyId, calls } = await room()
  const foreign = await room()
  const make = async ({ calls: by }: Pick<typeof foreign, 'calls'>) =>
    (await by.data<{ id: number }>('POST', '/joining-links', { days: 14 })).id
  const [one, two, kept] = [await make({ calls }), await make({ calls }), await make({ calls })]
  const theirs = await make(foreign)
  const outcome = { done: [one, two], refused: refusedAs('not_found', theirs) }
  for (let time = 0; time < 2; time += 1)
    expect(await calls.data('POST', '/joining-links/withdraw', { ids: [two, theirs, one] })).toEqual(outcome)
  const states = await calls.data<{ id: number; state: string }[]>('GET', '/joining-links')
  expect(states.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([kept])
  expect(await foreign.calls.data('GET', '/joining-links')).toMatchObject([{ id: theirs, state: 'open' }])
  expect(await logged(companyId, 'joining_link.withdraw')).toBe(2)
})

test('links for inspectors are withdrawn', async () => {
  const { companyId, calls } = await room()
  const demand = { course_id: await course(api), first_due_days: 9, grace_days: 0 }
  const { id: requirement } = await calls.data<{ id: number }>('POST', '/requirements', demand)
  const order = { requirement_id: requirement, reason: 'زيارة', days: 7, names: 'initials' }
  const make = async () => (await calls.data<{ id: number }>('POST', '/inspection-links', order)).id
  const [one, two, kept] = [await make(), await make(), await make()]
  const absent = kept + 1000
  expect(await calls.data('POST', '/inspection-links/withdraw', { ids: [one, two, absent] })).toEqual({
    done: [one, two],
    refused: refusedAs('not_found', absent),
  })
  const states = await calls.data<{ id: number; state: string }[]>('GET', '/inspection-links')
  expect(states.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([kept])
  expect(await logged(companyId, 'inspection_link.withdraw')).toBe(2)
})

test('standing assignments end', async () => {
  const { companyId, calls } = await room()
  const departmentId = await department(api, companyId)
  const make = async () => {
    const order = { course_id: await course(api), department_id: departmentId }
    return (await calls.data<{ id: number }>('POST', '/standing-assignments', order)).id
  }
  const [one, two, kept] = [await make(), await make(), await make()]
  expect(await calls.data('POST', '/standing-assignments/remove', { ids: [one, two] })).toEqual({
    done: [one, two],
    refused: [],
  })
  expect(await calls.data('POST', '/standing-assignments/remove', { ids: [one] })).toEqual({
    done: [],
    refused: refusedAs('not_found', one),
  })
  expect(idsOf(await calls.data('GET', '/standing-assignments'))).toEqual([kept])
})

test('roles end; an administrator ends no owner’s, and not the own among others', async () => {
  const { companyId, calls } = await room()
  const [finance, auditor, owner] = [
    await member(api, companyId, 'finance'),
    await member(api, companyId, 'auditor'),
    await member(api, companyId, 'owner'),
  ]
  const self = await member(api, companyId, 'administrator')
  const administrator = companyCalls(api, self.token)
  const ids = [self, finance, auditor, owner].map(({ id }) => id)
  expect(await administrator.data('POST', '/members/remove', { ids })).toEqual({
    done: [finance.id, auditor.id],
    refused: refusedAs('forbidden', ...[owner.id, self.id].toSorted((a, b) => a - b)),
  })
  const roles = await calls.data<{ role: string }[]>('GET', '/members')
  expect(roles.map(({ role }) => role)).toEqual(['owner', 'owner', 'administrator'])
  // Their sessions for the company are over with them.
  expect((await companyCalls(api, finance.token).answer('GET', '/seats')).statusCode).toBe(401)
})

test('a call takes some ids, each once, and not more than it can do', async () => {
  const { calls } = await room()
  const tooMany = Array.from({ length: mostAtOnce + 1 }, (_, at) => at + 1)
  for (const bad of [[], [1, 1], tooMany])
    expect((await calls.answer('POST', '/outside-trainings/remove', { ids: bad })).statusCode).toBe(422)
})
