import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { NativeSelect, SearchField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { employeeQuery } from '../employee/api.ts'
import { DepartmentFilter, GroupFilter } from '../parts/branch-filters.tsx'
import { type Person, PersonField } from '../parts/person-field.tsx'
import styles from './employees.module.css'
import { useStatusWords } from '../requirements/status-badge.tsx'
import { statuses } from '../requirements/statuses.ts'
import { type EmployeeFilters, filtersOf, progressFilters, stateFilters } from './filters.ts'
import { useSortOptions } from './sorts.ts'
import { useStateWords } from './state-badge.tsx'
import { FilterGrid } from '../../frame/filter-grid.tsx'

interface EmployeeFilterFieldsProps {
  filters: EmployeeFilters
  onChange: (filters: EmployeeFilters) => void
}

/** Search as you type, state, department and order; every change lands in the address. */
export function EmployeeFilterFields({ filters, onChange }: EmployeeFilterFieldsProps) {
  const { t } = useLingui()
  const states = { ...useStateWords(), present: t`Active or invited` }
  const orders = useSortOptions(filters.sort ?? 'name')
  const set = (name: keyof EmployeeFilters) => (value: string) =>
    onChange(filtersOf({ ...filters, [name]: value }))
  const search = useCallback(
    (typed: string) => onChange(filtersOf({ ...filters, q: typed })),
    [filters, onChange],
  )
  const { typed, setTyped } = useTypedWords(filters.q ?? '', search)
  return (
    <FilterGrid>
      <SearchField
        className={styles.search}
        label={t`Search by name, e-mail or number`}
        value={typed}
        onChange={setTyped}
        onSubmit={search}
      />
      <NativeSelect
        label={t`Status`}
        isOptional={false}
        value={filters.state ?? ''}
        onChange={set('state')}
        hideLabel
        options={[
          { value: '', label: t`All statuses` },
          ...stateFilters.map(value => ({ value, label: states[value] })),
        ]}
      />
      <DepartmentFilter value={filters.department} onChange={set('department')} hasCounts />
      <GroupFilter value={filters.group} onChange={set('group')} />
      <StandFilters filters={filters} onSet={set} />
      <ManagerFilter manager={filters.manager} onChange={set('manager')} />
      <NativeSelect
        label={t`Sort by`}
        value={filters.sort ?? 'name'}
        onChange={set('sort')}
        hideLabel
        options={orders}
      />
    </FilterGrid>
  )
}

interface StandFiltersProps {
  filters: EmployeeFilters
  onSet: (name: keyof EmployeeFilters) => (value: string) => void
}

/** How far people are with what is assigned, and where they stand with what is required. */
function StandFilters({ filters, onSet }: StandFiltersProps) {
  const { t } = useLingui()
  const standings = useStatusWords()
  const progress = {
    none: t`Nothing assigned`,
    unfinished: t`Not finished`,
    overdue: t`Overdue`,
    finished: t`All finished`,
  }
  return (
    <>
      <NativeSelect
        label={t`Progress`}
        value={filters.progress ?? ''}
        onChange={onSet('progress')}
        hideLabel
        options={[
          { value: '', label: t`Any progress` },
          ...progressFilters.map(value => ({ value, label: progress[value] })),
        ]}
      />
      <NativeSelect
        label={t`Requirements`}
        value={filters.compliance ?? ''}
        onChange={onSet('compliance')}
        hideLabel
        options={[
          { value: '', label: t`Any standing` },
          ...statuses.map(value => ({ value, label: standings[value] })),
        ]}
      />
    </>
  )
}

interface ManagerFilterProps {
  manager: number | undefined
  onChange: (manager: string) => void
}

/** Whom the people are led by. The address names them by id alone: the name is asked for. */
function ManagerFilter({ manager, onChange }: ManagerFilterProps) {
  const { t } = useLingui()
  const known = useQuery({ ...employeeQuery(manager ?? 0), enabled: manager !== undefined }).data?.data
  const [picked, setPicked] = useState<Person | null>(null)
  const isPicked = picked?.id === manager
  const person = isPicked
    ? picked
    : manager !== undefined && known
      ? { id: known.id, name: known.name }
      : null
  return (
    <PersonField
      // Remounted when the URL names another person, never while the user is choosing.
      key={isPicked ? 'picked' : `address ${person?.id}`}
      label={t`Line manager`}
      placeholder={t`Any line manager`}
      hideLabel
      person={person}
      onChange={next => {
        setPicked(next)
        onChange(next === null ? '' : String(next.id))
      }}
    />
  )
}
