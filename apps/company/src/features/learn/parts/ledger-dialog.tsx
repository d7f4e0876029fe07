import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import type { ApiError } from '@masar/api-sdk'
import { EmptyState, LoadMore, NativeSelect, Skeleton } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from '../learn.module.css'

interface LedgerPage<Row> {
  data: Row[]
  meta: { total: number }
}

interface LedgerDialogProps<Row, Movement extends string> {
  title: ReactNode
  list: UseInfiniteQueryResult<{ pages: LedgerPage<Row>[] }, ApiError>
  /** What the movements are called, in the order of the choice. */
  words: Record<Movement, string>
  movement: Movement | undefined
  onChange: (movement: Movement | undefined) => void
  onClose: () => void
  children: (rows: readonly Row[]) => ReactNode
}

/** The rows behind a number of a ledger, newest first, all or of one movement. */
export function LedgerDialog<Row, Movement extends string>({
  title,
  list,
  words,
  movement,
  onChange,
  onClose,
  children,
}: LedgerDialogProps<Row, Movement>) {
  const { t } = useLingui()
  const movements = Object.keys(words) as Movement[]
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  return (
    <Dialog size="wide" title={title} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <div className={styles.form}>
        <NativeSelect
          label={t`Movement`}
          value={movement ?? ''}
          options={[
            { value: '', label: t`All movements` },
            ...movements.map(value => ({ value, label: words[value] })),
          ]}
          onChange={value => onChange(movements.find(each => each === value))}
        />
        {list.isPending && <Skeleton shape="block" height="10rem" />}
        {list.isError && rows.length === 0 && (
          <LoadError
            level={3}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState level={3} title={<Trans>There are no such movements</Trans>} />
        )}
        {rows.length > 0 && (
          <>
            {children(rows)}
            <LoadMore
              shown={rows.length}
              total={list.data?.pages[0]?.meta.total ?? rows.length}
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onLoadMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
