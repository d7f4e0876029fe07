import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, MailAddress } from '@masar/app-shell'
import {
  Card,
  CompanyName,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  Link,
  LinkButton,
  Ltr,
  Skeleton,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { Employment, EmploymentPage } from './api.ts'
import styles from './employment.module.css'
import { LeavePart } from './leave-part.tsx'
import { employmentQuery, employmentsQuery } from './queries.ts'
import { SeenCourses } from './seen-courses.tsx'
import { SeenHistory } from './seen-history.tsx'
import { SeenLearned } from './seen-learned.tsx'
import { SeenRequirements } from './seen-requirements.tsx'
import { SeenTrainings } from './seen-trainings.tsx'
import { SharingPart } from './sharing-part.tsx'
import { WhatItDoesNotSee, WhatItSees } from './what-it-sees.tsx'

/** One's company: what it sees, what one shares with it, and leaving it. */
export function EmploymentScreen() {
  const { data, error, isFetching, refetch } = useQuery(employmentsQuery())
  return (
    <div className={styles.page}>
      <Link as={AppLink} to="/profile" className={styles.back}>
        <Trans>To the profile</Trans>
      </Link>
      <Heading level={1}>
        <Trans>My company</Trans>
      </Heading>
      {data ? (
        data.data.length === 0 ? (
          <NoCompany />
        ) : (
          data.data.map(employment => <OneCompany key={employment.id} employment={employment} />)
        )
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function NoCompany() {
  return (
    <EmptyState
      drawing="people"
      title={<Trans>You belong to no company</Trans>}
      action={
        <LinkButton as={AppLink} to="/learn">
          <Trans>To my courses</Trans>
        </LinkButton>
      }
    >
      <Trans>Once a company invites you or gives you its link, you see here what it can see about you.</Trans>
    </EmptyState>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading…`} className={styles.screen}>
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="16rem" />
    </div>
  )
}

function OneCompany({ employment: { id, company, joined_on: joined } }: { employment: Employment }) {
  const { data, error, isFetching, refetch } = useQuery(employmentQuery(id))
  return (
    <>
      <header>
        <Heading level={2}>
          <CompanyName name={company.name} color={company.color} />
        </Heading>
        {joined !== null && (
          <Text soft size="sm">
            <Trans>
              Since <DateText value={joined} timeZone="UTC" />
            </Trans>
          </Text>
        )}
      </header>
      {data ? (
        <Loaded page={data.data} />
      ) : error ? (
        <LoadError level={3} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Loaded({ page }: { page: EmploymentPage }) {
  const { seen, id } = page
  return (
    <>
      <Card as="section" className={styles.part} aria-labelledby={`seen-${id}`}>
        <Heading level={3} id={`seen-${id}`}>
          <Trans>What the company sees</Trans>
        </Heading>
        <WhatItSees />
        <Text soft size="sm">
          <Trans>This is what it sees now, read from the same record as its own page about you.</Trans>
        </Text>
        <Facts page={page} />
        <SeenCourses seen={seen} />
        <SeenRequirements employmentId={id} requirements={seen.requirements} />
        <SeenLearned seen={seen} />
        <SeenTrainings page={page} />
        <SeenHistory id={id} />
        <Heading level={4} size="sm">
          <Trans>What it does not see</Trans>
        </Heading>
        <WhatItDoesNotSee />
      </Card>
      <SharingPart page={page} />
      <LeavePart page={page} />
    </>
  )
}

function Facts({ page: { seen } }: { page: EmploymentPage }) {
  const none = <Trans>Not given</Trans>
  const { name, email, number, job, department, manager, groups } = seen
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Name</Trans>
        </dt>
        <dd>
          <Isolate>{name}</Isolate>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        <dd>{email === null ? none : <MailAddress>{email}</MailAddress>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Employee number</Trans>
        </dt>
        <dd>{number === null ? none : <Ltr>{number}</Ltr>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Job</Trans>
        </dt>
        <dd>{job === null ? none : <Isolate>{job}</Isolate>}</dd>
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
        <dd>{manager === null ? none : <Isolate>{manager.name}</Isolate>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Groups</Trans>
        </dt>
        <dd>
          {groups.length === 0 ? none : <Isolate>{groups.map(group => group.name).join(' · ')}</Isolate>}
        </dd>
      </div>
    </dl>
  )
}
