import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Avatar,
  Badge,
  DateText,
  formatNumber,
  Isolate,
  linkClass,
  Ltr,
  ProgressBar,
  Text,
  useUi,
} from '@masar/ui'
import { type EndlessColumn, EndlessTable } from '@masar/ui/endless-table'
import type { ReactNode } from 'react'
import type { Employee } from './api.ts'
import { useColumnWords } from './column-choice.tsx'
import type { ColumnId } from './columns.ts'
import styles from './employees.module.css'
import type { EmployeeSort } from './filters.ts'
import type { EmployeeSelection } from './selection.ts'
import { pressedSort, shownSort } from './sorts.ts'
import { StateBadge } from './state-badge.tsx'

function Person({ employee: { id, name, avatar, email } }: { employee: Employee }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar} size={40} />
      <span>
        <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
        {email !== null && (
          <Text as="span" size="xs" soft lines={1} dir="ltr" className={styles.email}>
            {email}
          </Text>
        )}
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

/** A column whose values say by themselves what they are: on a phone they stand side by side, without its name. */
function said(tag: (employee: Employee) => ReactNode) {
  return { tag, cell: (employee: Employee) => tag(employee) || none }
}

interface EmployeeTableProps {
  sort: EmployeeSort | undefined
  onSort: (sort: EmployeeSort) => void
  employees: readonly Employee[]
  columns: readonly ColumnId[]
  /** Left out where no one may be changed. */
  selection: EmployeeSelection | undefined
}

/** A row per person with the columns that were chosen; on a phone a card per person. */
export function EmployeeTable({ employees, columns: chosen, sort, onSort, selection }: EmployeeTableProps) {
  const { t } = useLingui()
  const words = useColumnWords()
  const cells: Record<ColumnId, Pick<EndlessColumn<Employee>, 'cell' | 'share' | 'tag'>> = {
    number: said(({ number }) => number && <Ltr className={styles.figures}>{number}</Ltr>),
    job: said(({ job }) => job && <Isolate>{job}</Isolate>),
    department: said(({ department }) => department && <Isolate>{department.name}</Isolate>),
    manager: { cell: ({ manager }) => (manager === null ? none : <Isolate>{manager.name}</Isolate>) },
    state: said(({ state }) => <StateBadge state={state} />),
    joined: { cell: ({ joined_on: on }) => (on === null ? none : <DateText value={on} timeZone="UTC" />) },
    progress: { cell: employee => <Progress employee={employee} />, share: 1.5 },
    overdue: said(({ overdue }) => (overdue > 0 ? <Overdue count={overdue} /> : null)),
  }
  return (
    <EndlessTable
      label={t`Employees`}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          isRowHeader: true,
          isSortable: true,
          share: 2,
          cell: employee => <Person employee={employee} />,
        },
        ...chosen.map(id => ({ id, header: words[id], isSortable: true, ...cells[id] })),
      ]}
      rows={employees}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={shownSort(sort)}
      onSort={next => onSort(pressedSort(next, sort))}
      selection={selection && { selected: selection.keys, onChange: selection.choose }}
    />
  )
}

function Overdue({ count }: { count: number }) {
  return (
    <Badge tone="danger">
      <Plural value={count} one="# overdue" other="# overdue" />
    </Badge>
  )
}
