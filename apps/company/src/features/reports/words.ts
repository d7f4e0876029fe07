import { useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '../people/queries.ts'
import type { Grouping, ReportPlace } from './place.ts'

/** A row that is not a person's. */
export interface NamedRow {
  id: number | null
  name: string | null
  /** Of an exam. */
  course?: string | null
}

/** A month, `2026-11`, as the reader writes it: in figures where many stand beside each other. */
export function useMonthWords(month: 'long' | '2-digit'): (month: string) => string {
  const { tag } = useUi()
  return given =>
    formatDate(tag, new Date(`${given}-01T00:00:00Z`), { month, year: 'numeric', timeZone: 'UTC' })
}

/** Hours as figures: two places, so that minutes are not lost. */
export function useHours(): (seconds: number) => string {
  const { tag } = useUi()
  return seconds => formatNumber(tag, seconds / 3600, { maximumFractionDigits: 2 })
}

/** What rows are called. */
export function useRowWords(place: ReportPlace): (row: NamedRow) => string {
  const { t } = useLingui()
  const month = useMonthWords('long')
  const departments = useQuery(departmentsQuery()).data?.data ?? []
  const above = departments.find(({ id }) => id === place.department)
  return ({ name, course }) => {
    if (place.by === 'month') return month(name ?? '')
    if (name === null) return above ? t`In ${above.name} itself` : t`No department`
    return course == null ? name : `${course} › ${name}`
  }
}

export function useGroupingHeads(): Record<Grouping, string> {
  const { t } = useLingui()
  return {
    course: t`Course`,
    exam: t`Exam`,
    department: t`Department`,
    person: t`Name`,
    month: t`Month`,
  }
}
