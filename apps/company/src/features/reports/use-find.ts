import { useGo } from '@masar/app-shell'
import { addressOf, placeOf, type ReportPlace } from './place.ts'

/** Puts into the address what the people or rows of a report are searched by, and their order. */
export function useFind(
  place: ReportPlace,
): (next: { q?: string | undefined; sort?: string | undefined }) => void {
  const go = useGo()
  const { q: _, sort: _sort, ...rest } = place
  return next => go(addressOf(placeOf({ ...rest, ...next })), { replace: true })
}
