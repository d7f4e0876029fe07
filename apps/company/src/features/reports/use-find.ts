import { useGo } from '@masar/app-shell'
import { addressOf, placeOf, type ReportPlace } from './place.ts'

/** Puts into the address what the people or rows of a report are searched by, and their order. */
export function useFind(
  place: ReportPlace,
): (next: { q?: string | undefined; sort?: string | undefined }) => void {
  const go = useGo()
  const { q, sort: _sort, chosen, ...rest } = place
  // Another order shows the same people: who is chosen stays.
  return next =>
    go(addressOf(placeOf({ ...rest, ...next, ...((next.q ?? '') === (q ?? '') && { chosen }) })), {
      replace: true,
    })
}
