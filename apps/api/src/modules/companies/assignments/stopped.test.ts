import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs, notifications } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { PermanentJobError } from '../../platform/queue/job-kind.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import type { AssignmentAct } from './acts/acts.ts'
import { workOnAssignmentAct } from './acts/working.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const toldOf = (userId: number, kind: string) =>
  api.db
    .select({ link: notifications.link, data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, kind)))
    .orderBy(asc(notifications.id))
const assign = async (people: readonly { id: number }[]) => {
  const order = { course_ids: [await course(api)], employee_ids: people.map(({ id }) => id) }
  return calls.data<{ id: number }>('POST', '/assignments', order)
}
const ofCompany = async () => {
  const administrator = await member(api, owner.companyId, 'administrator')
  return { administrator, theirs: companyCalls(api, administrator.token) }
}

test('the assigner and the person who takes it back are notified once', async () => {
  const { administrator, theirs } = await ofCompany()
  const people = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  const { id } = await assign(people)
  await doAssigning(api)
  await theirs.data('POST', `/assignment-batches/${id}/undo`)
  expect(await toldOf(owner.id, 'assigning_undone')).toEqual([])
  await doAssigning(api)
  const told = [
    {
      link: `/learn?company&batch=${id}`,
      data: { name: { ar: '2 من 2', en: '2 of 2' }, batch_id: id },
    },
  ]
  expect(await toldOf(owner.id, 'assigning_undone')).toEqual(told)
  expect(await toldOf(administrator.id, 'assigning_undone')).toEqual(told)
  const own = await assign(people)
  await doAssigning(api)
  await calls.data('POST', `/assignment-batches/${own.id}/undo`)
  await doAssigning(api)
  expect(await toldOf(owner.id, 'assigning_undone')).toHaveLength(2)
})

test('the person who started an act is notified if another person stops it, but not if they stop it themselves', async () => {
  const { administrator, theirs } = await ofCompany()
  const person = await joined(api, owner.companyId)
  const batch = await assign([person])
  await theirs.data('POST', `/assignment-batches/${batch.id}/cancel`)
  await doAssigning(api)
  await assign([person])
  await doAssigning(api)
  const ids = (await assignedTo(api, person.id)).map(row => row.id)
  const begin = () =>
    calls.data<{ id: number }>('POST', '/assignments/bulk', { act: 'remind', assignment_ids: ids })
  const act = await begin()
  await theirs.data('POST', `/assignment-acts/${act.id}/cancel`)
  await calls.data('POST', `/assignment-acts/${(await begin()).id}/cancel`)
  await doAssigning(api)
  const name = { ar: '0 من 1', en: '0 of 1' }
  expect(await toldOf(owner.id, 'assigning_stopped')).toEqual([
    { link: `/learn?company&batch=${batch.id}`, data: { name, batch_id: batch.id } },
    { link: `/learn?company&act=${act.id}`, data: { name, act_id: act.id } },
  ])
  expect(await toldOf(administrator.id, 'assigning_stopped')).toEqual([])
})

test('an act whose due day is over by the time that its turn comes stops, and says so', async () => {
  const person = await joined(api, owner.companyId)
  await assign([person])
  await doAssigning(api)
  const assignment_ids = (await assignedTo(api, person.id)).map(row => row.id)
  const body = { act: 'set_due', due_on: '2099-01-01', assignment_ids }
  const { id } = await calls.data<{ id: number }>('POST', '/assignments/bulk', body)
  const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id))
  const act = { ...(job?.payload as unknown as AssignmentAct), dueOn: '2020-01-01' }
  const run = {
    id,
    reached: null,
    commitPart: work => api.db.transaction(work),
    giveUp: async (reason, work) => {
      await api.db.transaction(work)
      throw new PermanentJobError(reason)
    },
  } as JobContext
  await expect(workOnAssignmentAct(act, run)).rejects.toThrow(PermanentJobError)
  await api.db.update(jobs).set({ state: 'dead' }).where(eq(jobs.id, id))
  expect(await calls.data('GET', `/assignment-acts/${id}`)).toMatchObject({ state: 'failed', done: 0 })
  expect((await toldOf(owner.id, 'assigning_stopped')).at(-1)).toMatchObject({
    link: `/learn?company&act=${id}`,
  })
  expect((await assignedTo(api, person.id)).map(row => row.dueOn)).toEqual([null])
})
