import { siteTimeZone } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeAbsences, requirements, users } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { plusDays } from './status.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()
const noon = (day: string) => new Date(`${day}T12:00:00+03:00`)

async function demanding(known = -60) {
  const palm = await company(api)
  const calls = companyCalls(api, palm.token)
  const person = await joined(api, palm.companyId, { createdAt: noon(plusDays(today, known)) })
  const { id } = await calls.data<{ id: number }>('POST', '/requirements', {
    course_id: await course(api),
    first_due_days: 0,
    grace_days: 3,
  })
  await api.db
    .update(requirements)
    .set({ createdAt: noon(plusDays(today, -50)) })
    .where(eq(requirements.id, id))
  return { palm, calls, person, id }
}

test('a person who was away on a day is not in its record, though they have come back', async () => {
  const { palm, calls, person, id } = await demanding()
  const [left, back] = [plusDays(today, -30), plusDays(today, -10)]
  await api.db.insert(employeeAbsences).values({
    companyId: palm.companyId,
    employeeId: person.id,
    leftAt: noon(left),
    returnedAt: noon(back),
  })
  const seenOn = async (day: string) => [
    (await calls.data<{ id: number }[]>('GET', `/requirements/people?as_of=${day}`)).map(row => row.id),
    (await calls.answer('GET', `/requirements/${id}/people/${person.id}?as_of=${day}`)).statusCode,
  ]
  const there = [[person.id], 200]
  expect(await seenOn(plusDays(left, -1))).toEqual(there)
  expect(await seenOn(left)).toEqual([[], 404])
  expect(await seenOn(plusDays(back, -1))).toEqual([[], 404])
  expect(await seenOn(back)).toEqual(there)
  expect(await seenOn(today)).toEqual(there)
})

test('who came back with a new record is in its lists from the day on which it was made, also before they joined', async () => {
  const { palm, calls, person } = await demanding(-20)
  // What hides the earlier time from the new record (`hideEarlier`).
  await api.db.insert(employeeAbsences).values({
    companyId: palm.companyId,
    employeeId: person.id,
    leftAt: noon(plusDays(today, -400)),
    returnedAt: noon(plusDays(today, -10)),
  })
  const seenOn = async (days: number) =>
    (await calls.data<{ id: number }[]>('GET', `/requirements/people?as_of=${plusDays(today, days)}`)).map(
      row => row.id,
    )
  expect(await seenOn(-21)).toEqual([])
  for (const days of [-20, -15, -10, 0]) expect(await seenOn(days)).toEqual([person.id])
})

test('who gave and who ended a waiver is named in the script of the reader', async () => {
  const { palm, calls, person, id } = await demanding()
  const place = `/requirements/${id}/people/${person.id}`
  const waiver = await calls.data<{ id: number }>('POST', `${place}/waivers`, { reason: 'Leave' })
  await calls.data('POST', `/waivers/${waiver.id}/end`)
  await api.db.update(users).set({ name: 'نورة', otherName: 'Noura' }).where(eq(users.id, palm.id))
  const namedIn = async (locale: 'ar' | 'en') =>
    (await api.as(palm.token, locale)('GET', `/company-api/v1${place}`)).json<{ data: object }>().data
  const both = (name: string) => ({ waivers: [{ given_by: name, ended_by: name }] })
  expect(await namedIn('ar')).toMatchObject(both('نورة'))
  expect(await namedIn('en')).toMatchObject(both('Noura'))
})
