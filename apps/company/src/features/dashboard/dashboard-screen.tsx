import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import {
  Avatar,
  CompanyName,
  DateText,
  EmptyState,
  formatNumber,
  Heading,
  linkClass,
  LinkButton,
  ProgressBar,
  Stat,
  StatList,
  Text,
  useUi,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Armchair, GraduationCap, Target, UsersRound } from 'lucide-react'
import { useRights } from '../people/rights.ts'
import { type Dashboard, dashboardQuery, needsQuery } from './api.ts'
import { AssignmentStates } from './assignment-states.tsx'
import { Attention } from './attention.tsx'
import { ComplianceCard } from './compliance-card.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import styles from './dashboard.module.css'
import { ListLink } from './list-link.tsx'
import { seatPercent } from './model.ts'
import { NeedsList } from './needs-list.tsx'
import { CourseProgress, DepartmentProgress } from './progress-lists.tsx'
import { LicencesCard, SpendingCard } from './spending-card.tsx'

/** The company's day at a glance: people, what is assigned, who needs a word, seats. */
export function DashboardScreen() {
  const dashboard = useQuery(dashboardQuery())
  if (dashboard.isPending) return <DashboardSkeleton />
  if (dashboard.isError && !dashboard.data) {
    return (
      <>
        <Heading level={1}>
          <Trans>Company dashboard</Trans>
        </Heading>
        <LoadError
          error={dashboard.error}
          isRetrying={dashboard.isFetching}
          onRetry={() => void dashboard.refetch()}
        />
      </>
    )
  }
  return <Loaded data={dashboard.data.data} />
}

function Loaded({ data }: { data: Dashboard }) {
  const { readsPeople, changesPeople } = useRights()
  const people = data.employees.active + data.employees.invited + data.employees.deactivated
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        {data.company.logo !== null && <Avatar name={data.company.name} src={data.company.logo} size={56} />}
        <div className={styles.name}>
          <Heading level={1}>
            <CompanyName name={data.company.name} color={data.company.color} />
          </Heading>
          <Text soft size="sm">
            <Trans>
              As of <DateText value={data.as_of} format="time" />
            </Trans>
          </Text>
        </div>
        {readsPeople && people > 0 && (
          <LinkButton as={AppLink} to="/Employees">
            <Trans>See all employees</Trans>
          </LinkButton>
        )}
      </header>
      {people === 0 ? (
        <EmptyState
          drawing="people"
          title={<Trans>Nobody is here yet</Trans>}
          action={
            changesPeople && (
              <LinkButton as={AppLink} to="/invite">
                <Trans>Invite people</Trans>
              </LinkButton>
            )
          }
        >
          <Trans>Once people of your company have joined, their learning shows here.</Trans>
        </EmptyState>
      ) : (
        <>
          <Figures data={data} />
          <NeedsList data={data} />
          <div className={styles.columns}>
            <AssignmentStates assignments={data.assignments} begun={data.begun} />
            {readsPeople && <Attention overdue={data.assignments.overdue} people={data.attention} />}
            <NeededCards />
            <DepartmentProgress departments={data.departments} />
            <CourseProgress courses={data.courses} />
          </div>
        </>
      )}
    </div>
  )
}

/** What takes longer to count, each where there is any of it. */
function NeededCards() {
  const needs = useQuery(needsQuery()).data?.data
  if (!needs) return null
  const { compliance, spending, licences } = needs
  return (
    <>
      {compliance && <ComplianceCard compliance={compliance} />}
      {spending && <SpendingCard spending={spending} />}
      {licences && licences.length > 0 && <LicencesCard licences={licences} />}
    </>
  )
}

function Figures({ data: { employees, assignments, seats, mean_score } }: { data: Dashboard }) {
  const { tag } = useUi()
  const number = (value: number) => formatNumber(tag, value)
  const invited = number(employees.invited)
  return (
    <StatList className={styles.figures}>
      <Stat
        icon={UsersRound}
        label={<Trans>Active people</Trans>}
        value={<ListLink to="/Employees?state=active">{number(employees.active)}</ListLink>}
        note={
          employees.invited > 0 && (
            <ListLink to="/Employees?state=invited">
              <Trans>{invited} invited, not joined yet</Trans>
            </ListLink>
          )
        }
      />
      <Stat
        icon={GraduationCap}
        label={<Trans>Assignments finished</Trans>}
        value={
          <ListLink to="/learn?state=completed">
            {formatNumber(tag, assignments.total === 0 ? 0 : assignments.completed / assignments.total, {
              style: 'percent',
            })}
          </ListLink>
        }
      />
      <Stat
        icon={Target}
        label={<Trans>Average score</Trans>}
        value={
          mean_score === null ? (
            '—'
          ) : (
            <ListLink to="/reports?report=scores">
              {formatNumber(tag, mean_score / 100, { style: 'percent', maximumFractionDigits: 1 })}
            </ListLink>
          )
        }
      />
      {seats && <Seats seats={seats} />}
    </StatList>
  )
}

/** Of the whole company; a manager of a branch has none. */
function Seats({ seats }: { seats: NonNullable<Dashboard['seats']> }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const [bought, used] = [formatNumber(tag, seats.bought), formatNumber(tag, seats.used)]
  return (
    <Stat
      icon={Armchair}
      label={<Trans>Seats in use</Trans>}
      value={
        <AppLink to="/courses?own=1" className={linkClass()}>
          <Trans>
            {used} of {bought}
          </Trans>
        </AppLink>
      }
      note={
        <>
          <ProgressBar className={styles.seats} value={seatPercent(seats)} label={t`Seats in use`} />
          <AppLink to="/courses?own=1&sort=free" className={linkClass()}>
            <Plural value={seats.bought - seats.used} _0="None is free" one="# is free" other="# are free" />
          </AppLink>
        </>
      }
    />
  )
}
