import { useGo } from '@masar/app-shell'
import { type ListSelection, useListSelection } from '../people/parts/list-selection.ts'
import { addressOf, type ReportPlace } from './place.ts'

/** Which people of a report are chosen, as in the URL; whom it shows otherwise are others, in another order the same. */
export function useChosenPeople(
  place: ReportPlace,
  loaded: readonly { id: number }[],
  total: number,
): ListSelection {
  const go = useGo()
  const { chosen, sort: _, ...shown } = place
  return useListSelection({
    place: addressOf(shown),
    chosen,
    loaded: loaded.map(({ id }) => id),
    total,
    onKeep: next => go(addressOf({ ...place, chosen: next }), { replace: true, resetScroll: false }),
  })
}
