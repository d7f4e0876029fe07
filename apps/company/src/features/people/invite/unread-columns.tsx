import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Isolate } from '@masar/ui'
import type { ReactNode } from 'react'
import type { EmployeeImport } from './api.ts'
import { useColumnNames } from './column-names.ts'
import styles from './invite.module.css'

type Unread = EmployeeImport['unread_columns'][number]

/** The columns of a list of people to invite that say something and are not read, each with the reason. */
export function UnreadColumns({ columns }: { columns: readonly Unread[] }) {
  return (
    <ColumnList
      tone="warning"
      columns={columns}
      unknown={head => (
        <Trans>
          “<Isolate>{head}</Isolate>”: this name is not known here.
        </Trans>
      )}
    >
      <Plural
        value={columns.length}
        one="# column of this file is not read. If you need it, correct its name and choose the file again."
        other="# columns of this file are not read. If you need them, correct their names and choose the file again."
      />
    </ColumnList>
  )
}

/** The columns of a list that only says who is meant, which are not read. */
export function UnusedColumns({ columns }: { columns: readonly Unread[] }) {
  return (
    <ColumnList tone="info" columns={columns} unknown={head => <Isolate>{head}</Isolate>}>
      <Plural
        value={columns.length}
        one="This file only says who is meant, by e-mail or employee number. # other column is not read:"
        other="This file only says who is meant, by e-mail or employee number. # other columns are not read:"
      />
    </ColumnList>
  )
}

interface ColumnListProps {
  tone: 'warning' | 'info'
  columns: readonly Unread[]
  /** What is said of a column whose name says nothing here. */
  unknown: (head: string) => ReactNode
  children: ReactNode
}

function ColumnList({ tone, columns, unknown, children }: ColumnListProps) {
  if (columns.length === 0) return null
  return (
    <Banner tone={tone}>
      {children}
      <ul className={styles.unread}>
        {columns.map(column => (
          <li key={column.place}>
            {column.head !== '' && column.repeats === null ? (
              unknown(column.head)
            ) : (
              <Reason column={column} />
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Reason({ column: { place, head, repeats } }: { column: Unread }) {
  const names = useColumnNames()
  if (repeats === null) return <Trans>Column {place}: it has no name.</Trans>
  const name = names[repeats]
  return (
    <Trans>
      “<Isolate>{head}</Isolate>”: “{name}” is read from an earlier column already.
    </Trans>
  )
}
