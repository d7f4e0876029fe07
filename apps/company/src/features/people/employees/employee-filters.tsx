import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { formatNumber, NativeSelect, SearchField, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { departmentsQuery } from '../queries.ts'
import styles from './employees.module.css'
import { type EmployeeFilters, employeeStates, filtersOf } from './filters.ts'
import { useStateWords } from './state-badge.tsx'

interface EmployeeFilterFieldsProps {
  filters: EmployeeFilters
  onChange: (filters: EmployeeFilters) => void
}

/** Search as you type, state, department and order; every change lands in the address. */
export function EmployeeFilterFields({ filters, onChange }: EmployeeFilterFieldsProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const states = useStateWords()
  const departments = useQuery(departmentsQuery()).data?.data ?? []
  const set = (name: keyof EmployeeFilters) => (value: string) =>
    onChange(filtersOf({ ...filters, [name]: value }))
  const search = useCallback(
    (typed: string) => onChange(filtersOf({ ...filters, q: typed })),
    [filters, onChange],
  )
  const { typed, setTyped } = useTypedWords(filters.q ?? '', search)
  return (
    <div className={styles.filters}>
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
          ...employeeStates.map(value => ({ value, label: states[value] })),
        ]}
      />
      <NativeSelect
        label={t`Department`}
        value={String(filters.department ?? '')}
        onChange={set('department')}
        hideLabel
        options={[
          { value: '', label: t`All departments` },
          ...departments.map(({ id, name, branch_count }) => ({
            value: String(id),
            label: `${name} (${formatNumber(tag, branch_count)})`,
          })),
        ]}
      />
      <NativeSelect
        label={t`Sort by`}
        value={filters.sort ?? 'name'}
        onChange={set('sort')}
        hideLabel
        options={[
          { value: 'name', label: t`By name` },
          { value: 'newest', label: t`Newest first` },
          { value: 'progress', label: t`Least progress first` },
          { value: 'overdue', label: t`Most overdue first` },
        ]}
      />
    </div>
  )
}
