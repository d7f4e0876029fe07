import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { NativeSelect, SearchField } from '@masar/ui'
import { useCallback } from 'react'
import { DepartmentFilter, GroupFilter } from '../parts/branch-filters.tsx'
import type { Requirement } from './api.ts'
import { filtersOf, type RequirementFilters } from './filters.ts'
import { statuses } from './statuses.ts'
import { titleOf } from './requirement-words.tsx'
import styles from './requirements.module.css'
import { useStatusWords } from './status-badge.tsx'
import { FilterGrid } from '../../frame/filter-grid.tsx'

interface MatrixFiltersProps {
  filters: RequirementFilters
  requirements: readonly Requirement[]
  onChange: (filters: RequirementFilters) => void
}

/** Search as you type, requirement, status, department, group and order; every change lands in the address. */
export function MatrixFilters({ filters, requirements, onChange }: MatrixFiltersProps) {
  const { t } = useLingui()
  const words = useStatusWords()
  const set = (name: keyof RequirementFilters) => (value: string) =>
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
        label={t`Requirement`}
        value={String(filters.requirement ?? '')}
        onChange={set('requirement')}
        hideLabel
        options={[
          { value: '', label: t`All requirements` },
          ...requirements.map(each => ({ value: String(each.id), label: titleOf(each) })),
        ]}
      />
      <NativeSelect
        label={t`Status`}
        value={filters.status ?? ''}
        onChange={set('status')}
        hideLabel
        options={[
          { value: '', label: t`All statuses` },
          ...statuses.map(value => ({ value, label: words[value] })),
        ]}
      />
      <DepartmentFilter value={filters.department} onChange={set('department')} />
      <GroupFilter value={filters.group} onChange={set('group')} />
      <NativeSelect
        label={t`Sort by`}
        value={filters.sort ?? 'name'}
        onChange={set('sort')}
        hideLabel
        options={[
          { value: 'name', label: t`By name` },
          { value: 'department', label: t`By department` },
          { value: 'status', label: t`Most urgent status first` },
        ]}
      />
    </FilterGrid>
  )
}
