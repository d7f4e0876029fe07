import { siteTimeZone } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, certificates, requirements } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined, learn } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { share } from '../../../testing/sharing.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { plusDays } from './status.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()

test('the evidence is what the list shows, with certificates and waivers, and no cell of it runs', async () => {
  const palm = await company(api)
  const courseId = await course(api, { title: { ar: 'السلامة', en: 'Safety' } })
  const by = companyCalls(api, palm.token)
  const [met, waived] = [
    await joined(api, palm.companyId, { name: '=Amal' }),
    await joined(api, palm.companyId, { name: 'Basma', number: 'B-1' }),
  ]
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 7,
  })
  const made = new Date(Date.now() - 40 * 86_400_000)
  await api.db.update(requirements).set({ createdAt: made }).where(eq(requirements.id, id))
  const [on, code] = [plusDays(today, -5), `c-${met.userId}`]
  const at = new Date(`${on}T12:00:00+03:00`)
  await api.db.insert(certificates).values({
    code,
    userId: met.userId,
    courseId,
    holderName: 'x',
    courseTitle: {},
    completedAt: at,
    releasedAt: at,
  })
  await share(api, palm.companyId, met)
  await by.data('POST', `/requirements/${id}/people/${waived.id}/waivers`, {
    reason: 'Leave, "paid"',
    evidence: '@file',
  })
  const answer = await by.answer('POST', '/requirements/evidence', {})
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.startsWith('\uFEFFAs of,Requirement,Name,')).toBe(true)
  const lines = answer.body.split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toBe(`${today},Safety,'=Amal,,,Met,${on},,,${code},,,,,,${today}`)
  expect(lines[2]).toMatch(
    new RegExp(
      `^${today},Safety,Basma,B-1,,Waived,,,[\\d-]+,,"Leave, ""paid""",'@file,${today},,${palm.name},${today}$`,
    ),
  )
  const late = (await by.answer('POST', '/requirements/evidence', { status: 'late' })).body
  expect(late.trim().split('\r\n')).toHaveLength(1)
  const before = (await by.answer('POST', '/requirements/evidence', { as_of: plusDays(today, -10) })).body
  // Of an earlier day, too, the terms are those of the day on which the file was made, and it says so.
  expect(before.split('\r\n')[0]).toMatch(/,Terms and path courses as of$/)
  expect(before.split('\r\n')[1]).toMatch(new RegExp(`^${plusDays(today, -10)},.*,${today}$`))
  expect(before.split('\r\n').map(line => line.split(',')[5])).toEqual(['Status', 'Late', 'Late', undefined])
  expect((await by.answer('POST', '/requirements/evidence', { as_of: plusDays(today, 1) })).statusCode).toBe(
    422,
  )
  expect(await api.db.$count(auditLog, eq(auditLog.action, 'requirements.export'))).toBe(3)
})

test('what was completed by the company’s licence is met, with its certificate, and also without one', async () => {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const { courseId, lessonIds } = await shelfCourse(api, palm.companyId)
  await licensed(api, palm.companyId, 2)
  await by.data('POST', '/requirements', { course_id: courseId, first_due_days: 30, grace_days: 0 })
  const person = await joined(api, palm.companyId, { name: 'Amal' })
  expect(await startedBy(api, person, palm.companyId, courseId)).toBe('started')
  const evidence = async () =>
    (await by.answer('POST', '/requirements/evidence', {})).body.split('\r\n')[1]?.split(',')
  expect((await evidence())?.[5]).toBe('Not yet due')
  await learn(api, person.token, lessonIds)
  const [held] = await api.db.select().from(certificates).where(eq(certificates.userId, person.userId))
  const row = await evidence()
  expect([row?.[5], row?.[9]]).toEqual(['Met', held?.code])
  // A completion of before there were certificates, or of a course that gives none.
  await api.db.delete(certificates).where(eq(certificates.userId, person.userId))
  const bare = await evidence()
  expect([bare?.[5], bare?.[9]]).toEqual(['Met', ''])
})
