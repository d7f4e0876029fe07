import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Avatar,
  Badge,
  formatNumber,
  Isolate,
  linkClass,
  Ltr,
  ProgressBar,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@masar/ui'
import type { Employee } from './api.ts'
import styles from './employees.module.css'
import { StateBadge } from './state-badge.tsx'

function Person({ employee: { id, name, email } }: { employee: Employee }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size={40} />
      <span>
        <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
        <Text as="span" size="xs" soft lines={1} className={styles.email}>
          <Ltr>{email}</Ltr>
        </Text>
      </span>
    </span>
  )
}

function Progress({ employee: { name, assigned, completed, percent } }: { employee: Employee }) {
  const { t } = useLingui()
  const { tag } = useUi()
  if (assigned === 0 || percent === null)
    return (
      <Text as="span" soft size="sm">
        <Trans>Nothing assigned</Trans>
      </Text>
    )
  const [done, all] = [formatNumber(tag, completed), formatNumber(tag, assigned)]
  return (
    <span className={styles.progress}>
      <ProgressBar value={percent} showValue label={t`Progress of ${name}`} />
      <Text as="span" size="xs" soft>
        <Trans>
          {done} of {all} finished
        </Trans>
      </Text>
    </span>
  )
}

const none = <span aria-hidden>—</span>

/** A row per person; on a phone a card per person. */
export function EmployeeTable({ employees }: { employees: readonly Employee[] }) {
  const { t } = useLingui()
  const columns: TableColumn<Employee>[] = [
    { id: 'name', header: t`Name`, isRowHeader: true, cell: employee => <Person employee={employee} /> },
    {
      id: 'number',
      header: t`Employee number`,
      cell: ({ number }) => (number === null ? none : <Ltr className={styles.figures}>{number}</Ltr>),
    },
    {
      id: 'department',
      header: t`Department`,
      cell: ({ department }) => (department === null ? none : <Isolate>{department.name}</Isolate>),
    },
    { id: 'state', header: t`Status`, cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'progress', header: t`Progress`, cell: employee => <Progress employee={employee} /> },
    {
      id: 'overdue',
      header: t`Overdue`,
      cell: ({ overdue }) =>
        overdue === 0 ? (
          none
        ) : (
          <Badge tone="danger">
            <Plural value={overdue} one="# overdue" other="# overdue" />
          </Badge>
        ),
    },
  ]
  return (
    <Table
      className={styles.table}
      caption={t`Employees`}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
    />
  )
}
