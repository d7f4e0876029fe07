import { LoadError } from '@masar/app-shell'
import type { ApiError } from '@masar/api-sdk'
import { Skeleton } from '@masar/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListEnd } from '../../frame/list-end.tsx'

interface DialogPagesProps<Row> {
  list: UseInfiniteQueryResult<{ pages: { data: Row[]; meta: { total: number } }[] }, ApiError>
  /** Stands there where there is none. */
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list inside a dialog, page by page: while it loads, where that failed, where there is nothing, and the way to more. */
export function DialogPages<Row>({ list, empty, children }: DialogPagesProps<Row>) {
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.isPending) return <Skeleton shape="block" height="10rem" />
  if (rows.length === 0)
    return list.isError ? (
      <LoadError
        level={3}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      empty
    )
  return (
    <>
      {children(rows)}
      <ListEnd
        list={list}
        shown={rows.length}
        total={list.data?.pages[0]?.meta.total ?? rows.length}
        isByHand
      />
    </>
  )
}
