import { Plural, Trans } from '@lingui/react/macro'
import { AppLink, LoadError, useGo } from '@masar/app-shell'
import { Button, Card, cx, EmptyState, Heading, LinkButton, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Columns3, Download, MessageSquareText } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { PeopleNav } from '../parts/people-nav.tsx'
import { useRights } from '../rights.ts'
import { employeesQuery } from './api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type ColumnId, useColumns } from './columns.ts'
import { EmployeeFilterFields } from './employee-filters.tsx'
import { EmployeeTable } from './employee-table.tsx'
import styles from './employees.module.css'
import {
  addressOf,
  type EmployeeFilters,
  type EmployeeSort,
  filtersOf,
  isNarrowed,
  type MessagesPlace,
  narrowingOf,
} from './filters.ts'
import { useKeepListPlace } from './list-place.ts'
import { useEmployeeSelection } from './selection.ts'
import { ListEnd } from '../../frame/list-end.tsx'

const ColumnChoice = lazy(() =>
  import('./column-choice.tsx').then(({ ColumnChoice: default_ }) => ({ default: default_ })),
)

const BulkProgress = lazy(() =>
  import('./bulk-progress.tsx').then(({ BulkProgress: default_ }) => ({ default: default_ })),
)

const MessagesDialog = lazy(() =>
  import('./messages-dialog.tsx').then(({ MessagesDialog: default_ }) => ({ default: default_ })),
)

const EmployeesExport = lazy(() =>
  import('./export-dialog.tsx').then(({ EmployeesExport: default_ }) => ({ default: default_ })),
)

type List = ReturnType<typeof useList>

function useList(filters: EmployeeFilters) {
  return useInfiniteQuery({ ...employeesQuery(filters), placeholderData: keepPreviousData })
}

interface EmployeesScreenProps {
  filters: EmployeeFilters
  /** Who is chosen, as in the URL. */
  chosen?: string | undefined
  /** The file, and the act on many, that a notification led to. */
  exportId?: number
  actId?: number
  /** The messages that were sent, where they show. */
  messages?: MessagesPlace | undefined
}

/** The company's people: found, narrowed, ordered; all of it in the address. */
export function EmployeesScreen({ filters, chosen, exportId, actId, messages }: EmployeesScreenProps) {
  const go = useGo()
  const { readsPeople, changesPeople } = useRights()
  const list = useList(filters)
  // Another order shows the same people: the selection stays.
  const change = useCallback(
    (next: EmployeeFilters) => {
      const isSame = addressOf(narrowingOf(next)) === addressOf(narrowingOf(filters))
      go(addressOf(next, isSame ? chosen : undefined), { replace: true })
    },
    [go, filters, chosen],
  )
  const keep = (next: string | undefined) =>
    go(addressOf(filters, next), { replace: true, resetScroll: false })
  const showMessages = (place: MessagesPlace) =>
    go(addressOf(filters, chosen, place), { replace: true, resetScroll: false })
  const total = list.data?.pages[0]?.meta.total
  useKeepListPlace(filters, chosen)
  const [columns, setColumns] = useColumns()
  const [open, setOpen] = useState<'columns' | 'export' | null>(null)
  const closeExport = () => {
    setOpen(null)
    if (exportId !== undefined) change(filters)
  }
  return (
    <div className={styles.screen}>
      <PeopleNav at="employees" />
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Employees</Trans>
        </Heading>
        <Text soft role="status">
          {total !== undefined && <Plural value={total} one="# person" other="# people" />}
        </Text>
      </div>
      {readsPeople && (
        <>
          <EmployeeFilterFields filters={filters} onChange={change} />
          <div className={styles.tools}>
            {changesPeople && (
              <LinkButton as={AppLink} to="/invite" size="sm">
                <Trans>Invite people</Trans>
              </LinkButton>
            )}
            <Button
              size="sm"
              variant="secondary"
              iconStart={Download}
              isDisabled={!total}
              onPress={() => setOpen('export')}
            >
              <Trans>Export</Trans>
            </Button>
            {changesPeople && (
              <Button
                size="sm"
                variant="secondary"
                iconStart={MessageSquareText}
                onPress={() => showMessages({})}
              >
                <Trans>Messages sent</Trans>
              </Button>
            )}
            <Button size="sm" variant="secondary" iconStart={Columns3} onPress={() => setOpen('columns')}>
              <Trans>Columns</Trans>
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {messages && changesPeople && (
          <MessagesDialog place={messages} onChange={showMessages} onClose={() => keep(chosen)} />
        )}
        {open === 'columns' && (
          <ColumnChoice columns={columns} onChange={setColumns} onClose={() => setOpen(null)} />
        )}
        {(open === 'export' || exportId !== undefined) && (
          <EmployeesExport {...{ exportId, filters, columns }} total={total ?? 0} onClose={closeExport} />
        )}
        {actId !== undefined && changesPeople && <BulkProgress id={actId} onClose={() => change(filters)} />}
      </Suspense>
      <People
        list={list}
        filters={filters}
        chosen={chosen}
        columns={columns}
        onKeep={keep}
        onSort={sort => change(filtersOf({ ...filters, sort }))}
        onClear={() => change(filters.sort ? { sort: filters.sort } : {})}
      />
    </div>
  )
}

interface PeopleProps {
  list: List
  filters: EmployeeFilters
  chosen: string | undefined
  onKeep: (chosen: string | undefined) => void
  columns: readonly ColumnId[]
  onSort: (sort: EmployeeSort) => void
  onClear: () => void
}

function People({ list, filters, chosen, columns, onKeep, onSort, onClear }: PeopleProps) {
  const { changesPeople } = useRights()
  const employees = list.data?.pages.flatMap(page => page.data) ?? []
  const total = Math.max(list.data?.pages[0]?.meta.total ?? 0, employees.length)
  const selection = useEmployeeSelection({ filters, chosen, loaded: employees, total, onKeep })
  if (list.isPending) return <ListSkeleton />
  return (
    <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
      {/* Also where no one is left: an act that emptied the list still shows its result. */}
      {changesPeople && <BulkBar loaded={employees} {...{ selection, total, filters, columns }} />}
      {employees.length === 0 ? (
        list.isError ? (
          <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
        ) : (
          <NoPeople filters={filters} onClear={onClear} />
        )
      ) : (
        <>
          <EmployeeTable
            employees={employees}
            columns={columns}
            sort={filters.sort}
            onSort={onSort}
            selection={changesPeople ? selection : undefined}
          />
          <ListEnd list={list} shown={employees.length} total={total} />
        </>
      )}
    </div>
  )
}

function NoPeople({ filters, onClear }: { filters: EmployeeFilters; onClear: () => void }) {
  if (!isNarrowed(filters)) {
    return (
      <EmptyState drawing="people" title={<Trans>Nobody is here yet</Trans>}>
        <Trans>Once people of your company have joined, they show here.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="search"
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

function ListSkeleton() {
  return (
    <Card isFlush aria-busy>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={styles.waitingRow}>
          <Skeleton shape="circle" width={40} />
          <div>
            <Skeleton width="55%" />
            <Skeleton width="35%" />
          </div>
          <Skeleton width="70%" />
        </div>
      ))}
    </Card>
  )
}
