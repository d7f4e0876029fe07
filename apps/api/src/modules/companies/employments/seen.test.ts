import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates } from '../../../db/schema/index.ts'
import { account, company, unique } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { disclosureOf, outsideTraining, trainingYear } from '../../../testing/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const pdf = Buffer.from('%PDF-1.7\nproof')

/** Of whom a company keeps something of each kind, and a colleague of whom it keeps the same. */
async function known() {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api, { title: { ar: 'السلامة', en: 'Safety' } })
  const { id: requirementId } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 0,
    renewal_months: 12,
  })
  const people = [await joined(api, palm.companyId), await joined(api, palm.companyId)] as const
  const groupId = (await by.data<{ id: number }>('POST', '/groups', { names: { ar: 'مناوبة', en: 'Shift' } }))
    .id
  const kept = []
  for (const person of people) {
    await assign(api, palm.companyId, person.id, courseId, { createdAt: new Date(Date.now() - 86_400_000) })
    await api.db.insert(certificates).values({
      userId: person.userId,
      courseId,
      code: `c-${unique()}`.padEnd(22, 'x'),
      holderName: 'Basma',
      courseTitle: { en: 'Safety' },
      issuedAt: new Date(),
      completedAt: new Date(),
      releasedAt: new Date(),
    })
    const waive = (reason: string) =>
      by.data<{ id: number }>('POST', `/requirements/${requirementId}/people/${person.id}/waivers`, {
        reason,
        evidence: 'Letter 7',
        expires_on: '2199-01-31',
      })
    const earlier = await waive('Study leave')
    await by.data('POST', `/waivers/${earlier.id}/end`)
    const waiver = await waive('Parental leave')
    const training = await by.data<{ id: number }>('POST', '/outside-trainings', outsideTraining(person.id))
    for (const file of [`waivers/${waiver.id}`, `outside-trainings/${training.id}`])
      await api.app.inject({
        method: 'PUT',
        url: `/company-api/v1/${file}/file?name=proof.pdf`,
        headers: {
          'api-key': 'masar-web',
          authorization: `Bearer ${palm.token}`,
          'content-type': 'application/pdf',
        },
        payload: pdf,
      })
    await by.data('PATCH', `/employees/${person.id}`, { job: 'Accountant', group_ids: [groupId] })
    kept.push({ ...person, waiverId: waiver.id, trainingId: training.id })
  }
  const [one, other] = kept
  if (!one || !other) throw new Error('Nobody was made.')
  return { palm, by, requirementId, one, other }
}

test('what the employee is told is, field by field, what the calls of the company tell of them', async () => {
  const { by, requirementId, one, other } = await known()
  const own = async <T>(path: string) => {
    const answer = await api.as(one.token)('GET', `/client-api/v1/employments/${one.id}${path}`)
    expect(answer.statusCode, path).toBe(200)
    return answer.json<T>()
  }
  const seen = async <T>(path: string) => (await by.answer('GET', path)).json<T>()

  const page = await own<{ data: { seen: object; training_years: number[] } }>('')
  expect({ data: page.data.seen }).toEqual(await seen(`/employees/${one.id}`))
  const record = await own<{ data: { completions: object[]; waivers: object[] } }>(
    `/requirements/${requirementId}`,
  )
  expect(record).toEqual(await seen(`/requirements/${requirementId}/people/${one.id}`))
  expect(record.data.completions).toMatchObject([{ certificate: expect.any(String) }])
  expect(record.data.waivers).toMatchObject([
    { reason: 'Parental leave', evidence: 'Letter 7', file_name: 'proof.pdf', given_by: expect.any(String) },
    { reason: 'Study leave', ended_on: expect.any(String), ended_by: expect.any(String) },
  ])

  const history = await own<{ data: object[] }>('/history?limit=2&sort=oldest')
  expect(history).toEqual(await seen(`/employees/${one.id}/history?limit=2&sort=oldest`))
  expect((await own<{ data: object[] }>('/history')).data).toContainEqual(
    expect.objectContaining({ action: 'employee.change', changed: ['group_ids', 'job'] }),
  )

  const [year = 0] = page.data.training_years
  expect(page.data.training_years).toHaveLength(1)
  const mine = await own<{ data: { id: number }[] }>(`/outside-trainings?year=${year}`)
  const all = await seen<{ data: { employee_id: number }[] }>(`/outside-trainings?year=${year}`)
  expect(mine.data).toEqual(all.data.filter(row => row.employee_id === one.id))
  expect(mine.data.map(({ id }) => id)).toEqual([one.trainingId])
  expect(all.data.map(row => row.employee_id)).toContain(other.id)

  const files = [`/waivers/${one.waiverId}/file`, `/outside-trainings/${one.trainingId}/file`]
  for (const path of files) {
    const answer = await api.as(one.token)('GET', `/client-api/v1/employments/${one.id}${path}`)
    expect(answer.rawPayload.equals(pdf), path).toBe(true)
  }
})

test('nobody is told of a colleague, nor by another’s employment', async () => {
  const { requirementId, one, other } = await known()
  const ask = async (token: string, path: string) =>
    (await api.as(token)('GET', `/client-api/v1/employments/${path}`)).statusCode
  const filesOfOther = [`waivers/${other.waiverId}/file`, `outside-trainings/${other.trainingId}/file`]
  for (const path of filesOfOther) expect(await ask(one.token, `${one.id}/${path}`), path).toBe(404)
  const paths = ['history', `requirements/${requirementId}`, 'outside-trainings?year=2026', ...filesOfOther]
  const stranger = await account(api)
  for (const token of [one.token, stranger.token])
    for (const path of paths) expect(await ask(token, `${other.id}/${path}`), path).toBe(404)
})

test('a training that went from a closed year is listed in it, as the company still lists it', async () => {
  const { by, one } = await known()
  expect((await disclosureOf(by).close()).statusCode).toBe(200)
  await by.data('DELETE', `/outside-trainings/${one.trainingId}`)
  const own = (path: string) => api.as(one.token)('GET', `/client-api/v1/employments/${one.id}${path}`)
  expect((await own('')).json()).toMatchObject({ data: { training_years: [trainingYear] } })
  expect((await own(`/outside-trainings?year=${trainingYear}`)).json()).toMatchObject({
    data: [{ id: one.trainingId, change: 'removed' }],
  })
})
