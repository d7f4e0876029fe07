import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink, LoadError } from '@masar/app-shell'
import {
  formatNumber,
  Isolate,
  linkClass,
  NativeSelect,
  Skeleton,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@masar/ui'
import type { InfiniteData, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ListEnd } from '../../frame/list-end.tsx'
import { useOutcomeWords } from './batch-words.tsx'
import { conflictKinds, type ConflictKind } from './conflict-kinds.ts'
import type { ConflictPage } from '../queries.ts'

/** Pages of people and courses that do not come together. */
export type ConflictQuery = UseInfiniteQueryOptions<
  ConflictPage,
  ApiError,
  InfiniteData<ConflictPage, string | undefined>,
  readonly unknown[],
  string | undefined
>

interface ConflictTableProps {
  caption: string
  /** How many there are for each reason, where one of several can be chosen. */
  counts?: Partial<Record<ConflictKind, number>>
  /** All of them, or those for one reason. */
  query: (kind: ConflictKind | undefined) => ConflictQuery
  /** How many there are, where no reason is counted. */
  total?: number
  /** Whether the reason of each is said. */
  hasReason?: boolean
  /** What it means that none of those counted is listed, where that may be. */
  empty?: ReactNode
}

/** People and courses that do not come together, page by page, with the reason; narrowed to one reason where there are several. */
export function ConflictTable(props: ConflictTableProps) {
  const { caption, counts = {}, query, total = 0, hasReason = true, empty } = props
  const [kind, setKind] = useState<ConflictKind>()
  const list = useInfiniteQuery({ ...query(kind), placeholderData: keepPreviousData })
  const columns = useConflictColumns(hasReason)
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  const first = list.data?.pages[0]?.meta.total ?? 0
  // A list of very many says only that there are more. One that is whole is counted itself: it may have fewer people in sight.
  const counted = conflictKinds.reduce(
    (sum, each) => sum + (kind && kind !== each ? 0 : (counts[each] ?? 0)),
    total,
  )
  return (
    <>
      <KindField counts={counts} value={kind} onChange={setKind} />
      {list.isPending && <Skeleton shape="block" height="8rem" />}
      {list.isError && rows.length === 0 && (
        <LoadError
          level={3}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {empty !== undefined && list.isSuccess && !list.isPlaceholderData && rows.length === 0 && (
        <Text soft>{empty}</Text>
      )}
      {rows.length > 0 && (
        <>
          <Table
            caption={caption}
            rows={rows}
            rowKey={({ employee, course }) => `${employee.id}-${course.id}`}
            columns={columns}
          />
          <ListEnd
            list={list}
            shown={rows.length}
            total={list.hasNextPage ? Math.max(counted, first) : rows.length}
            isByHand
          />
        </>
      )}
    </>
  )
}

function useConflictColumns(hasReason: boolean) {
  const { t } = useLingui()
  const words = useOutcomeWords()
  const columns: TableColumn<ConflictPage['data'][number]>[] = [
    {
      id: 'employee',
      header: t`Person`,
      isRowHeader: true,
      cell: ({ employee: { id, name } }) => (
        <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
      ),
    },
    { id: 'course', header: t`Course`, cell: ({ course }) => <Isolate>{course.title}</Isolate> },
  ]
  const reason: (typeof columns)[number] = {
    id: 'reason',
    header: t`Reason`,
    cell: ({ outcome }) => (outcome === null ? null : words[outcome]),
  }
  return hasReason ? [...columns, reason] : columns
}

interface KindFieldProps {
  counts: Partial<Record<ConflictKind, number>>
  value: ConflictKind | undefined
  onChange: (kind: ConflictKind | undefined) => void
}

/** Chooses the reason, where there are several. */
function KindField({ counts, value, onChange }: KindFieldProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useOutcomeWords()
  const kinds = conflictKinds.filter(kind => (counts[kind] ?? 0) > 0)
  if (kinds.length < 2) return null
  const labelled = kinds.map(kind => ({
    value: kind,
    label: `${words[kind]} (${formatNumber(tag, counts[kind] ?? 0)})`,
  }))
  return (
    <NativeSelect
      label={t`Reason`}
      value={value ?? ''}
      onChange={chosen => onChange(kinds.find(kind => kind === chosen))}
      options={[{ value: '', label: t`Every reason` }, ...labelled]}
    />
  )
}
