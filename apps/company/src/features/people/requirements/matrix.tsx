import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError, useGo } from '@masar/app-shell'
import { Button, Card, cx, EmptyState, Heading, showToast, Skeleton, Text } from '@masar/ui'
import { type EndlessColumn, EndlessTable, type EndlessTableProps } from '@masar/ui/endless-table'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListSelection } from '../parts/list-selection.ts'
import { useRights } from '../rights.ts'
import { FailureText } from '../parts/failure.tsx'
import { PersonName } from '../parts/person-name.tsx'
import {
  type Person,
  type Requirement,
  requirementPeopleQuery,
  type Standing,
  useEvidence,
  useLongEvidence,
} from './api.ts'
import { addressOf, isNarrowed, type MatrixMarks, narrowingOf, type RequirementFilters } from './filters.ts'
import { ColumnPages, columnsAt } from './column-pages.tsx'
import { MatrixBulk, peopleOf } from './matrix-bulk.tsx'
import { shortTitleOf, titleOf } from './requirement-words.tsx'
import styles from './requirements.module.css'
import { StandingDay, StatusBadge } from './status-badge.tsx'
import { ListEnd } from '../../frame/list-end.tsx'

const RecordDialog = lazy(() =>
  import('./record-dialog.tsx').then(({ RecordDialog: default_ }) => ({ default: default_ })),
)

interface MatrixProps {
  filters: RequirementFilters
  marks: MatrixMarks
  requirements: readonly Requirement[]
  onClear: () => void
}

/** People and requirements, and where each person stands with each; a press on a cell says why. */
// long: the states of one list, side by side
export function Matrix({ filters, marks, requirements, onClear }: MatrixProps) {
  const go = useGo()
  const { changesPeople } = useRights()
  const list = useInfiniteQuery({ ...requirementPeopleQuery(filters), placeholderData: keepPreviousData })
  const people = list.data?.pages.flatMap(page => page.data) ?? []
  const total = Math.max(list.data?.pages[0]?.meta.total ?? 0, people.length)
  const [open, setOpen] = useState<{ person: Person; requirement: Requirement } | null>(null)
  const chosen = requirements.filter(
    ({ id }) => filters.requirement === undefined || id === filters.requirement,
  )
  const keep = (next: MatrixMarks) =>
    go(addressOf(filters, { ...marks, ...next }), { replace: true, resetScroll: false })
  const selection = useListSelection({
    place: addressOf(narrowingOf(filters)),
    // All that match can be meant only where the list of employees finds the same people.
    chosen: marks.chosen?.startsWith('all') && peopleOf(filters) === null ? undefined : marks.chosen,
    loaded: people.map(({ id }) => id),
    total,
    onKeep: next => keep({ chosen: next }),
  })
  const { shown, at, pages } = columnsAt(chosen, marks.columns)
  if (list.isPending) return <MatrixSkeleton />
  if (list.isError && people.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  return (
    <section className={styles.matrix} aria-labelledby="matrix-title">
      <div className={styles.head}>
        <Heading level={2} id="matrix-title">
          <Trans>People</Trans>
        </Heading>
        <Text soft role="status">
          <Plural value={total} one="# person" other="# people" />
        </Text>
        {people.length > 0 && <EvidenceButton {...{ filters, marks, total }} />}
      </div>
      {people.length === 0 ? (
        <NoPeople filters={filters} onClear={onClear} />
      ) : (
        <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
          {changesPeople && (
            <MatrixBulk
              {...{ filters, selection, list, total }}
              loaded={people}
              requirement={chosen.length === 1 ? chosen[0] : undefined}
            />
          )}
          <ColumnPages {...{ at, pages }} all={chosen.length} onGo={columns => keep({ columns })} />
          <MatrixTable
            people={people}
            requirements={shown}
            selection={changesPeople ? { selected: selection.keys, onChange: selection.choose } : undefined}
            onOpen={(person, requirement) => setOpen({ person, requirement })}
          />
          <ListEnd list={list} shown={people.length} total={total} />
        </div>
      )}
      <Suspense>
        {open && <RecordDialog {...open} day={filters.as_of} onClose={() => setOpen(null)} />}
      </Suspense>
    </section>
  )
}

/** Of more people the file is made in the background. */
const mostAtOnce = 2000

/** What is on the screen as a file for an auditor: its filters and its day included. */
function EvidenceButton({
  filters,
  marks,
  total,
}: Pick<MatrixProps, 'filters' | 'marks'> & { total: number }) {
  const { t } = useLingui()
  const go = useGo()
  const making = useLongEvidence(filters)
  const saving = useEvidence(filters)
  const failed = (error: ApiError) => showToast({ tone: 'danger', text: <FailureText error={error} /> })
  const save = () =>
    saving.mutate(`${t`Requirements`}${filters.as_of ? ` ${filters.as_of}` : ''}.csv`, {
      onSuccess: () => showToast({ tone: 'success', text: t`The file is saved.` }),
      onError: failed,
    })
  const start = () =>
    making.mutate(undefined, {
      onSuccess: id => go(addressOf(filters, { ...marks, export: id }), { replace: true }),
      onError: failed,
    })
  return (
    <Button
      size="sm"
      variant="secondary"
      iconStart={Download}
      isPending={saving.isPending || making.isPending}
      onPress={total > mostAtOnce ? start : save}
    >
      <Trans>Evidence as CSV</Trans>
    </Button>
  )
}

interface MatrixTableProps {
  people: readonly Person[]
  requirements: readonly Requirement[]
  /** Left out where nothing may be changed. */
  selection: EndlessTableProps<Person>['selection'] | undefined
  onOpen: (person: Person, requirement: Requirement) => void
}

function MatrixTable({ people, requirements, selection, onOpen }: MatrixTableProps) {
  const { t } = useLingui()
  const columns: EndlessColumn<Person>[] = [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      share: 1.6,
      cell: person => <PersonName person={person} />,
    },
    ...requirements.map(requirement => ({
      id: String(requirement.id),
      header: shortTitleOf(requirement),
      hasLongName: true,
      cell: (person: Person) => (
        <Cell
          standing={person.standings.find(each => each.requirement_id === requirement.id)}
          label={t`${person.name}, ${titleOf(requirement)}`}
          onOpen={() => onOpen(person, requirement)}
        />
      ),
    })),
  ]
  return (
    <EndlessTable
      label={t`People and requirements`}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      {...(selection && { selection })}
    />
  )
}

interface CellProps {
  standing: Standing | undefined
  label: string
  onOpen: () => void
}

function Cell({ standing, label, onOpen }: CellProps) {
  if (!standing)
    return (
      <Text as="span" soft size="sm">
        <Trans>Not required</Trans>
      </Text>
    )
  return (
    <button type="button" className={styles.cell} onClick={onOpen}>
      <span className="visually-hidden">{label}:</span>
      <StatusBadge standing={standing} />
      <StandingDay standing={standing} />
    </button>
  )
}

function NoPeople({ filters, onClear }: Pick<MatrixProps, 'filters' | 'onClear'>) {
  if (!isNarrowed(filters))
    return (
      <EmptyState title={<Trans>These requirements concern nobody</Trans>}>
        <Trans>Once people are in the departments and groups that they name, they show here.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={<Trans>No results</Trans>}
      action={
        <Button onPress={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      }
    >
      <Trans>Try part of the name, or fewer filters. Spellings such as أحمد and احمد find the same.</Trans>
    </EmptyState>
  )
}

export function MatrixSkeleton() {
  return (
    <Card isFlush aria-busy>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.waitingRow}>
          <Skeleton width="55%" />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </Card>
  )
}
