import { LoadError } from '@masar/app-shell'
import { cx, Skeleton } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import styles from '../learn.module.css'
import { useChoice } from '../parts/use-choice.ts'
import { addressOf, type AssignmentFilters } from '../place.ts'
import { assignmentsQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { AssignmentRows } from './assignment-rows.tsx'
import { ListEnd } from '../../frame/list-end.tsx'

const AssignmentBulk = lazy(() =>
  import('./assignment-bulk.tsx').then(({ AssignmentBulk: default_ }) => ({ default: default_ })),
)

interface AssignmentListProps {
  filters: AssignmentFilters
  empty: ReactNode
  /** Tells how many there are, once it is known. */
  children?: (total: number, isCapped: boolean) => ReactNode
}

/** Assignments that match, page by page; those that are chosen are acted on together. */
export function AssignmentList({ filters, empty, children }: AssignmentListProps) {
  const list = useInfiniteQuery({ ...assignmentsQuery(filters), placeholderData: keepPreviousData })
  const { assigns } = useLearnRights()
  const { selected, choose, clear } = useChoice(addressOf(filters))
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  const meta = list.data?.pages[0]?.meta
  const total = Math.max(meta?.total ?? 0, rows.length)
  if (list.isPending) return <Skeleton shape="block" height="20rem" />
  if (list.isError && rows.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (rows.length === 0) return empty
  return (
    <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
      {children?.(total, meta?.total_is_capped ?? false)}
      {assigns && (
        <Suspense>
          <AssignmentBulk chosen={rows.filter(({ id }) => selected.has(id))} onClear={clear} />
        </Suspense>
      )}
      <AssignmentRows rows={rows} selection={assigns ? { selected, onChange: choose } : undefined} />
      <ListEnd list={list} shown={rows.length} total={total} />
    </div>
  )
}
