import { LoadError, useGo } from '@masar/app-shell'
import { cx, Skeleton } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ListEnd } from '../../frame/list-end.tsx'
import { useListSelection } from '../../people/parts/list-selection.ts'
import styles from '../learn.module.css'
import { addressOf, type AssignmentFilters, type ListMarks } from '../place.ts'
import { assignmentsQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { AssignmentRows } from './assignment-rows.tsx'

const AssignmentBulk = lazy(() =>
  import('./assignment-bulk.tsx').then(({ AssignmentBulk: default_ }) => ({ default: default_ })),
)
const ActProgress = lazy(() =>
  import('./act-progress.tsx').then(({ ActProgress: default_ }) => ({ default: default_ })),
)

interface AssignmentListProps {
  filters: AssignmentFilters
  marks?: ListMarks
  empty: ReactNode
  /** Tells how many there are, once it is known. */
  children?: (total: number, isCapped: boolean) => ReactNode
}

/** Assignments that match, page by page; those that are chosen are acted on together. */
export function AssignmentList({ filters, marks = {}, empty, children }: AssignmentListProps) {
  const go = useGo()
  const list = useInfiniteQuery({ ...assignmentsQuery(filters), placeholderData: keepPreviousData })
  const { assigns } = useLearnRights()
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  const meta = list.data?.pages[0]?.meta
  const total = Math.max(meta?.total ?? 0, rows.length)
  const isCapped = meta?.total_is_capped ?? false
  const [act, setAct] = useState(marks.act)
  const keep = (next: ListMarks) =>
    go(addressOf({ ...filters, ...next }), { replace: true, resetScroll: false })
  const selection = useListSelection({
    place: addressOf({ ...filters, sort: undefined }),
    chosen: marks.chosen,
    loaded: rows.map(({ id }) => id),
    total,
    onKeep: chosen => keep({ chosen }),
  })
  const showAct = (id: number | undefined) => {
    setAct(id)
    keep({ act: id })
  }
  if (list.isPending) return <Skeleton shape="block" height="20rem" />
  if (list.isError && rows.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  return (
    <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
      {rows.length > 0 && children?.(total, isCapped)}
      {/* Also where none are left: an act that took all off the list still says what came of it. */}
      {assigns && (
        <Suspense>
          <AssignmentBulk {...{ filters, selection, total, isCapped }} loaded={rows} onBegun={showAct} />
          {act !== undefined && <ActProgress key={act} id={act} onClose={() => showAct(undefined)} />}
        </Suspense>
      )}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <AssignmentRows
            rows={rows}
            selection={assigns ? { selected: selection.keys, onChange: selection.choose } : undefined}
          />
          <ListEnd list={list} shown={rows.length} total={total} />
        </>
      )}
    </div>
  )
}
