import { withQuery } from '@masar/site-map'
import { oneOf } from '../../people/employees/filters.ts'
import { type RequestState, requestStates } from './api.ts'

/** Which requests the page shows, as it stands in the address: those that wait, where it names no state. */
export interface RequestsPlace {
  state?: Exclude<RequestState, 'open'>
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function requestsPlaceOf(search: Record<string, unknown>): RequestsPlace {
  const state = oneOf(requestStates, search['state'])
  return state === undefined || state === 'open' ? {} : { state }
}

/** The address of the requests in a state, without locale. */
export function requestsAddress(state: RequestState): string {
  return withQuery('/requests', state === 'open' ? {} : { state })
}
