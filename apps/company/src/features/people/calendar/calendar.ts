import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyQuery } from '@masar/app-shell'
import { type DaysOff, type WorkCalendar, type WorkingDays, workingDaysOf } from '@masar/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

export type CalendarAnswer = ReadAnswer<CompanyPaths, '/working-calendar'>

export interface NamedHoliday extends DaysOff {
  name: string
}

/** When the company works, and what day it is for it. */
export interface Calendar extends WorkCalendar<NamedHoliday> {
  today: string
  days: WorkingDays
}

export const calendarQuery = () => ({ ...companyQuery('/working-calendar'), staleTime: 3_600_000 })

export function readCalendar({ today, weekend, holidays }: CalendarAnswer['data']): Calendar {
  const known = {
    weekend,
    holidays: holidays.map(({ name, first_day: firstDay, last_day: lastDay }) => ({
      name,
      firstDay,
      lastDay,
    })),
  }
  return { ...known, today, days: workingDaysOf(known) }
}

/** The company's calendar; null until it has come. */
export function useCalendar(): Calendar | null {
  const answer = useQuery(calendarQuery()).data?.data
  return useMemo(() => (answer ? readCalendar(answer) : null), [answer])
}
