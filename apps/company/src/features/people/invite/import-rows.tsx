import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Isolate, Table, type TableColumn, Text } from '@masar/ui'
import type { ImportRow, useRows } from './api.ts'
import { useColumnNames } from './column-names.ts'
import styles from './invite.module.css'

/** People of a list who are not invited: where each stands, what it says of them, and what is wrong with it. */
export function ImportRows({ label, rows }: { label: string; rows: ReturnType<typeof useRows> }) {
  const { t } = useLingui()
  const names = useColumnNames()
  const all = rows.data?.pages.flatMap(page => page.data) ?? []
  const hasErrors = all.some(({ faults }) => faults.length > 0)
  const columns: TableColumn<ImportRow>[] = [
    { id: 'line', header: t`Row`, isRowHeader: true, cell: row => row.line },
    { id: 'who', header: t`Person`, cell: row => <Who cells={row.cells} /> },
    {
      id: 'wrong',
      header: t`What is wrong`,
      cell: row => (
        <ul className={styles.faults}>
          {row.faults.map(({ column, message }) => (
            <li key={column + message}>
              <Badge tone="danger">{names[column]}</Badge>{' '}
              <Text as="span" soft>
                <Isolate>{row.cells[column] ?? ''}</Isolate>
              </Text>
              <div>{message}</div>
            </li>
          ))}
        </ul>
      ),
    },
  ]
  if (rows.isSuccess && all.length === 0)
    return (
      <Text soft role="status">
        <Trans>No results</Trans>
      </Text>
    )
  return (
    <div className={styles.rows}>
      <Table
        caption={label}
        columns={hasErrors ? columns : columns.slice(0, 2)}
        rows={all}
        rowKey={row => row.line}
      />
      {rows.hasNextPage && (
        <Button
          variant="secondary"
          isPending={rows.isFetchingNextPage}
          onPress={() => void rows.fetchNextPage()}
        >
          <Trans>Show more rows</Trans>
        </Button>
      )}
    </div>
  )
}

function Who({ cells }: Pick<ImportRow, 'cells'>) {
  return (
    <div>
      <div>
        <Isolate>{cells.name ?? ''}</Isolate>
      </div>
      <Text as="span" size="sm" soft>
        <Isolate>{cells.email ?? ''}</Isolate>
      </Text>
    </div>
  )
}
