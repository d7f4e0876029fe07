import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Isolate } from '@masar/ui'
import type { EmployeeImport } from './api.ts'
import { useColumnNames } from './column-names.ts'
import styles from './invite.module.css'

type Unread = EmployeeImport['unread_columns'][number]

/** The columns of a file that say something and are not read, each with the reason. */
export function UnreadColumns({ columns }: { columns: readonly Unread[] }) {
  if (columns.length === 0) return null
  return (
    <Banner tone="warning">
      <Plural
        value={columns.length}
        one="# column of this file is not read. If you need it, correct its name and choose the file again."
        other="# columns of this file are not read. If you need them, correct their names and choose the file again."
      />
      <ul className={styles.unread}>
        {columns.map(column => (
          <li key={column.place}>
            <Reason column={column} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Reason({ column: { place, head, repeats } }: { column: Unread }) {
  const names = useColumnNames()
  if (head === '') return <Trans>Column {place}: it has no name.</Trans>
  if (repeats === null)
    return (
      <Trans>
        “<Isolate>{head}</Isolate>”: this name is not known here.
      </Trans>
    )
  const name = names[repeats]
  return (
    <Trans>
      “<Isolate>{head}</Isolate>”: “{name}” is read from an earlier column already.
    </Trans>
  )
}
