import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../../people/employees/filters.ts'
import { type ListPlace, listPlaceOf } from '../../people/parts/found.ts'
import { chosenOf } from '../../people/parts/list-selection.ts'

export const movements = ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded'] as const
const owns = ['1', 'shelf'] as const
type Own = (typeof owns)[number]
export type Movement = (typeof movements)[number]
/** Of the courses with seats, beside the fewest free first. */
export const seatSorts = ['free', 'bought', 'name'] as const
export type SeatSort = (typeof seatSorts)[number]
/** Of the people of a licence, beside the last who began first. */
export const holderSorts = ['name'] as const
export type HolderSort = (typeof holderSorts)[number]

/** Which courses the page shows, and whose seats are open, as in the URL. */
export interface SeatsPlace extends ListPlace<SeatSort> {
  category?: string
  /** Courses of which the company has seats, or that stand on its shelf, alone. */
  own?: Own
  /** The course whose movements are shown. */
  seats?: number
  movement?: Movement
  /** The course of which is shown what the company’s own people say. */
  reviews?: number
  /** The yearly licence whose people are shown. */
  licence?: number
  /** Who is searched for among the people of the licence, and their order. */
  who?: string
  by?: HolderSort
  /** Which of them are chosen. */
  chosen?: string
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function seatsPlaceOf(search: Record<string, unknown>): SeatsPlace {
  const category = /^[a-z0-9-]{1,60}$/.test(String(search['category'] ?? ''))
    ? String(search['category'])
    : ''
  const seats = idOf(search['seats'])
  const licence = idOf(search['licence'])
  const reviews = idOf(search['reviews'])
  const own = oneOf(owns, String(search['own'] ?? ''))
  const movement = oneOf(movements, search['movement'])
  // The catalogue and the shelf have an order of their own.
  const sorts = own === '1' ? seatSorts : []
  return {
    ...listPlaceOf(search, sorts),
    ...(category !== '' && { category }),
    ...(own && { own }),
    ...(seats !== undefined && { seats }),
    ...(movement && { movement }),
    ...(reviews !== undefined && { reviews }),
    ...(licence !== undefined && { licence, ...holdersPlaceOf(search) }),
  }
}

function holdersPlaceOf(search: Record<string, unknown>): Pick<SeatsPlace, 'who' | 'by' | 'chosen'> {
  const who = wordsOf(search['who'])
  const by = oneOf(holderSorts, search['by'])
  const chosen = chosenOf(search['chosen'])
  return { ...(who !== undefined && { who }), ...(by && { by }), ...(chosen && { chosen }) }
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
