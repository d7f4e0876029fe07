import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import type { TableSort } from './table-props.ts'

/** Beside the head of a sortable column: whether the rows stand by it, and which way. */
export function SortIcon({
  isOn,
  direction,
}: {
  isOn: boolean
  direction?: TableSort['direction'] | undefined
}) {
  return <Icon of={isOn ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown} size={16} />
}
