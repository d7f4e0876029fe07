import { withQuery } from '@masar/site-map'
import { oneOf } from '../../people/parts/address-values.ts'
import { type ListPlace, listPlaceOf } from '../../people/parts/found.ts'
import {
  type RequestFilters,
  type RequestSort,
  requestSorts,
  type RequestState,
  requestStates,
} from './api.ts'

/** Which requests the page shows, as in the URL: those that wait, where it names no state. */
export interface RequestsPlace extends ListPlace<RequestSort> {
  state?: Exclude<RequestState, 'open'>
}

/** The order that a list has by itself: the longest waiting first; of answered ones, the latest. */
const usualSort = (state: RequestState): RequestSort => (state === 'open' ? 'oldest' : 'newest')

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function requestsPlaceOf(search: Record<string, unknown>): RequestsPlace {
  const state = oneOf(requestStates, search['state']) ?? 'open'
  const sorts = requestSorts.filter(each => each !== usualSort(state))
  return { ...listPlaceOf(search, sorts), ...(state === 'open' ? {} : { state }) }
}

/** What the service is asked for. */
export function requestFiltersOf({ state, ...rest }: RequestsPlace): RequestFilters {
  return { ...rest, state: state ?? 'open' }
}

/** The address of a place, without locale. */
export function requestsAddress(place: RequestsPlace, chosen?: string): string {
  return withQuery('/requests', { ...place, chosen })
}
