import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  companies,
  companyShelfCourses,
  courseRequests,
  enrolmentGrants,
  enrolments,
  licences,
} from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined, learn } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { aged, licensed, placesOf, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { eraseAccount } from '../../accounts/own-data/erase.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'
import { endDueLicences } from '../../commerce/licences/ending.ts'
import { settleEndedGrants } from '../../learning/grants.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type Person = Awaited<ReturnType<typeof joined>>

/** A company with a shelf of one course, and a licence of some places for it. */
async function licensedCompany(places: number) {
  const owner = await company(api)
  const taught = await shelfCourse(api, owner.companyId)
  const licence = await licensed(api, owner.companyId, places)
  return { ...owner, ...taught, licence, calls: companyCalls(api, owner.token) }
}
const start = (person: Person, companyId: number, courseId: number) =>
  startedBy(api, person, companyId, courseId)
const reads = async ({ token }: Person, lessonId: number | undefined) =>
  (await api.as(token)('GET', `/client-api/v1/lessons/${lessonId ?? 0}`)).statusCode
const grantsOf = (person: Person) =>
  api.db
    .select({
      courseId: enrolmentGrants.courseId,
      kind: enrolmentGrants.kind,
      reason: enrolmentGrants.endedReason,
      startsAt: enrolmentGrants.startsAt,
      endsAt: enrolmentGrants.endsAt,
    })
    .from(enrolmentGrants)
    .where(eq(enrolmentGrants.userId, person.userId))
    .orderBy(asc(enrolmentGrants.id))
const holdsTrue = async () => expect(await brokenMoneyRules(api.db)).toEqual([])
const end = async () => {
  await settleEndedGrants(api.db)
  await endDueLicences(api.db)
}

describe('a place', () => {
  test('is taken once for however many courses, and opens each until the licence ends', async () => {
    const { companyId, courseId, lessonIds, licence } = await licensedCompany(2)
    const other = await shelfCourse(api, companyId)
    const person = await joined(api, companyId)
    expect(await reads(person, lessonIds[1])).toBe(403)
    expect(await start(person, companyId, courseId)).toBe('started')
    expect(await start(person, companyId, courseId)).toBe('started')
    expect(await start(person, companyId, other.courseId)).toBe('started')
    expect(await reads(person, lessonIds[1])).toBe(200)
    expect(await placesOf(api, licence.id)).toEqual({ bought: 2, used: 1, free: 1 })
    expect(await grantsOf(person)).toMatchObject([
      { courseId, kind: 'licence', endsAt: licence.endsAt },
      { courseId: other.courseId, kind: 'licence', endsAt: licence.endsAt },
    ])
    await holdsTrue()
  })

  test('is for the people of the company, and for what is on its shelf and on sale', async () => {
    const { companyId, courseId, licence } = await licensedCompany(2)
    const [elsewhere, stranger] = [await company(api), await company(api)]
    const person = await joined(api, companyId)
    const outside = await joined(api, stranger.companyId)
    const [off, free] = [await course(api, { price: 9_900 }), await course(api, { price: 0 })]
    await api.db.insert(companyShelfCourses).values({ companyId, courseId: free })
    expect(await start(person, companyId, off)).toBe('not_found')
    expect(await start(person, companyId, free)).toBe('not_found')
    expect(await start(outside, companyId, courseId)).toBe('not_found')
    expect(await start(person, elsewhere.companyId, courseId)).toBe('not_found')
    expect(await placesOf(api, licence.id)).toEqual({ bought: 2, used: 0, free: 2 })
  })

  test('is not taken by those who have the course already, nor where none is left', async () => {
    const { companyId, courseId, licence } = await licensedCompany(1)
    const [owning, first, second] = [
      await joined(api, companyId),
      await joined(api, companyId),
      await joined(api, companyId),
    ]
    await api.db.insert(enrolments).values({ userId: owning.userId, courseId })
    await api.db.insert(enrolmentGrants).values({ userId: owning.userId, courseId, kind: 'order' })
    expect(await start(owning, companyId, courseId)).toBe('course_owned')
    expect(await start(first, companyId, courseId)).toBe('started')
    expect(await start(second, companyId, courseId)).toBe('no_free_place')
    expect(await placesOf(api, licence.id)).toEqual({ bought: 1, used: 1, free: 0 })
    await holdsTrue()
  })

  test('answers what its person had asked the company for', async () => {
    const { companyId, courseId } = await licensedCompany(1)
    const person = await joined(api, companyId)
    await api.db.insert(courseRequests).values({ companyId, employeeId: person.id, courseId, reason: '' })
    expect(await start(person, companyId, courseId)).toBe('started')
    const [asked] = await api.db.select().from(courseRequests).where(eq(courseRequests.courseId, courseId))
    expect(asked?.state).toBe('withdrawn')
  })

  test('comes back when its person leaves; the progress stays, and who returns starts again', async () => {
    const { companyId, courseId, lessonIds, licence, calls } = await licensedCompany(1)
    const [person, next] = [await joined(api, companyId), await joined(api, companyId)]
    await start(person, companyId, courseId)
    await learn(api, person.token, [lessonIds[1] ?? 0])
    await calls.data('POST', `/employees/${person.id}/deactivate`)
    expect(await placesOf(api, licence.id)).toEqual({ bought: 1, used: 0, free: 1 })
    expect([await reads(person, lessonIds[1]), (await grantsOf(person))[0]?.reason]).toEqual([
      403,
      'seat_returned',
    ])
    const [kept] = await api.db
      .select({ percent: enrolments.percent })
      .from(enrolments)
      .where(and(eq(enrolments.userId, person.userId), eq(enrolments.courseId, courseId)))
    expect(kept?.percent).toBe(50)
    expect(await start(person, companyId, courseId)).toBe('not_found')
    expect(await start(next, companyId, courseId)).toBe('started')
    await calls.data('POST', `/employees/${person.id}/reactivate`)
    expect(await start(person, companyId, courseId)).toBe('no_free_place')
    await calls.data('POST', `/employees/${next.id}/deactivate`)
    expect(await start(person, companyId, courseId)).toBe('started')
    expect(await reads(person, lessonIds[1])).toBe(200)
    await holdsTrue()
  })

  test('comes back when its person’s account is erased', async () => {
    const { companyId, courseId, licence } = await licensedCompany(1)
    const person = await joined(api, companyId)
    await start(person, companyId, courseId)
    await eraseAccount(api.db, api.mails, {
      userId: person.userId,
      requestId: null,
      origin: { at: new Date().toISOString(), ip: '127.0.0.1', device: '' },
      erasesContributions: false,
    })
    expect(await placesOf(api, licence.id)).toEqual({ bought: 1, used: 0, free: 1 })
    await holdsTrue()
  })

  test('is given back by the company as long as nothing was begun by it', async () => {
    const { companyId, courseId, lessonIds, licence, calls } = await licensedCompany(2)
    const [idle, eager] = [await joined(api, companyId), await joined(api, companyId)]
    await start(idle, companyId, courseId)
    await start(eager, companyId, courseId)
    await learn(api, eager.token, [lessonIds[1] ?? 0])
    const stranger = companyCalls(api, (await company(api)).token)
    expect(await stranger.code('DELETE', `/employees/${idle.id}/place`)).toBe('not_found')
    await calls.data('DELETE', `/employees/${idle.id}/place`)
    expect(await calls.code('DELETE', `/employees/${idle.id}/place`)).toBe('not_found')
    expect(await calls.code('DELETE', `/employees/${eager.id}/place`)).toBe('place_begun')
    expect([await reads(idle, lessonIds[1]), await reads(eager, lessonIds[1])]).toEqual([403, 200])
    expect(await placesOf(api, licence.id)).toEqual({ bought: 2, used: 1, free: 1 })
    await holdsTrue()
  })

  test('keeps what was begun when the course leaves the shelf, and opens it to no one else', async () => {
    const { companyId, courseId, lessonIds } = await licensedCompany(2)
    const [early, late] = [await joined(api, companyId), await joined(api, companyId)]
    await start(early, companyId, courseId)
    await api.db.delete(companyShelfCourses).where(eq(companyShelfCourses.companyId, companyId))
    expect([await reads(early, lessonIds[1]), await start(late, companyId, courseId)]).toEqual([
      200,
      'not_found',
    ])
  })
})

describe('a licence', () => {
  test('ends with the day before the same date of the next year, and access with it', async () => {
    const { companyId, courseId, lessonIds, licence } = await licensedCompany(3)
    const person = await joined(api, companyId)
    await start(person, companyId, courseId)
    await aged(api, licence.id, 364)
    await end()
    expect(await reads(person, lessonIds[1])).toBe(200)
    await aged(api, licence.id, 3)
    expect(await reads(person, lessonIds[1])).toBe(403)
    await end()
    expect((await grantsOf(person)).map(({ reason }) => reason)).toEqual(['expired'])
    expect(await placesOf(api, licence.id)).toEqual({ bought: 0, used: 0, free: 0 })
    expect(await start(person, companyId, courseId)).toBe('no_free_place')
    await holdsTrue()
  })

  test.each([
    ['2027-02-28', '2028-02-27'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-27'],
    ['2027-01-01', '2027-12-31'],
  ])('that begins on %s ends on %s', async (first, last) => {
    const owner = await company(api)
    const licence = await licensed(api, owner.companyId, 1)
    const days = Math.round((Date.parse(licence.startsOn) - Date.parse(first)) / 86_400_000)
    await aged(api, licence.id, days)
    const [row] = await api.db.select().from(licences).where(eq(licences.id, licence.id))
    expect([row?.startsOn, row?.endsOn]).toEqual([first, last])
    await holdsTrue()
  })

  test('follows the company into another zone, with what it opened', async () => {
    const { companyId, courseId, licence, calls } = await licensedCompany(1)
    const person = await joined(api, companyId)
    await start(person, companyId, courseId)
    const { version } = await calls.data<{ version: number }>('GET', '/company')
    await calls.data('PATCH', '/company', { version, time_zone: 'Pacific/Kiritimati' })
    const [row] = await api.db.select().from(licences).where(eq(licences.id, licence.id))
    // From UTC+3 to UTC+14.
    expect(licence.endsAt.getTime() - (row?.endsAt.getTime() ?? 0)).toBe(11 * 3_600_000)
    expect((await grantsOf(person))[0]?.endsAt).toEqual(row?.endsAt)
    await holdsTrue()
  })

  test('begins and ends by the company’s own day', async () => {
    const owner = await company(api)
    const [zone] = await api.db
      .update(companies)
      .set({ timeZone: 'America/Los_Angeles' })
      .where(eq(companies.id, owner.companyId))
      .returning({ name: companies.timeZone })
    const licence = await licensed(api, owner.companyId, 1)
    const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: zone?.name }).format(new Date())
    expect(licence.startsOn).toBe(dayThere)
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone?.name, timeStyle: 'short' })
    expect(clock.format(licence.endsAt)).toBe('00:00')
  })

  test('that is continued keeps its people, in the order in which they came, without a gap', async () => {
    const { companyId, courseId, lessonIds, licence } = await licensedCompany(3)
    const people = [await joined(api, companyId), await joined(api, companyId), await joined(api, companyId)]
    const [first, second, third] = people as [Person, Person, Person]
    for (const person of [first, second]) await start(person, companyId, courseId)
    const next = await licensed(api, companyId, 2, { continuesId: licence.id })
    expect([next.startsAt, await placesOf(api, next.id)]).toEqual([
      licence.endsAt,
      { bought: 2, used: 2, free: 0 },
    ])
    // Who comes now finds a place of this year alone.
    expect(await start(third, companyId, courseId)).toBe('started')
    expect((await grantsOf(first)).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [expect.any(Date), licence.endsAt],
      [licence.endsAt, next.endsAt],
    ])
    await aged(api, next.id, 366)
    await aged(api, licence.id, 366)
    await end()
    expect([
      await reads(first, lessonIds[1]),
      await reads(second, lessonIds[1]),
      await reads(third, lessonIds[1]),
    ]).toEqual([200, 200, 403])
    const other = await shelfCourse(api, companyId)
    expect([
      await start(first, companyId, other.courseId),
      await start(third, companyId, other.courseId),
    ]).toEqual(['started', 'no_free_place'])
    expect(await placesOf(api, licence.id)).toEqual({ bought: 0, used: 0, free: 0 })
    await holdsTrue()
  })

  test('that has ended is continued from today', async () => {
    const { companyId, licence } = await licensedCompany(1)
    await aged(api, licence.id, 400)
    await end()
    const next = await licensed(api, companyId, 1, { continuesId: licence.id })
    expect([next.continuesId, next.startsOn]).toEqual([null, (await licensed(api, companyId, 1)).startsOn])
  })

  test('beside another gives its places when the other has none, the longer one first', async () => {
    const { companyId, courseId, lessonIds, licence, calls } = await licensedCompany(1)
    await aged(api, licence.id, 100)
    const longer = await licensed(api, companyId, 1)
    const people = [await joined(api, companyId), await joined(api, companyId), await joined(api, companyId)]
    const [first, second, third] = people as [Person, Person, Person]
    await start(first, companyId, courseId)
    await start(second, companyId, courseId)
    expect([(await placesOf(api, longer.id)).used, (await placesOf(api, licence.id)).used]).toEqual([1, 1])
    expect(await start(third, companyId, courseId)).toBe('no_free_place')
    await aged(api, licence.id, 300)
    await end()
    expect([await reads(first, lessonIds[1]), await reads(second, lessonIds[1])]).toEqual([200, 403])
    await calls.data('POST', `/employees/${first.id}/deactivate`)
    expect(await start(second, companyId, courseId)).toBe('started')
    await holdsTrue()
  })
})
