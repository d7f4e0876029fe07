import { useLingui } from '@lingui/react/macro'
import type { TableSort } from '@masar/ui'
import { useColumnWords } from './column-choice.tsx'
import { columnIds } from './columns.ts'
import { type EmployeeSort, employeeSorts } from './filters.ts'

/** Of overdue courses the most come first unless it is said otherwise. */
const isFalling = (sort: EmployeeSort) => sort.startsWith('-') !== sort.endsWith('overdue')

/** The column by which people stand, and from which end; of the newest first, none. */
export function shownSort(sort: EmployeeSort = 'name'): TableSort | undefined {
  if (sort === 'newest') return undefined
  return { column: sort.replace(/^-/, ''), direction: isFalling(sort) ? 'descending' : 'ascending' }
}

/** The order that a press on a head asks for: who has most overdue first, at the first press. */
export function pressedSort({ column, direction }: TableSort, now: EmployeeSort | undefined): EmployeeSort {
  const isOther = shownSort(now)?.column !== column
  const isBack = column === 'overdue' ? !isOther && direction === 'ascending' : direction === 'descending'
  return employeeSorts.find(sort => sort === (isBack ? `-${column}` : column)) ?? 'name'
}

/** Orders of which a list on a phone, where no head can be pressed, has most use. */
const usual: readonly EmployeeSort[] = [
  'name',
  'newest',
  'progress',
  'overdue',
  'number',
  'job',
  'department',
  'manager',
  'state',
  'joined',
  '-joined',
]

/** The orders to choose from; the one that there is now is always among them. */
export function useSortOptions(now: EmployeeSort): { value: EmployeeSort; label: string }[] {
  const { t } = useLingui()
  const columns = useColumnWords()
  const words: Partial<Record<EmployeeSort, string>> = {
    name: t`By name`,
    '-name': t`By name, last first`,
    newest: t`Newest first`,
    progress: t`Least progress first`,
    '-progress': t`Most progress first`,
    overdue: t`Most overdue first`,
    number: t`By employee number`,
    job: t`By job`,
    department: t`By department`,
    manager: t`By line manager`,
    state: t`By status`,
    '-overdue': t`Least overdue first`,
    joined: t`First joined first`,
    '-joined': t`Last joined first`,
  }
  const backwards = (sort: EmployeeSort) => {
    const column = columnIds.find(id => sort === `-${id}`)
    const name = column === undefined ? '' : columns[column]
    return t`${name}: last first`
  }
  const shown = usual.includes(now) ? usual : [...usual, now]
  return shown.map(value => ({ value, label: words[value] ?? backwards(value) }))
}
