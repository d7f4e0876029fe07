import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import type { ApiError } from '@masar/api-sdk'
import { EmptyState, Isolate, linkClass, NativeSelect, Table, type TableColumn } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DialogPages } from './dialog-pages.tsx'
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
        <DialogPages
          list={list}
          empty={<EmptyState level={3} title={<Trans>There are no such movements</Trans>} />}
        >
          {rows => (
            <Table
              caption={caption}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { id: 'movement', header: t`Movement`, isRowHeader: true, cell: row => words[row.movement] },
                ...columns,
              ]}
            />
          )}
        </DialogPages>
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
