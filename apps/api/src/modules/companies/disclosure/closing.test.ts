import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, disclosedPeople, learningDays, trainingDisclosures } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import {
  companyOfTrained,
  disclosureOf,
  outsideTraining,
  trainingDay,
  trainingYear,
} from '../../../testing/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const year = trainingYear
const rules = {
  minimum_units: 8,
  platform_unit_minutes: 60,
  outside_unit_minutes: 60,
  demanded_from: 50,
  due_days: 31,
}
const plan = {
  plan: 'Safety for all',
  budget: 5_000_000,
  reached_by: `${year}-11-30`,
  citizens: 1,
  students: 4,
  graduates: null,
  job_seekers: 2,
}

const trainedCompany = () => companyOfTrained(api)
const { employee_id: _, ...asEntered } = outsideTraining(0)

test('a closed year keeps figures and people, whatever is learned afterwards', async () => {
  const { by, amal, basim, enter, read, people, close } = await trainedCompany()
  await enter(amal.id)
  expect(await by.code('POST', '/training-disclosure/close', { year: year + 1 })).toBe('disclosure_year_open')
  expect((await read()).may_close).toBe(true)
  expect((await close()).statusCode).toBe(200)
  const before = await read()
  expect(before).toMatchObject({
    may_close: false,
    closed: { has_changed_since: false, is_intact: true, figures: before.now },
  })
  expect(before.closed?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect((await close()).json()).toMatchObject({ code: 'disclosure_closed' })

  await api.db.update(learningDays).set({ seconds: 3600 }).where(eq(learningDays.userId, basim.userId))
  const after = await read()
  expect(after.closed).toEqual({ ...before.closed, has_changed_since: true })
  expect(after.now.under_minimum).toBe(1)
  expect((await people()).find(({ id }) => id === basim.id)?.units).toBe(1)
  expect(await people('&disclosed=true')).toMatchObject([
    { id: amal.id, platform_seconds: 7 * 3600, outside_seconds: 7200, units: 9 },
    { id: basim.id, platform_seconds: 9 * 3600, outside_seconds: 0, units: 9 },
  ])
  const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'training_disclosure.close'))
  expect(entry?.after).toEqual({ year, sha256: before.closed?.hash })
  expect(await by.code('GET', `/training-disclosure/people?year=${year - 1}&disclosed=true`)).toBe(
    'not_found',
  )
})

test('the file says on which day for the company the year was closed', async () => {
  const { owner, by, close } = await trainedCompany()
  await close()
  await api.db
    .update(trainingDisclosures)
    .set({ closedAt: new Date(`${year + 1}-01-14T22:30:00Z`) })
    .where(eq(trainingDisclosures.companyId, owner.companyId))
  const body = { year, disclosed: true, format: 'csv' }
  const file = (await by.answer('POST', '/training-disclosure/figures/export', body)).body
  for (const line of ['Closed on', 'As of']) expect(file).toContain(`${line},,${year + 1}-01-15`)
})

test('what is changed in the rows that were kept is found by the hash', async () => {
  const { owner, amal, read, close } = await trainedCompany()
  await close()
  expect((await read()).closed?.is_intact).toBe(true)
  await api.db
    .update(disclosedPeople)
    .set({ platformSeconds: 1 })
    .where(eq(disclosedPeople.employeeId, amal.id))
  expect((await read()).closed?.is_intact).toBe(false)
  await api.db.delete(trainingDisclosures).where(eq(trainingDisclosures.companyId, owner.companyId))
  expect((await read()).closed).toBeNull()
})

test('training that is entered, corrected, moved or removed after closing says so, beside what was disclosed', async () => {
  const { by, amal, enter, trainings, close } = await trainedCompany()
  const [kept, corrected, moved, removed] = [
    await enter(amal.id),
    await enter(amal.id),
    await enter(amal.id),
    await enter(amal.id),
  ]
  await close()
  expect((await trainings()).map(({ change }) => change)).toEqual([null, null, null, null])
  await by.data('PUT', `/outside-trainings/${corrected.id}`, { ...asEntered, minutes: 60 })
  await by.data('PUT', `/outside-trainings/${moved.id}`, { ...asEntered, completed_on: `${year - 1}-06-10` })
  await by.data('DELETE', `/outside-trainings/${removed.id}`)
  const entered = await enter(amal.id)
  const was = { completed_on: trainingDay, minutes: 120, cost: 25_000 }
  expect(await trainings()).toMatchObject([
    { id: kept.id, change: null, disclosed: null },
    { id: corrected.id, change: 'corrected', minutes: 60, disclosed: was },
    { id: moved.id, change: 'moved', disclosed: was },
    { id: removed.id, change: 'removed', disclosed: was },
    { id: entered.id, change: 'entered', disclosed: null },
  ])
  expect(await disclosureOf(by, year - 1).trainings()).toMatchObject([{ id: moved.id, change: null }])
})

test('two who close at once close once', async () => {
  const { close } = await trainedCompany()
  const answers = await Promise.all([close(), close()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('rules and plan are the company’s to set; a closed year keeps its own', async () => {
  const { by, amal, read, people, close } = await trainedCompany()
  expect(await read()).toMatchObject({
    rules,
    due_on: `${year + 1}-01-31`,
    reached_by: `${year}-12-31`,
    plan: { plan: null, budget: null },
  })
  await by.data('PUT', '/training-rules', { ...rules, platform_unit_minutes: 120, due_days: 59 })
  await by.data('PUT', '/training-plan', { year, ...plan })
  expect(await read()).toMatchObject({
    due_on: `${year + 1}-02-28`,
    reached_by: plan.reached_by,
    plan,
    now: { under_minimum: 2, units: 8 },
  })
  expect((await people('&under=true')).find(({ id }) => id === amal.id)).toMatchObject({
    units: 3.5,
    missing_units: 4.5,
  })
  await close()
  await by.data('PUT', '/training-rules', rules)
  expect(await by.code('PUT', '/training-plan', { year, ...plan, budget: 1 })).toBe('disclosure_closed')
  expect(await read()).toMatchObject({
    rules: { platform_unit_minutes: 120 },
    plan,
    now: { under_minimum: 2 },
    closed: { has_changed_since: false },
  })
  expect((await disclosureOf(by, year + 1).read()).rules).toEqual(rules)
  expect(
    await by.code('PUT', '/training-plan', { ...plan, year: year + 1, reached_by: `${year}-11-30` }),
  ).toBe('validation')
})

test('a manager sees that the year is closed, with the own people, and changes nothing of the company’s', async () => {
  const { owner, branch, amal, enter, close } = await trainedCompany()
  await enter(amal.id)
  await close()
  const head = companyCalls(api, (await member(api, owner.companyId, 'manager', branch)).token)
  const { read, people } = disclosureOf(head)
  const seen = await read()
  expect(seen).toMatchObject({ plan: null, closed: { figures: null, has_changed_since: null } })
  expect(seen.closed?.at).toMatch(/Z$/)
  expect((await people('&disclosed=true')).map(({ id }) => id)).toEqual([amal.id])
  expect(await head.code('PUT', '/training-rules', rules)).toBe('forbidden')
  expect(await head.code('PUT', '/training-plan', { year, ...plan })).toBe('forbidden')
  const stranger = disclosureOf(companyCalls(api, (await company(api)).token))
  expect((await stranger.read()).closed).toBeNull()
})

test('lists go on page by page, and are searched by name', async () => {
  const { by, amal, basim, enter, people } = await trainedCompany()
  for (const minutes of [60, 61, 62]) await enter(amal.id, minutes)
  const page = async (cursor = '') =>
    (await by.answer('GET', `/outside-trainings?year=${year}&limit=2${cursor}`)).json<{
      data: { minutes: number }[]
      meta: { total: number; next_cursor: string | null }
    }>()
  const first = await page()
  const second = await page(`&cursor=${first.meta.next_cursor}`)
  expect([...first.data, ...second.data].map(({ minutes }) => minutes)).toEqual([60, 61, 62])
  expect([first.meta.total, second.meta.total, second.meta.next_cursor]).toEqual([3, 3, null])
  expect((await people('&q=basim')).map(({ id }) => id)).toEqual([basim.id])
})
