import { useLingui } from '@lingui/react/macro'
import { fold } from '@masar/text'
import type { AgeSort, ListPlace } from './found.ts'
import { type ListChange, ListTools } from './list-tools.tsx'

/** Reads of a history what is searched for and in which order, as in the URL. */
export type HistoryPlace = ListPlace<AgeSort>

/** The acts whose words, in the reader’s language, have what is searched for: the record knows them by their keys alone. */
export function actionsNamed(
  words: Readonly<Record<string, string>>,
  { q = '' }: HistoryPlace,
): { actions?: string } {
  const wanted = fold(q).trim()
  if (wanted === '') return {}
  const actions = Object.keys(words).filter(action => fold(words[action] ?? '').includes(wanted))
  return actions.length === 0 ? {} : { actions: actions.join() }
}

interface HistoryToolsProps {
  place: HistoryPlace
  onChange: (next: ListChange) => void
}

/** Search of a history, by people and by what was done, and its order. */
export function HistoryTools({ place, onChange }: HistoryToolsProps) {
  const { t } = useLingui()
  return (
    <ListTools
      label={t`Search by name or change`}
      place={place}
      sorts={[
        { value: '', label: t`Newest first` },
        { value: 'oldest', label: t`Oldest first` },
      ]}
      onChange={onChange}
    />
  )
}
