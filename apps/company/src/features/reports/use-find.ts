import { useGo } from '@masar/app-shell'
import { addressOf, placeOf, type ReportPlace } from './place.ts'

/** Puts into the address what the people or rows of a report are searched by, and their order. */
export function useFind(
  place: ReportPlace,
): (next: { q?: string | undefined; sort?: string | undefined }) => void {
  const go = useGo()
  const { q, sort: _sort, chosen, ...rest } = place
  // Another order shows the same people, so those chosen one by one stay. All that match do not: in the order of names they are not counted to the end.
  const stays = chosen?.startsWith('all') !== true
  return next =>
    go(addressOf(placeOf({ ...rest, ...next, ...(stays && (next.q ?? '') === (q ?? '') && { chosen }) })), {
      replace: true,
      resetScroll: false,
    })
}
