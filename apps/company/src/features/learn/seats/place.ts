import { withQuery } from '@masar/site-map'
import { idOf, oneOf } from '../../people/parts/address-values.ts'
import {
  ageSorts,
  type DialogPlace,
  dialogPlaceOf,
  type ListPlace,
  listPlaceOf,
} from '../../people/parts/found.ts'
import { chosenOf } from '../../people/parts/list-selection.ts'
import { dayOf } from '../../people/requirements/filters.ts'

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
/** Of what the company’s own people say of a course, beside the newest first. */
export const reviewSorts = ['oldest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]
/** Of the catalogue, beside what fits the words best, or else the newest first. */
export const catalogueSorts = ['best_selling', 'top_rated', 'price_low', 'price_high'] as const
/** Of the shelf, beside what sells best first. */
export const shelfSorts = ['newest', 'top_rated', 'price_low', 'price_high'] as const
export type ShelfSort = (typeof shelfSorts)[number]
export type CourseSort = (typeof catalogueSorts)[number] | ShelfSort

/** The days, ISO, within which movements count; either may be left out. */
export interface MovementPeriod {
  from?: string
  to?: string
}

/** Which courses the page shows, and whose seats are open, as in the URL. */
export interface SeatsPlace
  extends ListPlace<SeatSort | CourseSort>, DialogPlace<HolderSort | ReviewSort>, MovementPeriod {
  category?: string
  /** Courses of which the company has seats, or that stand on its shelf, alone. */
  own?: Own
  /** The course whose movements are shown, of a period where there is one. */
  seats?: number
  movement?: Movement
  /** The course of which is shown what the company’s own people say. */
  reviews?: number
  /** The yearly licence whose people are shown. */
  licence?: number
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
  const chosen = chosenOf(search['chosen'])
  return {
    ...listPlaceOf<SeatSort | CourseSort>(search, coursesSorts(own)),
    ...(category !== '' && { category }),
    ...(own && { own }),
    ...(seats !== undefined && { seats }),
    ...(movement && { movement }),
    ...(seats !== undefined && periodOf(search)),
    ...(reviews !== undefined && { reviews }),
    ...(licence !== undefined && { licence }),
    ...(licence !== undefined && chosen && { chosen }),
    ...((licence ?? seats ?? reviews) !== undefined &&
      dialogPlaceOf(search, dialogSorts({ licence, seats }))),
  }
}

/** The period of an address or a place. */
export function periodOf(search: { from?: unknown; to?: unknown }): MovementPeriod {
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  return { ...(from && { from }), ...(to && { to }) }
}

function coursesSorts(own: Own | undefined): readonly (SeatSort | CourseSort)[] {
  if (own === '1') return seatSorts
  return own === 'shelf' ? shelfSorts : catalogueSorts
}

/** The orders of the list that is open over the page. */
function dialogSorts(
  open: Record<'licence' | 'seats', number | undefined>,
): readonly (HolderSort | ReviewSort)[] {
  if (open.licence !== undefined) return holderSorts
  return open.seats === undefined ? reviewSorts : ageSorts
}

/** What of a place finds and orders the catalogue. */
export function cataloguePlaceOf({ q, sort }: SeatsPlace): ListPlace<(typeof catalogueSorts)[number]> {
  return listPlaceOf({ q, sort }, catalogueSorts)
}

/** What of a place finds and orders the shelf. */
export function shelfPlaceOf({ q, sort }: SeatsPlace): ListPlace<ShelfSort> {
  return listPlaceOf({ q, sort }, shelfSorts)
}

/** The page without what is open over it. */
export function belowDialogs({
  seats: _,
  movement: __,
  from: _from,
  to: _to,
  reviews: ___,
  licence: ____,
  who: _____,
  by: ______,
  chosen: _______,
  ...place
}: SeatsPlace): SeatsPlace {
  return place
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
