import { useLingui } from '@lingui/react/macro'
import { showToast } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import type { ListSelection } from '../list-selection.ts'
import { type Paged, readChosen } from './read-chosen.ts'

/** Reads the chosen rows of a list by pages before an act on them begins: which it concerns is settled then. */
export function useChosenRows<Row>(list: Paged<Row>, selection: ListSelection, idOf: (row: Row) => number) {
  const { t } = useLingui()
  const refuse = (text: string) => void showToast({ tone: 'danger', text })
  const reading = useMutation({
    mutationFn: () => readChosen(list, selection, idOf),
    onError: () => refuse(t`What you chose could not be loaded. Try again.`),
  })
  return {
    isReading: reading.isPending,
    /** @param act begins with the rows that are still there */
    read: (act: (rows: Row[]) => void) =>
      reading.mutate(undefined, {
        onSuccess: rows => {
          if (rows.length > 0) return act(rows)
          refuse(t`What you chose is no longer there.`)
          selection.clear()
        },
      }),
  }
}
