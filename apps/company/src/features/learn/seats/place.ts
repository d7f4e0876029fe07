import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../../people/employees/filters.ts'

export const movements = ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded'] as const
const owns = ['1', 'shelf'] as const
type Own = (typeof owns)[number]
export type Movement = (typeof movements)[number]

/** Which courses the page shows, and whose seats are open, as it stands in the address. */
export interface SeatsPlace {
  q?: string
  category?: string
  /** Courses of which the company has seats, or that stand on its shelf, alone. */
  own?: Own
  /** The course whose movements are shown. */
  seats?: number
  movement?: Movement
  /** The yearly licence whose people are shown. */
  licence?: number
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function seatsPlaceOf(search: Record<string, unknown>): SeatsPlace {
  const q = wordsOf(search['q'])
  const category = /^[a-z0-9-]{1,60}$/.test(String(search['category'] ?? ''))
    ? String(search['category'])
    : ''
  const seats = idOf(search['seats'])
  const licence = idOf(search['licence'])
  const own = oneOf(owns, String(search['own'] ?? ''))
  const movement = oneOf(movements, search['movement'])
  return {
    ...(q !== undefined && { q }),
    ...(category !== '' && { category }),
    ...(own && { own }),
    ...(seats !== undefined && { seats }),
    ...(movement && { movement }),
    ...(licence !== undefined && { licence }),
  }
}

/** The address of a place, without locale. */
export function seatsAddress(place: SeatsPlace): string {
  return withQuery('/courses', { ...place })
}

/** A course as the page shows it. */
export interface ShownCourse {
  id: number
  title: string
  /** In halalas; left out where it is not known. */
  price?: number
}
