import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { licences, seatPools } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { joined } from '../../../testing/assigning.ts'
import { mailsTo, toldOf, wantsMails } from '../../../testing/buyer-notices.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { tellOfEndingLicences } from './telling.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A company whose licence ends on 31 August 2031, in the zone of the site. */
async function ending(places: number) {
  const owner = await company(api)
  const licence = await licensed(api, owner.companyId, places)
  await api.db
    .update(licences)
    .set({
      startsOn: '2030-09-01',
      endsOn: '2031-08-31',
      startsAt: new Date('2030-08-31T21:00:00Z'),
      endsAt: new Date('2031-08-31T21:00:00Z'),
    })
    .where(eq(licences.id, licence.id))
  return { ...owner, licence }
}
const look = (moment: string) =>
  tellOfEndingLicences(
    api.db,
    { error: (fields: unknown) => expect.unreachable(String(fields)) },
    new Date(moment),
  )

test('buyers are notified 60, 30 and 7 days before a licence ends, once each, in the company’s daytime', async () => {
  const owner = await ending(3)
  const finance = await member(api, owner.companyId, 'finance')
  const auditor = await member(api, owner.companyId, 'auditor')
  const { courseId } = await shelfCourse(api, owner.companyId)
  await api.db.update(licences).set({ startsAt: new Date() }).where(eq(licences.id, owner.licence.id))
  expect(await startedBy(api, await joined(api, owner.companyId), owner.companyId, courseId)).toBe('started')
  const told = async () => (await toldOf(api, finance)).length
  await look('2031-07-01T09:00:00Z') // 61 days before
  await look('2031-07-02T02:00:00Z') // at five in the morning
  expect(await told()).toBe(0)
  for (const minute of ['00', '30', '59']) await look(`2031-07-02T09:${minute}:00Z`)
  await Promise.all([look('2031-07-03T09:00:00Z'), look('2031-07-03T09:00:00Z')])
  expect(await toldOf(api, finance)).toMatchObject([
    {
      kind: 'licence_ending',
      link: '/courses?company',
      data: { licence_id: owner.licence.id, ends_on: '2031-08-31', people: 1 },
    },
  ])
  await look('2031-08-01T09:00:00Z') // a Friday
  expect(await told()).toBe(1)
  await look('2031-08-03T09:00:00Z')
  expect(await told()).toBe(2)
  await look('2031-08-24T09:00:00Z')
  await look('2031-08-31T09:00:00Z')
  expect(await told()).toBe(3)
  expect(await toldOf(api, owner)).toHaveLength(3)
  expect(await toldOf(api, auditor)).toEqual([])
})

test('after an outage only the latest step is notified, and nothing where the licence is continued', async () => {
  const [late, continued] = [await ending(1), await ending(1)]
  await wantsMails(api, continued, 'licence_ending')
  await look('2031-07-06T09:00:00Z')
  expect(await mailsTo(api, continued)).toBe(1)
  const next = await licensed(api, continued.companyId, 1, { continuesId: continued.licence.id })
  expect(next.continuesId).toBe(continued.licence.id)
  expect(await mailsTo(api, continued)).toBe(0)
  await look('2031-08-29T09:00:00Z') // on a Friday, two days before
  await look('2031-09-01T09:00:00Z')
  expect(await toldOf(api, late)).toHaveLength(2)
  expect(await toldOf(api, continued)).toHaveLength(1)
})

test('after a refund of what continued a licence, its end is notified again', async () => {
  const owner = await ending(1)
  await look('2031-08-25T09:00:00Z')
  const next = await licensed(api, owner.companyId, 1, { continuesId: owner.licence.id })
  await look('2031-08-26T09:00:00Z')
  expect(await toldOf(api, owner)).toHaveLength(1)
  await api.db.update(seatPools).set({ bought: 0 }).where(eq(seatPools.id, next.poolId))
  for (const day of ['27', '28']) await look(`2031-08-${day}T09:00:00Z`)
  expect(await toldOf(api, owner)).toHaveLength(2)
})

test('one licence whose notification fails is logged, and blocks none after it', async () => {
  const [broken, next] = [await ending(1), await ending(1)]
  await api.db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
  )
  await api.db.execute(
    sql.raw(`create trigger refuse before update on licences for each row
    when (new.id = ${broken.licence.id}) execute function refuse()`),
  )
  const logged: unknown[] = []
  const moment = new Date('2031-07-06T09:00:00Z')
  await tellOfEndingLicences(api.db, { error: (fields: unknown) => void logged.push(fields) }, moment)
  expect(logged).toEqual([expect.objectContaining({ licenceId: broken.licence.id })])
  expect(await toldOf(api, broken)).toEqual([])
  expect(await toldOf(api, next)).toHaveLength(1)
  await api.db.execute(sql`drop function refuse cascade`)
})
