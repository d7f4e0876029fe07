import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import type { ApiError } from '@masar/api-sdk'
import {
  EmptyState,
  Isolate,
  linkClass,
  LoadMore,
  NativeSelect,
  Skeleton,
  Table,
  type TableColumn,
} from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from '../learn.module.css'

interface LedgerPage<Row> {
  data: Row[]
  meta: { total: number }
}

interface LedgerRow<Movement extends string> {
  id: number
  movement: Movement
}

interface LedgerDialogProps<Row, Movement extends string> {
  title: ReactNode
  /** Names the table. */
  caption: string
  /** Those after the movement itself. */
  columns: readonly TableColumn<Row>[]
  list: UseInfiniteQueryResult<{ pages: LedgerPage<Row>[] }, ApiError>
  /** What the movements are called, in the order of the choice. */
  words: Record<Movement, string>
  movement: Movement | undefined
  onChange: (movement: Movement | undefined) => void
  onClose: () => void
}

/** The rows behind a number of a ledger, newest first, all or of one movement. */
export function LedgerDialog<Row extends LedgerRow<Movement>, Movement extends string>({
  title,
  caption,
  columns,
  list,
  words,
  movement,
  onChange,
  onClose,
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
            <Table
              caption={caption}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { id: 'movement', header: t`Movement`, isRowHeader: true, cell: row => words[row.movement] },
                ...columns,
              ]}
            />
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

/** Whom a movement is about. */
export function LedgerPerson({ employee }: { employee: { id: number; name: string } }) {
  return (
    <AppLink to={`/Employees/${employee.id}`} className={linkClass({ quiet: true })}>
      <Isolate>{employee.name}</Isolate>
    </AppLink>
  )
}
