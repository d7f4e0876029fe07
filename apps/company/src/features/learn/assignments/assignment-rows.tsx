import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Isolate, linkClass, ProgressBar, type RowKey, Text } from '@masar/ui'
import { EndlessTable } from '@masar/ui/endless-table'
import { StandingBadge } from '../../people/employee/assignment-table.tsx'
import styles from '../learn.module.css'
import { DueText } from '../../people/parts/due-text.tsx'
import { addressOf } from '../place.ts'
import type { AssignmentRow } from '../queries.ts'

interface AssignmentRowsProps {
  rows: readonly AssignmentRow[]
  /** Left out where nothing may be changed. */
  selection: { selected: ReadonlySet<RowKey>; onChange: (keys: ReadonlySet<RowKey>) => void } | undefined
}

/** A row per assignment; on a phone a card. */
export function AssignmentRows({ rows, selection }: AssignmentRowsProps) {
  const { t } = useLingui()
  return (
    <EndlessTable
      label={t`Assignments`}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ employee, course }) => t`${employee.name}: ${course.title}`}
      selection={selection}
      columns={[
        {
          id: 'employee',
          header: t`Person`,
          isRowHeader: true,
          share: 1.5,
          cell: row => <Who row={row} />,
        },
        { id: 'course', header: t`Course`, share: 2, cell: row => <What row={row} /> },
        { id: 'due', header: t`Due`, cell: row => <DueText due={row} /> },
        { id: 'state', header: t`Status`, share: 1.2, cell: row => <StandingBadge assignment={row} /> },
        { id: 'progress', header: t`Progress`, share: 1.2, cell: row => <Progress row={row} /> },
      ]}
    />
  )
}

function Who({ row: { employee } }: { row: AssignmentRow }) {
  return (
    <span className={styles.stacked}>
      <AppLink to={`/Employees/${employee.id}`} className={linkClass({ quiet: true })}>
        <Isolate>{employee.name}</Isolate>
      </AppLink>
      {employee.has_left && (
        <Text as="span" size="xs" soft>
          <Trans>Has left</Trans>
        </Text>
      )}
    </span>
  )
}

function What({ row: { course, path } }: { row: AssignmentRow }) {
  return (
    <span className={styles.stacked}>
      <Text as="span" size="sm" lines={2}>
        <Isolate>{course.title}</Isolate>
      </Text>
      {path && (
        <Text as="span" size="xs" soft>
          <Trans>
            Path:{' '}
            <AppLink to={addressOf({ view: 'paths', path: path.id })} className={linkClass()}>
              <Isolate>{path.name}</Isolate>
            </AppLink>
          </Trans>
        </Text>
      )}
    </span>
  )
}

function Progress({ row: { percent, employee, course } }: { row: AssignmentRow }) {
  const { t } = useLingui()
  return (
    <span className={styles.progress}>
      <ProgressBar value={percent} showValue label={t`Progress of ${employee.name} in ${course.title}`} />
    </span>
  )
}
