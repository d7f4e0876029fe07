import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import { Button, DateText, Heading, Isolate, linkClass, showToast, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import { useRights } from '../rights.ts'
import {
  type Person,
  recordQuery,
  type Requirement,
  type RequirementRecord,
  useEndWaiver,
  type Waiver,
} from './api.ts'
import { titleOf } from './requirement-words.tsx'
import styles from './requirements.module.css'
import { StandingDay, StatusBadge } from './status-badge.tsx'
import { WaiverFile } from './waiver-file.tsx'
import { WaiverForm } from './waiver-form.tsx'

interface RecordDialogProps {
  person: Person
  requirement: Requirement
  /** As of; today, where it is not there: only then can anybody be excused. */
  day: string | undefined
  onClose: () => void
}

/** Why a person has their status: what was completed, and who was excused, by whom and why. */
export function RecordDialog({ person, requirement, day, onClose }: RecordDialogProps) {
  const { changesGroups: changes } = useRights()
  const record = useQuery(recordQuery(requirement.id, person.id, day))
  const [isWaiving, setWaiving] = useState(false)
  const mayWaive = changes && day === undefined
  return (
    <Dialog
      title={<Isolate>{person.name}</Isolate>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" onPress={close}>
            <Trans>Close</Trans>
          </Button>
          {mayWaive && !isWaiving && (
            <Button onPress={() => setWaiving(true)}>
              <Trans>Excuse from it</Trans>
            </Button>
          )}
        </>
      )}
    >
      <div className={styles.record}>
        <Text strong>
          <Isolate>{titleOf(requirement)}</Isolate>
        </Text>
        {record.isPending ? (
          <Skeleton width="60%" />
        ) : record.isError && !record.data ? (
          <LoadError
            error={record.error}
            isRetrying={record.isFetching}
            onRetry={() => void record.refetch()}
          />
        ) : (
          <RecordFacts record={record.data.data} mayWaive={mayWaive} />
        )}
        {isWaiving && (
          <WaiverForm
            requirementId={requirement.id}
            employeeId={person.id}
            onDone={() => setWaiving(false)}
            onCancel={() => setWaiving(false)}
          />
        )}
      </div>
    </Dialog>
  )
}

function RecordFacts({ record, mayWaive }: { record: RequirementRecord; mayWaive: boolean }) {
  return (
    <>
      <p className={styles.standing}>
        <StatusBadge standing={record} /> <StandingDay standing={record} />
      </p>
      {record.due_moved_by !== null && record.status !== 'met' && record.status !== 'waived' && (
        <Text size="sm" soft>
          <Trans>
            The day that was counted moved to the next working day because of{' '}
            <Isolate>{record.due_moved_by}</Isolate>.
          </Trans>
        </Text>
      )}
      <section>
        <Heading level={3} size="sm">
          <Trans>Completions that count</Trans>
        </Heading>
        {record.completions.length === 0 ? (
          <Text soft size="sm">
            <Trans>None so far.</Trans>
          </Text>
        ) : (
          <ul role="list" className={styles.facts}>
            {record.completions.map(({ course, completed_on: on, certificate }, at) => (
              <li key={at}>
                <Isolate>{course.name}</Isolate>
                <Text as="span" size="sm" soft>
                  <DateText value={on} timeZone="UTC" />
                </Text>
                {certificate !== null && (
                  <AppLink to={`/certificate/${certificate}`} className={linkClass()}>
                    <Trans>Certificate</Trans>
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        )}
        {record.completions.some(({ certificate }) => certificate === null) && (
          <Text soft size="sm">
            <Trans>
              You see the certificate of a course that people took themselves only while they share their
              certificates with you.
            </Trans>
          </Text>
        )}
      </section>
      {record.waivers.length > 0 && (
        <section>
          <Heading level={3} size="sm">
            <Trans>Waivers</Trans>
          </Heading>
          <ul role="list" className={styles.waivers}>
            {record.waivers.map(waiver => (
              <WaiverFacts key={waiver.id} waiver={waiver} mayEnd={mayWaive} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function WaiverFacts({ waiver, mayEnd }: { waiver: Waiver; mayEnd: boolean }) {
  const { t } = useLingui()
  const ending = useEndWaiver()
  const { id, reason, evidence, given_on: on, given_by: by, expires_on: until, ended_on: ended } = waiver
  const end = () =>
    ending.mutate(id, { onSuccess: () => showToast({ tone: 'success', text: t`The waiver has ended` }) })
  return (
    <li>
      <p className={styles.lines} dir="auto">
        {reason}
      </p>
      {evidence !== null && (
        <>
          <Text size="xs" soft>
            <Trans>Evidence</Trans>
          </Text>
          <p className={styles.lines} dir="auto">
            {evidence}
          </p>
        </>
      )}
      <WaiverFile waiver={waiver} mayChange={mayEnd && ended === null} />
      <Text size="sm" soft>
        <DateText value={on} timeZone="UTC" />
        {by !== null && (
          <>
            {' · '}
            <Isolate>{by}</Isolate>
          </>
        )}
        {' · '}
        {until === null ? (
          <Trans>for good</Trans>
        ) : (
          <Trans>
            until <DateText value={until} timeZone="UTC" />
          </Trans>
        )}
        {ended !== null && (
          <>
            {' · '}
            <Trans>
              ended on <DateText value={ended} timeZone="UTC" />
            </Trans>
          </>
        )}
      </Text>
      {mayEnd && ended === null && (
        <Button size="sm" variant="secondary" isPending={ending.isPending} onPress={end}>
          <Trans>End the waiver</Trans>
        </Button>
      )}
      <Failure error={ending.error} />
    </li>
  )
}
