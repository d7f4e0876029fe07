import type { ClientPaths, ReadAnswer } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

export type PrayerClash = ReadAnswer<ClientPaths, '/teaching/courses/{id}/prayers'>['data'][number]

/** A time that is planned for the learners of a course. */
export interface PlannedTime {
  from: string
  until: string
  /** How long a person needs without a break who may begin at any time in it; all of it where nothing is said. */
  neededSeconds?: number
}

/** The iftars and Friday prayers that a time would break into where the learners of a course live. */
export function prayersQuery(courseId: number, { from, until, neededSeconds }: PlannedTime) {
  const needed = neededSeconds === undefined ? {} : { needed_seconds: neededSeconds }
  return {
    ...clientQuery('/teaching/courses/{id}/prayers', {
      path: { id: courseId },
      query: { from, until, ...needed },
    }),
    staleTime: 5 * 60_000,
  }
}
