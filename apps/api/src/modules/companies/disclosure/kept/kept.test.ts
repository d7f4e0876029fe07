import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import {
  assignments,
  employeeAbsences,
  employees,
  employeeYears,
  learningDays,
  outsideTrainings,
  reportCompanies,
  reportMarks,
  trainingRules,
  trainingYears,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { happenByLicence, placesFor } from '../../../../testing/licences.ts'
import { everyPage } from '../../../../testing/paging.ts'
import { department, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { trainingSums } from '../../../../testing/training-sums.ts'
import { disclosureOf } from '../../../../testing/training.ts'
import { foldReports } from '../../reports/sums/folding.ts'
import { plusDays } from '../../requirements/status.ts'
import { keepYears, moveYears } from './keeping.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const random = randomFor(53, 0)
const today = new Date().toISOString().slice(0, 10)
const thisYear = Number(today.slice(0, 4))
const someDay = () => plusDays(today, -random.below(random.chance(40) ? 4 : 500))
const someMoment = () => new Date(Date.now() - random.below(500 * 24 * 60) * 60_000)

interface World {
  departments: number[]
  courses: number[]
  people: { id: number; userId: number }[]
  places: ReadonlyMap<number, number>
}

async function makeWorld(): Promise<World> {
  const { companyId } = owner
  const top = await department(api, companyId)
  const departments = [top, await department(api, companyId, top), await department(api, companyId)]
  const courses = [await course(api), await course(api), await course(api)]
  const people = []
  for (let n = 0; n < 11; n += 1)
    people.push(await joined(api, companyId, { departmentId: n === 0 ? null : random.of(departments) }))
  // It has something assigned, and so is kept, whatever happens.
  const [first] = people
  if (first)
    await api.db.insert(assignments).values({ companyId, employeeId: first.id, courseId: await course(api) })
  return {
    departments,
    courses,
    people,
    places: await placesFor(
      api,
      companyId,
      people.map(({ id }) => id),
    ),
  }
}

/** One thing of what changes how long somebody learned, or where they count, at random. */
async function happen({ departments, courses, people, places }: World): Promise<void> {
  const { companyId } = owner
  const { id, userId } = random.of(people)
  const courseId = random.of(courses)
  const own = eq(employees.id, id)
  const given = and(eq(assignments.employeeId, id), eq(assignments.courseId, courseId))
  const elsewhere = eq(outsideTrainings.employeeId, id)
  const learned = and(eq(learningDays.userId, userId), eq(learningDays.courseId, courseId))
  const learn = () =>
    api.db
      .insert(learningDays)
      .values({ userId, courseId, day: someDay(), seconds: 1 + random.below(900) })
      .onConflictDoUpdate({
        target: [learningDays.userId, learningDays.courseId, learningDays.day],
        set: { seconds: sql`${learningDays.seconds} + excluded.seconds` },
      })
  const acts: (() => Promise<unknown>)[] = [
    learn,
    learn,
    learn,
    () =>
      api.db
        .update(learningDays)
        .set({ seconds: sql`${learningDays.seconds} + 7` })
        .where(learned),
    () => api.db.delete(learningDays).where(and(learned, eq(learningDays.day, someDay()))),
    async () => {
      if ((await api.db.$count(assignments, and(given, sql`state <> 'withdrawn'`))) === 0)
        await api.db
          .insert(assignments)
          .values({ companyId, employeeId: id, courseId, createdAt: someMoment() })
    },
    () => api.db.update(assignments).set({ state: 'withdrawn', withdrawnAt: someMoment() }).where(given),
    () => api.db.delete(assignments).where(given),
    () =>
      api.db
        .update(employees)
        .set({ departmentId: random.chance(20) ? null : random.of(departments) })
        .where(own),
    () =>
      api.db
        .update(employees)
        .set({ state: random.chance(50) ? 'active' : 'deactivated', deactivatedAt: someMoment() })
        .where(own),
    () => api.db.update(employees).set({ joinedOn: someDay(), createdAt: someMoment() }).where(own),
    () =>
      api.db.insert(outsideTrainings).values({
        companyId,
        employeeId: id,
        title: 'First aid',
        evidence: 'A card',
        completedOn: someDay(),
        minutes: 60 + random.below(600),
        ...(random.chance(30) && { removedAt: new Date() }),
      }),
    () => api.db.update(outsideTrainings).set({ minutes: 30, completedOn: someDay() }).where(elsewhere),
    () => api.db.update(outsideTrainings).set({ removedAt: new Date() }).where(elsewhere),
    () => api.db.delete(outsideTrainings).where(elsewhere),
    () => api.db.insert(employeeAbsences).values({ companyId, employeeId: id, leftAt: someMoment() }),
    () =>
      api.db
        .update(employeeAbsences)
        .set({ returnedAt: new Date() })
        .where(eq(employeeAbsences.employeeId, id)),
    async () => people.push(await joined(api, companyId, { departmentId: random.of(departments) })),
  ]
  const seatId = places.get(id)
  if (seatId !== undefined)
    acts.push(...happenByLicence(api, { companyId, userId, courseId, seatId }, someMoment()))
  // Whoever has a place in the ledger stays.
  else
    acts.push(async () => {
      await api.db.delete(employees).where(own)
      people.splice(
        people.findIndex(one => one.id === id),
        1,
      )
    })
  await random.of(acts)()
}

/** Who is short is counted by other rules than was added up. */
async function demandAnything(): Promise<void> {
  const rules = {
    minimumUnits: 1 + random.below(3),
    platformUnitMinutes: random.of([30, 60]),
    outsideUnitMinutes: random.of([30, 60, 90]),
  }
  await api.db
    .insert(trainingRules)
    .values({ companyId: owner.companyId, ...rules, demandedFrom: 1, dueDays: 30 })
    .onConflictDoUpdate({ target: trainingRules.companyId, set: rules })
}

/** All that a year's disclosure says to whoever asks. */
async function said(token: string) {
  const calls = companyCalls(api, token)
  const years = [thisYear - 1, thisYear].map(year => disclosureOf(calls, year))
  return Promise.all(
    years.map(async year => ({
      figures: (await year.read()).now,
      people: await year.people(),
      under: await year.people('&under=true'),
      found: await year.people('&q=a'),
      // Of many, and so they are met by name.
      first: await year.people('&limit=1'),
      last: await year.people('&limit=1&sort=-name'),
    })),
  )
}

/** What the days of learning say, read while nothing is kept of the company. */
async function reckoned(token: string) {
  const until = reportCompanies.trainingUntil
  const [kept] = await api.db.select({ until }).from(reportCompanies)
  await api.db.update(reportCompanies).set({ trainingUntil: null })
  const answer = await said(token)
  await api.db.update(reportCompanies).set({ trainingUntil: kept?.until ?? null })
  return answer
}

async function expectSame(tokens: readonly string[]): Promise<void> {
  for (const token of tokens) expect(await said(token)).toEqual(await reckoned(token))
}

async function expectAddedUp(): Promise<void> {
  const { counted, addedUp } = await trainingSums(api.db)
  expect(addedUp).toEqual(counted)
}

const fold = () => foldReports(api.db, 1, 0)

test('a year of what is kept adds up as the days of learning do, whatever has happened and whenever it is brought along', async () => {
  const world = await makeWorld()
  const tokens = [owner.token, (await member(api, owner.companyId, 'manager', world.departments[0])).token]
  let learned = 0
  for (let round = 0; round < 4; round += 1) {
    for (let n = 0; n < 40; n += 1) await happen(world)
    await expectSame(tokens)
    await expectAddedUp()
    if (round % 2 === 0) {
      await demandAnything()
      await expectSame(tokens)
    }
    await fold()
    await expectAddedUp()
    expect(await api.db.$count(reportMarks)).toBe(0)
    expect(await api.db.$count(employeeYears)).toBe(2 * world.people.length)
    expect(await api.db.$count(trainingYears)).toBe(2)
    await expectSame(tokens)
    for (const { figures } of await said(owner.token)) learned += Number(figures['platform_seconds'])
  }
  expect(learned).toBeGreaterThan(0)
  for (const token of tokens) {
    const path = `/training-disclosure/people?year=${thisYear}`
    const people = await disclosureOf(companyCalls(api, token), thisYear).people()
    expect(await everyPage(api, token, path, { limit: 1, locale: 'en' })).toEqual(people)
    const page = await companyCalls(api, token).answer('GET', `${path}&limit=1`)
    expect(page.json()).toMatchObject({ meta: { total: people.length } })
  }
})

test('days that pass are added once, and with another year all is kept anew', async () => {
  const { companyId } = owner
  const { id, userId } = await joined(api, companyId)
  const courseId = await course(api)
  await api.db
    .insert(assignments)
    .values({ companyId, employeeId: id, courseId, createdAt: new Date(Date.now() - 30 * 86_400_000) })
  for (const day of [-9, -2, 0])
    await api.db.insert(learningDays).values({ userId, courseId, day: plusDays(today, day), seconds: 60 })
  await fold()
  const kept = () => api.db.select().from(employeeYears).orderBy(employeeYears.year, employeeYears.employeeId)
  const [rows, [span], people] = [
    await kept(),
    await api.db.select().from(reportCompanies),
    await api.db.select({ id: employees.id }).from(employees),
  ]
  const until = span?.trainingUntil ?? ''
  for (const earlier of [plusDays(until, -5), `${Number(until.slice(0, 4)) - 1}-12-01`]) {
    await api.db.delete(employeeYears)
    await api.db.update(reportCompanies).set({ trainingUntil: earlier })
    const ids = people.map(({ id }) => id)
    await api.db.transaction(tx => keepYears(tx, ids))
    expect(sum(await kept())).toBeLessThan(sum(rows))
    expect(await moveYears(api.db)).toEqual([])
    expect(await kept()).toEqual(rows)
    expect(await api.db.select().from(reportCompanies)).toEqual([span])
    expect(await moveYears(api.db)).toEqual([])
    expect(await kept()).toEqual(rows)
  }
})

const sum = (rows: readonly { seconds: number }[]) => rows.reduce((all, { seconds }) => all + seconds, 0)
