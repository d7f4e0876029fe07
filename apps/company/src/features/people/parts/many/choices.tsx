import { Trans } from '@lingui/react/macro'
import { Button, Checkbox, type RowKey } from '@masar/ui'
import type { ListSelection } from '../list-selection.ts'
import { mostRead } from './read-chosen.ts'

interface ChooseRowProps {
  id: number
  /** Names the row for its box. */
  label: string
  selection: Pick<ListSelection, 'keys' | 'choose'>
}

/** The box before a row of a list that is no table. */
export function ChooseRow({ id, label, selection: { keys, choose } }: ChooseRowProps) {
  const toggle = () => {
    const next = new Set(keys)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return (
    <Checkbox checked={keys.has(id)} onChange={toggle}>
      <span className="visually-hidden">{label}</span>
    </Checkbox>
  )
}

interface ChooseAllProps {
  /** Those that are shown and can be chosen. */
  ids: readonly number[]
  selected: ReadonlySet<RowKey>
  onChange: (keys: ReadonlySet<RowKey>) => void
}

/** The box above a list, for all that are shown. */
export function ChooseAll({ ids, selected, onChange }: ChooseAllProps) {
  const isAll = ids.every(id => selected.has(id))
  return (
    <Checkbox
      checked={isAll}
      isIndeterminate={!isAll && ids.some(id => selected.has(id))}
      onChange={() => onChange(new Set(isAll ? [] : ids))}
    >
      <Trans>Choose all that are shown</Trans>
    </Checkbox>
  )
}

interface ChooseAllMatchingProps {
  selection: Pick<ListSelection, 'count' | 'isAll' | 'chooseAll'>
  /** How many are loaded, and how many match. */
  loaded: number
  total: number
}

/** Chooses the rest of a list that is read page by page, once all that are loaded are chosen and where the rest can be read. */
export function ChooseAllMatching({ selection, loaded, total }: ChooseAllMatchingProps) {
  const { count, isAll, chooseAll } = selection
  if (isAll || count < loaded || total <= loaded || total > mostRead) return null
  return (
    <Button size="sm" variant="quiet" onPress={chooseAll}>
      <Trans>Choose all that match</Trans>
    </Button>
  )
}
