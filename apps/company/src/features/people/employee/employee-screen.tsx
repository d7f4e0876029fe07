import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, MailAddress, NotFoundPage, usePageTitle } from '@masar/app-shell'
import {
  Avatar,
  Badge,
  Card,
  DateText,
  EmptyState,
  formatNumber,
  Heading,
  Icon,
  Isolate,
  Link,
  linkClass,
  Ltr,
  Skeleton,
  Stat,
  StatList,
  useUi,
  VisuallyHidden,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useListPlace } from '../employees/list-place.ts'
import { StateBadge } from '../employees/state-badge.tsx'
import { useRights } from '../rights.ts'
import { type EmployeePage, employeeQuery } from './api.ts'
import { AssignmentTable } from './assignment-table.tsx'
import { BegunPart } from './begun-table.tsx'
import { DemandedPart } from './demanded-part.tsx'
import { EmployeeActs } from './employee-acts.tsx'
import styles from './employee.module.css'
import type { HistoryPlace } from '../parts/history-tools.tsx'
import { EmployeeHistory } from './history.tsx'
import { EarnedPart } from './certificates.tsx'
import { LearnedPart } from './learned-part.tsx'
import { SharedPart } from './shared.tsx'

/** One person: who they are here, and how far they are with what the company assigned. */
export function EmployeeScreen({ id, history = {} }: { id: number; history?: HistoryPlace }) {
  const employee = useQuery(employeeQuery(id))
  usePageTitle(employee.data?.data.name)
  if (employee.error?.status === 404) return <NotFoundPage />
  return (
    <div className={styles.screen}>
      <BackToList />
      {employee.data ? (
        <Loaded employee={employee.data.data} history={history} />
      ) : employee.isPending ? (
        <EmployeeSkeleton />
      ) : (
        <>
          <VisuallyHidden>
            <Heading level={1}>
              <Trans>Employee</Trans>
            </Heading>
          </VisuallyHidden>
          <LoadError
            error={employee.error}
            isRetrying={employee.isFetching}
            onRetry={() => void employee.refetch()}
          />
        </>
      )}
    </div>
  )
}

/** Back to the list as it was left: by the history where it stands right before, so that the scroll is kept too. */
function BackToList() {
  const { history } = useRouter()
  const place = useListPlace()
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !place.isJustBefore()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link as={AppLink} quiet to={place.address} onClick={press} className={styles.back}>
      <Icon of={ArrowLeft} />
      <Trans>All employees</Trans>
    </Link>
  )
}

function Loaded({ employee, history }: { employee: EmployeePage; history: HistoryPlace }) {
  const { name, avatar, job, state, assignments } = employee
  const { changesPeople } = useRights()
  return (
    <>
      <header className={styles.head}>
        <Avatar name={name} src={avatar} size={72} />
        <div>
          <Heading level={1}>
            <Isolate>{name}</Isolate>
          </Heading>
          <p className={styles.under}>
            <StateBadge state={state} />
            {job !== null && <Isolate>{job}</Isolate>}
          </p>
        </div>
      </header>
      {changesPeople && !employee.is_anonymised && <EmployeeActs employee={employee} />}
      <Facts employee={employee} />
      <section className={styles.section}>
        <Heading level={2}>
          <Trans>Assigned courses</Trans>
        </Heading>
        <Figures employee={employee} />
        {assignments.length === 0 ? (
          <EmptyState level={3} title={<Trans>Nothing is assigned yet</Trans>}>
            <Trans>Courses that the company assigns to this person show here, with their due dates.</Trans>
          </EmptyState>
        ) : (
          <AssignmentTable assignments={assignments} />
        )}
      </section>
      <DemandedPart employee={employee} />
      <LearnedPart employee={employee} />
      <EarnedPart certificates={employee.certificates} />
      <BegunPart courses={employee.begun} />
      <SharedPart shared={employee.shared} />
      <EmployeeHistory id={employee.id} place={history} />
    </>
  )
}

function Facts({ employee }: { employee: EmployeePage }) {
  const { email, number, department, manager, groups, joined_on } = employee
  const none = <Trans>Not given</Trans>
  return (
    <Card as="section">
      <VisuallyHidden>
        <Heading level={2}>
          <Trans>Details</Trans>
        </Heading>
      </VisuallyHidden>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>
            {email === null ? (
              none
            ) : (
              <a href={`mailto:${email}`}>
                <MailAddress>{email}</MailAddress>
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Employee number</Trans>
          </dt>
          <dd>{number === null ? none : <Ltr>{number}</Ltr>}</dd>
        </div>
        <div>
          <dt>
            <Trans>Department</Trans>
          </dt>
          <dd>{department === null ? none : <Isolate>{department.name}</Isolate>}</dd>
        </div>
        <div>
          <dt>
            <Trans>Line manager</Trans>
          </dt>
          <dd>
            {manager === null ? (
              none
            ) : (
              <AppLink to={`/Employees/${manager.id}`} className={linkClass()}>
                <Isolate>{manager.name}</Isolate>
              </AppLink>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Groups</Trans>
          </dt>
          <dd className={styles.groups}>
            {groups.length === 0
              ? none
              : groups.map(({ id, name, is_by_rule: isByRule }) => (
                  <Badge key={id}>
                    <Isolate>{name}</Isolate>
                    {isByRule && (
                      <>
                        {' '}
                        <Trans>(by a rule)</Trans>
                      </>
                    )}
                  </Badge>
                ))}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Joined on</Trans>
          </dt>
          <dd>
            {joined_on === null ? <Trans>Not yet</Trans> : <DateText value={joined_on} timeZone="UTC" />}
          </dd>
        </div>
      </dl>
    </Card>
  )
}

function Figures({ employee: { assigned, completed, overdue, percent } }: { employee: EmployeePage }) {
  const { tag } = useUi()
  if (assigned === 0) return null
  return (
    <StatList>
      <Stat label={<Trans>Assigned</Trans>} value={formatNumber(tag, assigned)} />
      <Stat
        label={<Trans context="state of an assignment">Finished</Trans>}
        value={formatNumber(tag, completed)}
      />
      <Stat label={<Trans>Overdue</Trans>} value={formatNumber(tag, overdue)} />
      <Stat
        label={<Trans>Progress</Trans>}
        value={percent === null ? '—' : formatNumber(tag, percent / 100, { style: 'percent' })}
      />
    </StatList>
  )
}

function EmployeeSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy className={styles.screen}>
      <div className={styles.head}>
        <Skeleton shape="circle" width={72} />
        <div>
          <Heading level={1}>
            <VisuallyHidden>{t`Employee`}</VisuallyHidden>
            <Skeleton width="12rem" />
          </Heading>
          <Skeleton width="8rem" />
        </div>
      </div>
      <Card>
        <Skeleton shape="block" height="4rem" />
      </Card>
      <Card>
        <Skeleton shape="block" height="14rem" />
      </Card>
    </div>
  )
}
