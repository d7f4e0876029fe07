import { siteTimeZone } from '@masar/text'
import { and, asc, eq, like, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  certificates,
  employees,
  learningPathCourses,
  learningPaths,
  notifications,
  requirements,
  waivers,
} from '../../../db/schema/index.ts'
import { usualReader } from '../../../locale.ts'
import { company } from '../../../testing/accounts.ts'
import { joined } from '../../../testing/assigning.ts'
import { course, enrol } from '../../../testing/catalogue.ts'
import { member } from '../../../testing/portal.ts'
import { whileRefused } from '../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { titleOf } from '../../platform/notifications/kinds.ts'
import { tellOfRequirements } from './telling.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A day in Riyadh, so many days from now. */
const day = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
/** Sunday at noon in Riyadh, and in the night before. */
const [noon, night] = [new Date('2026-11-22T09:00:00Z'), new Date('2026-11-21T23:00:00Z')]
const friday = new Date('2026-11-20T09:00:00Z')

const told = async (userId: number) =>
  api.db
    .select({ kind: notifications.kind, link: notifications.link, data: notifications.data })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        or(like(notifications.kind, 'requirement_%'), like(notifications.kind, 'team_requirement_%')),
      ),
    )
    .orderBy(asc(notifications.id))
const kindsOf = async (userId: number) => (await told(userId)).map(({ kind }) => kind)

/** Requires a course of a company of its own, whose people it gives. */
async function demanded(firstDueOn: string, graceDays = 0) {
  const by = await company(api)
  const courseId = await course(api)
  const [made] = await api.db
    .insert(requirements)
    .values({
      companyId: by.companyId,
      courseId,
      firstDueOn,
      graceDays,
      createdAt: new Date(Date.now() - 90 * 86_400_000),
    })
    .returning()
  return { ...by, courseId, requirementId: made?.id ?? 0, person: await joined(api, by.companyId) }
}

test('people are notified before the day, and when it is late; once each, also by several hosts at once', async () => {
  const [soon, far, late, grace, old] = [
    await demanded(day(14)),
    await demanded(day(15)),
    await demanded(day(-1)),
    await demanded(day(-1), 5),
    await demanded(day(-20)),
  ]
  await Promise.all([1, 2, 3].map(() => tellOfRequirements(api.db, noon)))
  await tellOfRequirements(api.db, noon)
  expect(await told(soon.person.userId)).toMatchObject([
    {
      kind: 'requirement_due_soon',
      link: `/Course/${soon.courseId}`,
      data: { requirement_id: soon.requirementId, ends_on: day(14) },
    },
  ])
  expect(await kindsOf(late.person.userId)).toEqual(['requirement_late'])
  for (const { person } of [far, grace, old]) expect(await kindsOf(person.userId)).toEqual([])
  // Another day is another matter.
  await api.db
    .update(requirements)
    .set({ firstDueOn: day(3) })
    .where(eq(requirements.id, late.requirementId))
  await tellOfRequirements(api.db, noon)
  expect(await kindsOf(late.person.userId)).toEqual(['requirement_late', 'requirement_due_soon'])
})

test('a company where it fails keeps no other one waiting, and each has longer than a request', async () => {
  const [broken, sound] = [await demanded(day(-1)), await demanded(day(-1))]
  await whileRefused(api.db, 'requirement_notices', `company_id <> ${broken.companyId}`, () =>
    expect(tellOfRequirements(api.db, noon)).rejects.toThrow('could not be told of'),
  )
  expect(await kindsOf(sound.person.userId)).toEqual(['requirement_late'])
  expect(await kindsOf(broken.person.userId)).toEqual([])
  const { statements } = await api.statements.during(() => tellOfRequirements(api.db, noon))
  expect(await kindsOf(broken.person.userId)).toEqual(['requirement_late'])
  expect(statements).toContain(`set local statement_timeout = '60s'`)
})

test('not in the night, at the weekend, nor of what one is excused from or has ended', async () => {
  const [due, excused, ended] = [await demanded(day(2)), await demanded(day(2)), await demanded(day(2))]
  const { companyId, requirementId, person } = excused
  await api.db
    .insert(waivers)
    .values({ companyId, requirementId, employeeId: person.id, reason: 'x', grantedBy: excused.id })
  await api.db
    .update(requirements)
    .set({ endedAt: new Date() })
    .where(eq(requirements.id, ended.requirementId))
  for (const at of [night, friday]) await tellOfRequirements(api.db, at)
  expect(await kindsOf(due.person.userId)).toEqual([])
  await tellOfRequirements(api.db, noon)
  expect(await kindsOf(due.person.userId)).toEqual(['requirement_due_soon'])
  for (const each of [excused, ended]) expect(await kindsOf(each.person.userId)).toEqual([])
})

test('a line manager hears how many of the own people it concerns, in one notice, by day', async () => {
  const made = await demanded(day(5))
  const { companyId, person } = made
  const boss = await joined(api, companyId)
  const others = [await joined(api, companyId), await joined(api, companyId)]
  for (const { id } of [person, ...others])
    await api.db.update(employees).set({ managerId: boss.id }).where(eq(employees.id, id))
  await tellOfRequirements(api.db, noon)
  const [own, team, ...more] = (await told(boss.userId)).toSorted((a, b) => a.kind.localeCompare(b.kind))
  expect(more).toEqual([])
  expect(own).toMatchObject({ kind: 'requirement_due_soon' })
  // Without a role in the company there is no page of it to open.
  expect(team).toMatchObject({ kind: 'team_requirement_due_soon', link: null, data: { people: 3 } })
})

test('a manager who acts for the company is led to its requirements', async () => {
  const { companyId, person } = await demanded(day(5))
  const acting = await member(api, companyId, 'auditor')
  const boss = await joined(api, companyId)
  await api.db.update(employees).set({ userId: acting.id }).where(eq(employees.id, boss.id))
  await api.db.update(employees).set({ managerId: boss.id }).where(eq(employees.id, person.id))
  await tellOfRequirements(api.db, noon)
  expect((await told(acting.id)).find(({ kind }) => kind.startsWith('team'))).toMatchObject({
    link: '/requirements?company',
    data: { people: 1 },
  })
})

/** As if somebody had completed a course on a day, which is to be renewed each month. */
const complete = async (
  {
    person,
    courseId,
    requirementId,
  }: Pick<Awaited<ReturnType<typeof demanded>>, 'person' | 'courseId' | 'requirementId'>,
  on: string,
) => {
  await api.db.update(requirements).set({ renewalMonths: 1 }).where(eq(requirements.id, requirementId))
  const at = new Date(`${on}T12:00:00+03:00`)
  await api.db.insert(certificates).values({
    code: `t-${person.userId}-${courseId}`,
    userId: person.userId,
    courseId,
    courseTitle: { en: 'Safety' },
    holderName: 'x',
    completedAt: at,
    releasedAt: at,
    issuedAt: at,
  })
}

test('expiry of a met requirement is notified before and after the day', async () => {
  const [ending, over] = [await demanded(day(-60)), await demanded(day(-60))]
  const [endingAlone, overAlone] = [await demanded(day(-60)), await demanded(day(-60))]
  for (const { person, courseId } of [ending, over]) await enrol(api, person.userId, courseId)
  for (const each of [ending, endingAlone]) await complete(each, day(-24))
  for (const each of [over, overAlone]) await complete(each, day(-36))
  await tellOfRequirements(api.db, noon)
  // Where a finished course is begun anew.
  const link = '/learn?tab=finished'
  expect(await told(ending.person.userId)).toMatchObject([{ kind: 'requirement_due_soon', link }])
  expect(await told(over.person.userId)).toMatchObject([{ kind: 'requirement_expired', link }])
  expect((await told(over.person.userId))[0]?.data).not.toHaveProperty('access')
  // Where the company is asked for what is not open any more.
  for (const [{ person, courseId }, kind] of [
    [endingAlone, 'requirement_due_soon'],
    [overAlone, 'requirement_expired'],
  ] as const)
    expect(await told(person.userId)).toMatchObject([
      { kind, link: `/Course/${courseId}`, data: { access: 'ended' } },
    ])
})

test('of a learning path it leads to the first course that is not open any more', async () => {
  const { companyId, courseId, requirementId, person } = await demanded(day(-60))
  const others = [await course(api), await course(api)]
  const [path] = await api.db
    .insert(learningPaths)
    .values({ companyId, name: { en: 'Safety' }, state: 'published' })
    .returning()
  const pathId = path?.id ?? 0
  for (const [position, id] of [courseId, ...others].entries()) {
    await api.db.insert(learningPathCourses).values({ companyId, pathId, courseId: id, position })
    await complete({ person, courseId: id, requirementId }, day(-36))
  }
  await enrol(api, person.userId, courseId)
  await api.db.update(requirements).set({ courseId: null, pathId }).where(eq(requirements.id, requirementId))
  await tellOfRequirements(api.db, noon)
  expect(await told(person.userId)).toMatchObject([
    {
      kind: 'requirement_expired',
      link: `/Course/${others[0]}`,
      data: { access: 'ended', course: { ar: expect.any(String) } },
    },
  ])
})

test.each([
  ['ar', 'due_soon', '«السلامة» تشترطه شركتك، وموعده حتى الأحد، 22 نوفمبر. لم يعد متاحًا لك، فاطلبه من شركتك.'],
  [
    'ar',
    'expired',
    'انتهت صلاحية «السلامة» الذي تشترطه شركتك: كانت حتى الأحد، 22 نوفمبر. لم يعد متاحًا لك، فاطلبه من شركتك.',
  ],
  [
    'en',
    'due_soon',
    '“السلامة”, which your company requires, is due by Sunday 22 November. Your access to it has ended: ask your company for it.',
  ],
  [
    'en',
    'expired',
    '“السلامة”, which your company requires, has expired: it was valid until Sunday 22 November. Your access to it has ended: ask your company for it.',
  ],
] as const)('in %s, %s: what is not open any more is asked for, not done again', (locale, occasion, text) => {
  const reader = { ...usualReader(locale), timeZone: siteTimeZone }
  const data = { name: { ar: 'السلامة' }, ends_on: '2026-11-22' }
  const said = (more: object = {}) =>
    titleOf(`requirement_${occasion}`, { ...data, ...more }, reader).replaceAll(
      /[\u2066-\u2069\u200e\u200f]/g,
      '',
    )
  expect(said({ access: 'ended' })).toBe(text)
  expect(said()).not.toMatch(/ask your company|فاطلبه/)
})

test.each([
  ['ar', 1, 'تأخر شخص تديره في «السلامة»، وكان موعده حتى الأحد، 22 نوفمبر.'],
  ['ar', 3, 'تأخر 3 أشخاص تديرهم في «السلامة»، وكان موعده حتى الأحد، 22 نوفمبر.'],
  ['en', 3, '3 people whom you manage are late with “السلامة”, which was due by Sunday 22 November.'],
] as const)('in %s of %i people it is said by when', (locale, people, text) => {
  const data = { name: { ar: 'السلامة' }, people, ends_on: '2026-11-22' }
  const title = titleOf('team_requirement_late', data, { ...usualReader(locale), timeZone: siteTimeZone })
  expect(title.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')).toBe(text)
})

test.each([
  ['ar', 'due_soon', /نوفمبر\. لم تعد دورة «الحريق» منه متاحة لك، فاطلبها من شركتك\.$/],
  ['ar', 'expired', /نوفمبر\. لم تعد دورة «الحريق» منه متاحة لك، فاطلبها من شركتك\.$/],
  ['en', 'due_soon', /November\. Your access to its course “الحريق” has ended: ask your company for it\.$/],
  ['en', 'expired', /November\. Your access to its course “الحريق” has ended: ask your company for it\.$/],
] as const)('in %s, %s: of a learning path the course that is not open is named', (locale, occasion, end) => {
  const reader = { ...usualReader(locale), timeZone: siteTimeZone }
  const data = {
    name: { ar: 'السلامة' },
    ends_on: '2026-11-22',
    access: 'ended',
    course: { ar: 'الحريق' },
  }
  const said = titleOf(`requirement_${occasion}`, data, reader)
  expect(said.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')).toMatch(end)
})
