import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyMembers, inspectedPeople, inspectionLinks, requirements } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { withdrawMadeBy } from '../members/ending.ts'
import { lockStructure } from '../structure.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A company with a requirement of one person, a member who may make links, and those that are there. */
async function made() {
  const palm = await company(api)
  const { companyId } = palm
  await joined(api, companyId)
  const by = companyCalls(api, palm.token)
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: await course(api),
    first_due_on: '2030-01-01',
    grace_days: 0,
  })
  await api.db
    .update(requirements)
    .set({ createdAt: new Date(0) })
    .where(eq(requirements.id, id))
  const maker = await member(api, companyId, 'administrator')
  const order = { requirement_id: id, names: 'full', reason: 'Inspection', days: 7 }
  const makerOf = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, maker.id))
  return {
    by,
    id,
    companyId,
    maker,
    makerOf,
    order,
    make: () => companyCalls(api, maker.token).answer('POST', '/inspection-links', order),
    links: () => api.db.$count(inspectionLinks, eq(inspectionLinks.companyId, companyId)),
    people: () => api.db.$count(inspectedPeople, eq(inspectedPeople.companyId, companyId)),
  }
}

test('a link is not made by a member whose role ends while its people are read', async () => {
  const { companyId, maker, makerOf, make, links, people } = await made()
  const [answer] = await meanwhile(api, {
    hold: tx => lockStructure(tx, companyId),
    waiting: [make],
    act: async tx => {
      await tx.update(companyMembers).set({ role: 'auditor' }).where(makerOf)
      await withdrawMadeBy(tx, [{ userId: maker.id, companyId }])
    },
  })
  expect([answer?.statusCode, answer?.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
  expect([await links(), await people()]).toEqual([0, 0])
})

test('nor by one whose account is being erased', async () => {
  const { makerOf, make, links } = await made()
  // As it is erased: without the lock of the company.
  const answer = await api.db.transaction(async tx => {
    await tx.delete(companyMembers).where(makerOf)
    return make()
  })
  expect([answer.statusCode, await links()]).toEqual([403, 0])
})

test('a company’s own account, and a member whose role goes on, make theirs', async () => {
  const { by, order, make, links } = await made()
  await by.data('POST', '/inspection-links', order)
  expect([(await make()).statusCode, await links()]).toEqual([200, 2])
})

test('of two links at once one alone is the fiftieth; once they are fifty, nothing is read for a further one', async () => {
  const { by, id, companyId, order, make, links, people } = await made()
  await api.db.insert(inspectionLinks).values(
    Array.from({ length: 49 }, (_, at) => ({
      companyId,
      requirementId: id,
      reason: 'x',
      names: 'full' as const,
      dataHash: 'x',
      cover: {} as typeof inspectionLinks.$inferInsert.cover,
      expiresAt: sql`now() + interval '1 day'`,
      tokenHash: `fifty-${id}-${at}`,
    })),
  )
  const answers = await meanwhile(api, {
    hold: tx => lockStructure(tx, companyId),
    waiting: [make, make],
  })
  expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
  expect([await links(), await people()]).toEqual([50, 1])
  // That there is no such requirement would be found by reading.
  expect(await by.code('POST', '/inspection-links', { ...order, requirement_id: 999_999_999 })).toBe(
    'too_many_inspection_links',
  )
})
