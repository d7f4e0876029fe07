import {
  type Disclosure,
  disclosureQuery,
  type OutsideTraining,
  peopleAsked,
  peopleQuery,
  trainingsQuery,
} from '../features/reports/disclosure/api.ts'
import { DisclosureScreen } from '../features/reports/disclosure/disclosure-screen.tsx'
import { addressOf, type DisclosurePlace } from '../features/reports/disclosure/place.ts'
import { renderPage } from './render-page.tsx'

/** The year of the samples. */
export const year = 2025
export const figures = {
  headcount: 60,
  trainees: 41,
  under_minimum: 12,
  platform_seconds: 7 * 3600,
  outside_seconds: 5400,
  units: 8.5,
  platform_cost: 1_000_000,
  outside_cost: 25_000,
  departments: [{ id: 3, name: 'المبيعات', trainees: 41, seconds: 30_600 }],
}
export const open: Disclosure = {
  as_of: '2026-01-10T09:00:00Z',
  year,
  rules: {
    minimum_units: 8,
    platform_unit_minutes: 60,
    outside_unit_minutes: 60,
    demanded_from: 50,
    due_days: 31,
  },
  due_on: '2026-01-31',
  reached_by: '2025-11-30',
  plan: {
    plan: 'السلامة للجميع',
    budget: 5_000_000,
    reached_by: '2025-11-30',
    citizens: 30,
    students: 4,
    graduates: null,
    job_seekers: 2,
  },
  now: figures,
  closed: null,
  may_close: true,
}
/** The same, closed, and read differently since. */
export const closed: Disclosure = {
  ...open,
  may_close: false,
  closed: {
    at: '2026-01-20T09:00:00Z',
    hash: 'ab'.repeat(32),
    is_intact: true,
    figures: { ...figures, under_minimum: 5 },
    has_changed_since: true,
  },
}
const person = {
  id: 11,
  name: 'عبد الرحمن',
  number: 'E-7',
  department: 'المبيعات',
  platform_seconds: 18_000,
  outside_seconds: 5400,
  units: 6.5,
  missing_units: 1.5,
}
export const training: OutsideTraining = {
  id: 5,
  employee_id: 11,
  name: 'عبد الرحمن',
  title: 'الإسعافات الأولية',
  evidence: 'شهادة 17',
  completed_on: '2025-06-10',
  minutes: 90,
  cost: 25_000,
  file_name: null,
  change: null,
  disclosed: null,
}
const pages = (data: object[]) => ({
  pages: [{ data, meta: { total: data.length, total_is_capped: false, next_cursor: null } }],
  pageParams: [undefined],
})

interface Given {
  disclosure?: Disclosure
  place?: DisclosurePlace
  people?: object[]
  trainings?: OutsideTraining[]
}
/** The page of the year, its answers there already. */
export function showDisclosure(
  locale: 'ar' | 'en',
  { disclosure = open, place = { year }, people = [person], trainings = [training] }: Given = {},
) {
  const isDisclosed = disclosure.closed !== null && place.now !== true
  return renderPage(
    <DisclosureScreen place={place} />,
    locale,
    `${addressOf(place)}&company`,
    queryClient => {
      queryClient.setQueryData(disclosureQuery(year).queryKey, { data: disclosure })
      queryClient.setQueryData(
        peopleQuery(peopleAsked(year, place, isDisclosed)).queryKey,
        pages(people) as never,
      )
      queryClient.setQueryData(trainingsQuery({ ...place, year }).queryKey, pages(trainings) as never)
    },
  )
}
