import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import type { ApiError } from '@masar/api-sdk'
import { EmptyState, Isolate, linkClass, NativeSelect, Table, type TableColumn } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type AgeSort,
  ageSorts,
  type DialogPlace,
  dialogPlaceOf,
  listOfDialog,
} from '../../people/parts/found.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
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

/** Which movements show, as in the URL: all or of one kind, found and ordered. */
export interface LedgerPlace<Movement extends string> extends DialogPlace<AgeSort> {
  movement?: Movement | undefined
}

interface LedgerDialogProps<Row, Movement extends string> {
  title: ReactNode
  /** Names the table. */
  caption: string
  /** What is searched by. */
  label: string
  /** Those after the movement itself. */
  columns: readonly TableColumn<Row>[]
  list: UseInfiniteQueryResult<{ pages: LedgerPage<Row>[] }, ApiError>
  /** What the movements are called, in the order of the choice. */
  words: Record<Movement, string>
  place: LedgerPlace<Movement>
  /** Which of them are shown at all, where that isn't all. */
  children?: ReactNode
  onChange: (place: LedgerPlace<Movement>) => void
  onClose: () => void
}

/** The rows behind a number of a ledger, found and ordered, all or of one movement. */
export function LedgerDialog<Row extends LedgerRow<Movement>, Movement extends string>({
  title,
  caption,
  label,
  columns,
  list,
  words,
  place,
  children,
  onChange,
  onClose,
}: LedgerDialogProps<Row, Movement>) {
  const { t } = useLingui()
  const movements = Object.keys(words) as Movement[]
  return (
    <Dialog size="wide" title={title} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <div className={styles.form}>
        <ListTools
          label={label}
          place={listOfDialog(place, ageSorts)}
          sorts={[
            { value: '', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
          ]}
          onChange={({ q, sort }) =>
            onChange({ movement: place.movement, ...dialogPlaceOf({ who: q, by: sort }, ageSorts) })
          }
        >
          <NativeSelect
            label={t`Movement`}
            hideLabel
            value={place.movement ?? ''}
            options={[
              { value: '', label: t`All movements` },
              ...movements.map(value => ({ value, label: words[value] })),
            ]}
            onChange={value => onChange({ ...place, movement: movements.find(each => each === value) })}
          />
        </ListTools>
        {children}
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
