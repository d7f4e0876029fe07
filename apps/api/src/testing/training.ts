import { learningDays, type employees } from '../db/schema/index.ts'
import { company } from './accounts.ts'
import { companyCalls, joined } from './assigning.ts'
import { course } from './catalogue.ts'
import { assign, department } from './portal.ts'
import type { TestApi } from './test-api.ts'

/** The year of trainings in tests: the latest that is over. */
export const trainingYear = new Date().getUTCFullYear() - 1
export const trainingDay = `${trainingYear}-06-10`
const joinedOn = `${trainingYear}-01-01`

/** An employee with hours in a course that was assigned, and as many in one that is theirs alone. */
export async function trained(
  api: TestApi,
  companyId: number,
  hours: number,
  row: Partial<typeof employees.$inferInsert>,
) {
  const person = await joined(api, companyId, { joinedOn, ...row })
  const [given, own] = [await course(api), await course(api)]
  await assign(api, companyId, person.id, given, { createdAt: new Date(`${joinedOn}T00:00:00Z`) })
  for (const courseId of [given, own])
    await api.db
      .insert(learningDays)
      .values({ userId: person.userId, courseId, day: trainingDay, seconds: hours * 3600 })
  return person
}

/** What a company enters of a training elsewhere. */
export const outsideTraining = (employeeId: number, minutes = 120) => ({
  employee_id: employeeId,
  title: 'First aid',
  evidence: 'Certificate 17',
  completed_on: trainingDay,
  minutes,
  cost: 25_000,
})

/** What the disclosure of a year says, as far as tests read it. */
export interface DisclosureRead {
  due_on: string
  reached_by: string
  rules: Record<string, number>
  plan: Record<string, unknown> | null
  now: Record<string, unknown> & { under_minimum: number; headcount: number; outside_cost: number }
  closed: {
    at: string
    hash: string
    is_intact: boolean
    figures: object | null
    has_changed_since: boolean | null
  } | null
  may_close: boolean
}
export interface DisclosedPerson {
  id: number
  platform_seconds: number
  outside_seconds: number
  units: number
  missing_units: number
}
export interface ListedTraining {
  id: number
  title: string
  change: string | null
  disclosed: { completed_on: string; minutes: number; cost: number } | null
}

/** The year's disclosure as a member reads it. */
export function disclosureOf(calls: ReturnType<typeof companyCalls>, year = trainingYear) {
  return {
    read: () => calls.data<DisclosureRead>('GET', `/training-disclosure?year=${year}`),
    people: (query = '') =>
      calls.data<DisclosedPerson[]>('GET', `/training-disclosure/people?year=${year}${query}`),
    trainings: (query = '') => calls.data<ListedTraining[]>('GET', `/outside-trainings?year=${year}${query}`),
    close: () => calls.answer('POST', '/training-disclosure/close', { year }),
  }
}

/** A company with one who learned seven hours on the platform, in a department, and one who learned nine. */
export async function companyOfTrained(api: TestApi) {
  const owner = await company(api)
  const by = companyCalls(api, owner.token)
  const branch = await department(api, owner.companyId)
  const amal = await trained(api, owner.companyId, 7, { name: 'Amal', departmentId: branch })
  const basim = await trained(api, owner.companyId, 9, { name: 'Basim' })
  const enter = (employeeId: number, minutes?: number) =>
    by.data<{ id: number }>('POST', '/outside-trainings', outsideTraining(employeeId, minutes))
  return { owner, by, branch, amal, basim, enter, ...disclosureOf(by) }
}
