import { and, asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  countries,
  holidays,
  notificationMails,
  notificationPreferences,
  notifications,
  notificationSettings,
  users,
} from '../../../db/schema/index.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { company, session, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { whileRefused } from '../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { remindOfDue } from './reminders.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const today = () => new Date(Date.now() + 3 * 3_600_000)
/** A day in Riyadh, so many days from now. */
const day = (days: number) => new Date(today().getTime() + days * 86_400_000).toISOString().slice(0, 10)
/** Sunday at noon in Riyadh: reminders come at such times alone. */
const workingHour = new Date('2026-11-22T09:00:00Z')
const remind = async (at = workingHour) => {
  while ((await remindOfDue(api.db, at)) > 0);
}
const told = async (userId: number) =>
  (
    await api.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), like(notifications.kind, 'assignment_%')))
      .orderBy(asc(notifications.id))
  )
    .map(row => row.kind)
    .filter(kind => kind !== 'assignment_made')

/** An employee with a course that is due on a day, and was assigned some days ago. */
async function due(dueOn: string, daysAgo = 5, by = owner) {
  const person = await joined(api, by.companyId)
  await companyCalls(api, by.token).data('POST', '/assignments', {
    course_ids: [await course(api)],
    employee_ids: [person.id],
  })
  await doAssigning(api)
  const [row] = await assignedTo(api, person.id)
  const id = row?.id ?? 0
  await api.db
    .update(assignments)
    .set({ dueOn, createdAt: sql`now() - make_interval(days => ${daysAgo})` })
    .where(eq(assignments.id, id))
  return { ...person, assignmentId: id }
}

/** A company of another country. */
async function companyIn(code: string) {
  const made = await company(api)
  const [country] = await api.db.select().from(countries).where(eq(countries.code, code))
  await api.db
    .update(users)
    .set({ countryId: country?.id ?? null })
    .where(eq(users.id, made.id))
  return made
}

test('reminded before it is due and once it is overdue, once each, also by several processes at once', async () => {
  const [soon, later, late, old, fresh] = [
    await due(day(3)),
    await due(day(4)),
    await due(day(-1)),
    await due(day(-8)),
    await due(day(1), 0),
  ]
  await Promise.all([remind(), remind(), remind()])
  await remind()
  expect(await told(soon.userId)).toEqual(['assignment_due_soon'])
  expect(await told(later.userId)).toEqual([])
  expect(await told(late.userId)).toEqual(['assignment_overdue'])
  expect(await told(old.userId)).toEqual([])
  expect(await told(fresh.userId)).toEqual([])
  // Another day is reminded of again.
  await calls.data('PATCH', '/assignments', { ids: [late.assignmentId], due_on: day(2) })
  await remind()
  expect(await told(late.userId)).toEqual(['assignment_overdue', 'assignment_due_soon'])
})

test('one whom it fails to remind keeps no other one waiting', async () => {
  const [broken, sound] = [await due(day(2)), await due(day(2))]
  await whileRefused(api.db, 'assignments', `id <> ${broken.assignmentId} or reminded_due_at is null`, () =>
    expect(remind()).rejects.toThrow('Some people could not be reminded.'),
  )
  expect(await told(broken.userId)).toEqual([])
  expect(await told(sound.userId)).toEqual(['assignment_due_soon'])
  await remind()
  expect(await told(broken.userId)).toEqual(['assignment_due_soon'])
})

test('no one is reminded of what is completed or withdrawn, nor after leaving', async () => {
  const [done, withdrawn, gone] = [await due(day(1)), await due(day(1)), await due(day(1))]
  await api.db.update(assignments).set({ state: 'completed' }).where(eq(assignments.id, done.assignmentId))
  await calls.data('POST', '/assignments/withdraw', { ids: [withdrawn.assignmentId] })
  await calls.data('POST', `/employees/${gone.id}/deactivate`)
  await remind()
  for (const person of [done, withdrawn, gone]) expect(await told(person.userId)).toEqual([])
})

test('not in the night of the person, nor on Friday or Saturday: at the next time that is neither', async () => {
  const [here, far] = [await due(day(1)), await due(day(1))]
  await api.db.insert(notificationSettings).values({
    userId: far.userId,
    quietFrom: 0,
    quietUntil: 0,
    timeZone: 'America/New_York',
    mailRhythm: 'each',
  })
  for (const moment of [
    '2026-11-20T09:00:00Z',
    '2026-11-21T09:00:00Z',
    '2026-11-22T17:00:00Z',
    '2026-11-22T04:59:59Z',
  ])
    await remind(new Date(moment))
  expect(await told(here.userId)).toEqual([])
  // It was noon in New York when it was evening in Riyadh.
  expect(await told(far.userId)).toEqual(['assignment_due_soon'])
  await remind(new Date('2026-11-22T05:00:00Z'))
  expect(await told(here.userId)).toEqual(['assignment_due_soon'])
})

test('in Ramadan from ten until four alone', async () => {
  const fasting = await due(day(1))
  // Sunday, 14 February 2027, is the seventh of Ramadan 1448; in Riyadh it is three hours later.
  for (const moment of ['2027-02-14T06:59:59Z', '2027-02-14T13:00:00Z', '2027-02-14T15:30:00Z']) {
    await remind(new Date(moment))
    expect(await told(fasting.userId)).toEqual([])
  }
  await remind(new Date('2027-02-14T07:00:00Z'))
  expect(await told(fasting.userId)).toEqual(['assignment_due_soon'])
})

test('even with a time zone that the database does not know', async () => {
  const [here, odd] = [await due(day(1)), await due(day(1))]
  const answer = await api.as(await session(api, odd.userId))(
    'PUT',
    '/client-api/v1/notifications/preferences',
    {
      kinds: [],
      quiet_from: 0,
      quiet_until: 0,
      time_zone: 'AGT',
      mail_rhythm: 'each',
      is_seen_in_lessons: false,
    },
  )
  expect(answer.statusCode).toBe(200)
  await remind(new Date('2026-11-22T07:00:00Z'))
  expect(await told(here.userId)).toEqual(['assignment_due_soon'])
  // It was four in the morning in Argentina.
  expect(await told(odd.userId)).toEqual([])
  await remind(new Date('2026-11-22T14:00:00Z'))
  expect(await told(odd.userId)).toEqual(['assignment_due_soon'])
})

test('not on a holiday of the company’s country, be it moved: on the first day after it that is worked', async () => {
  const here = await due(day(1))
  const there = await due(day(1), 5, await companyIn('KW'))
  const feast = {
    country: 'SA',
    key: 'feast',
    year: 2026,
    kind: 'single',
    name: { ar: 'ع', en: 'h' },
  } as const
  const [made] = await api.db
    .insert(holidays)
    .values({ ...feast, firstDay: '2026-11-22', lastDay: '2026-11-23' })
    .returning({ id: holidays.id })
  const move = (firstDay: string, lastDay: string) =>
    api.db
      .update(holidays)
      .set({ firstDay, lastDay })
      .where(eq(holidays.id, made?.id ?? 0))
  await remind()
  await remind(new Date('2026-11-23T09:00:00Z'))
  expect(await told(here.userId)).toEqual([])
  expect(await told(there.userId)).toEqual(['assignment_due_soon'])
  await move('2026-11-24', '2026-11-25')
  await remind(new Date('2026-11-24T09:00:00Z'))
  expect(await told(here.userId)).toEqual([])
  await remind(new Date('2026-11-23T09:00:00Z'))
  expect(await told(here.userId)).toEqual(['assignment_due_soon'])
  await api.db.delete(holidays).where(eq(holidays.id, made?.id ?? 0))
})

test('by the channels that the person chose, and e-mails after the quiet hours', async () => {
  const [silent, mailed] = [await due(day(1)), await due(day(1))]
  const kind = 'assignment_due_soon'
  await api.db.insert(notificationPreferences).values(
    (['site', 'mail', 'push'] as const).map(channel => ({
      userId: silent.userId,
      kind,
      channel,
      isOn: false,
    })),
  )
  await api.db
    .insert(notificationPreferences)
    .values({ userId: mailed.userId, kind, channel: 'mail', isOn: true })
  // Quiet but for one minute of the day, half a day from now.
  const minute = (new Date().getUTCHours() * 60 + 720) % 1440
  await api.db.insert(notificationSettings).values({
    userId: mailed.userId,
    quietFrom: (minute + 1) % 1440,
    quietUntil: minute,
    timeZone: 'UTC',
    mailRhythm: 'each',
  })
  await remind()
  expect(await told(silent.userId)).toEqual([])
  expect(await told(mailed.userId)).toEqual([kind])
  const [mail] = await api.db
    .select({ dueAt: notificationMails.dueAt })
    .from(notificationMails)
    .where(eq(notificationMails.userId, mailed.userId))
  const at = mail?.dueAt ?? new Date(0)
  expect(at.getUTCHours() * 60 + at.getUTCMinutes()).toBe(minute)
})
