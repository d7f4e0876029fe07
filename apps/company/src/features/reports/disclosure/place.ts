import { withQuery } from '@masar/site-map'
import { oneOf, wordsOf } from '../../people/parts/address-values.ts'
import { chosenOf } from '../../people/parts/list-selection.ts'

/** Of trainings elsewhere, beside the latest day first. */
export const trainingSorts = ['name', 'minutes'] as const
export type TrainingSort = (typeof trainingSorts)[number]

/** Of the people, beside the order of their names. */
export const peopleSorts = ['-name', 'units', '-units'] as const
export type PeopleSort = (typeof peopleSorts)[number]

/** What the page shows, as in the URL; what is not there is not filtered. */
export interface DisclosurePlace {
  /** The running one, where it is not there. */
  year?: number
  /** Only who has less than is demanded. */
  under?: boolean
  q?: string
  sort?: PeopleSort
  /** A closed year as it reads now, not as it was disclosed. */
  now?: boolean
  /** What is searched for among the trainings elsewhere, and their order. */
  training?: string
  by?: TrainingSort
  /** Which of the trainings elsewhere are chosen. */
  chosen?: string
}

const firstYear = 2000
const lastYear = 2200

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function placeOf(search: Record<string, unknown>): DisclosurePlace {
  const year = Number(search['year'])
  const isYear = Number.isInteger(year) && year >= firstYear && year <= lastYear
  const q = wordsOf(search['q'])
  const sort = oneOf(peopleSorts, search['sort'])
  const training = wordsOf(search['training'])
  const by = oneOf(trainingSorts, search['by'])
  const chosen = chosenOf(search['chosen'])
  return {
    ...(isYear && { year }),
    ...(String(search['under']) === 'true' && { under: true }),
    ...(q !== undefined && { q }),
    ...(sort && { sort }),
    ...(String(search['now']) === 'true' && { now: true }),
    ...(training !== undefined && { training }),
    ...(by && { by }),
    ...(chosen && { chosen }),
  }
}

/** The address of a place, without locale. */
export function addressOf({ under, now, ...rest }: DisclosurePlace): string {
  return withQuery('/reports/disclosure', {
    ...rest,
    ...(under && { under: 'true' }),
    ...(now && { now: 'true' }),
  })
}

/** The current year, where none is chosen. */
export const runningYear = (): number => new Date().getFullYear()

/** The years to choose from: the next, to plan it, and some that are over; and the one that is shown. */
export function yearsAround(shown: number, running = runningYear()): number[] {
  const usual = Array.from({ length: 7 }, (_, back) => running + 1 - back)
  return [...new Set([...usual, shown])].sort((a, b) => b - a)
}
