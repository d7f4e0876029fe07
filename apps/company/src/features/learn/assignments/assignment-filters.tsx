import { Trans, useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { Button, DateText, NativeSelect, SearchField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { DepartmentFilter, GroupFilter } from '../../people/parts/branch-filters.tsx'
import styles from '../learn.module.css'
import { CourseFilter } from '../parts/course-filter.tsx'
import { type AssignmentFilters, assignmentStates, filtersOf, placeOf } from '../place.ts'
import { pathsQuery } from '../queries.ts'
import { useStateWords } from './state-words.ts'
import { FilterGrid } from '../../frame/filter-grid.tsx'

interface AssignmentFilterFieldsProps {
  filters: AssignmentFilters
  onChange: (filters: AssignmentFilters) => void
}

/** Search as you type, status, whose, what and order; every change lands in the address. */
export function AssignmentFilterFields({ filters, onChange }: AssignmentFilterFieldsProps) {
  const { t } = useLingui()
  const states = useStateWords()
  const paths = useQuery(pathsQuery()).data?.data ?? []
  const set = (name: keyof AssignmentFilters) => (value: string) =>
    onChange(filtersOf(placeOf({ ...filters, [name]: value })))
  const search = useCallback(
    (typed: string) => onChange(filtersOf(placeOf({ ...filters, q: typed }))),
    [filters, onChange],
  )
  const { typed, setTyped } = useTypedWords(filters.q ?? '', search)
  return (
    <FilterGrid>
      <SearchField
        className={styles.search}
        label={t`Search by a person’s name, e-mail or number`}
        value={typed}
        onChange={setTyped}
        onSubmit={search}
      />
      <NativeSelect
        label={t`Status`}
        hideLabel
        value={filters.state ?? ''}
        onChange={set('state')}
        options={[
          { value: '', label: t`Not withdrawn` },
          ...assignmentStates.map(value => ({ value, label: states[value] })),
        ]}
      />
      <CourseFilter hideLabel course={filters.course} onChange={set('course')} />
      <NativeSelect
        label={t`Learning path`}
        hideLabel
        value={String(filters.path ?? '')}
        onChange={set('path')}
        options={[
          { value: '', label: t`Any learning path` },
          ...paths.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <DepartmentFilter value={filters.department} onChange={set('department')} />
      <GroupFilter value={filters.group} onChange={set('group')} />
      <NativeSelect
        label={t`Sort by`}
        hideLabel
        value={filters.sort ?? ''}
        onChange={set('sort')}
        options={[
          { value: '', label: t`Earliest due first` },
          { value: '-due', label: t`No due day, then the latest` },
          { value: 'newest', label: t`Latest assigned first` },
          { value: 'oldest', label: t`First assigned first` },
          { value: 'person', label: t`By person` },
          { value: '-person', label: t`By person, last first` },
          { value: 'course', label: t`By course` },
          { value: '-course', label: t`By course, last first` },
          { value: 'progress', label: t`Least progress first` },
          { value: '-progress', label: t`Most progress first` },
        ]}
      />
      <AssignedIn filters={filters} onChange={onChange} />
      <WithLeft filters={filters} onChange={onChange} />
    </FilterGrid>
  )
}

/** The period in which reports count, said where the address has one, and the way to leave it. */
function AssignedIn({ filters: { from, to, ...rest }, onChange }: AssignmentFilterFieldsProps) {
  if (from === undefined && to === undefined) return null
  const first = from !== undefined && <DateText value={from} timeZone="UTC" />
  const last = to !== undefined && <DateText value={to} timeZone="UTC" />
  return (
    <div className={styles.assignedIn}>
      {first && last ? (
        <Trans>
          Assigned from {first} to {last}.
        </Trans>
      ) : first ? (
        <Trans>Assigned on {first} or later.</Trans>
      ) : (
        <Trans>Assigned on {last} or earlier.</Trans>
      )}{' '}
      <Button size="sm" variant="quiet" onPress={() => onChange(rest)}>
        <Trans>All time</Trans>
      </Button>
    </div>
  )
}

/** Whether people who have left are there, as in reports, and the way to leave them out. */
function WithLeft({ filters: { with_left: withLeft, ...rest }, onChange }: AssignmentFilterFieldsProps) {
  if (withLeft === undefined) return null
  return (
    <div className={styles.assignedIn}>
      <Trans>Including people who have left.</Trans>{' '}
      <Button size="sm" variant="quiet" onPress={() => onChange(rest)}>
        <Trans>Without them</Trans>
      </Button>
    </div>
  )
}
