import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { DateText, Isolate, linkClass, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { SeenRecord as Seen } from './api.ts'
import styles from './employment.module.css'
import { seenRecordQuery } from './queries.ts'
import { SeenFile, Unanswered } from './seen-parts.tsx'

interface Place {
  employmentId: number
  requirementId: number
}

/** Why one stands where one stands with a requirement: the completions that count, and every waiver. */
export function SeenRecord({ employmentId, requirementId }: Place) {
  const query = useQuery(seenRecordQuery(employmentId, requirementId))
  if (!query.data) return <Unanswered query={query} />
  const { completions, waivers, due_moved_by: holiday, status } = query.data.data
  return (
    <div className={styles.part}>
      {holiday !== null && status !== 'met' && status !== 'waived' && (
        <Text size="sm" soft>
          <Trans>
            The day that was counted moved to the next working day because of <Isolate>{holiday}</Isolate>.
          </Trans>
        </Text>
      )}
      <Text strong size="sm">
        <Trans>Completions that count</Trans>
      </Text>
      {completions.length === 0 ? (
        <Text soft size="sm">
          <Trans>None so far.</Trans>
        </Text>
      ) : (
        <ul role="list" className={styles.entries}>
          {completions.map((completion, at) => (
            <Completion key={at} completion={completion} />
          ))}
        </ul>
      )}
      {waivers.length > 0 && (
        <>
          <Text strong size="sm">
            <Trans>Waivers</Trans>
          </Text>
          <ul role="list" className={styles.entries}>
            {waivers.map(waiver => (
              <Waiver key={waiver.id} waiver={waiver} employmentId={employmentId} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Completion({
  completion: { course, completed_on: on, certificate },
}: {
  completion: Seen['completions'][number]
}) {
  return (
    <li>
      <Isolate>{course.name}</Isolate>
      <Text as="span" size="sm" soft>
        <DateText value={on} timeZone="UTC" />
      </Text>
      {certificate === null ? (
        <Text as="span" size="sm" soft>
          <Trans>It sees no certificate of it.</Trans>
        </Text>
      ) : (
        <AppLink to={`/certificate/${certificate}`} className={linkClass()}>
          <Trans>Certificate</Trans>
        </AppLink>
      )}
    </li>
  )
}

function Waiver({ waiver, employmentId }: { waiver: Seen['waivers'][number]; employmentId: number }) {
  const { id, reason, evidence, file_name: name, given_on: on, given_by: by, expires_on: until } = waiver
  const { ended_on: ended, ended_by: ender } = waiver
  return (
    <li>
      <Text as="p" className={styles.lines} dir="auto">
        {reason}
      </Text>
      {evidence !== null && (
        <Text as="p" size="sm" className={styles.lines}>
          <Trans>
            Evidence: <Isolate>{evidence}</Isolate>
          </Trans>
        </Text>
      )}
      <Text size="sm" soft>
        <DateText value={on} timeZone="UTC" />
        {by !== null && (
          <>
            {' · '}
            <Trans>
              given by <Isolate>{by}</Isolate>
            </Trans>
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
            {ender !== null && (
              <>
                {' · '}
                <Isolate>{ender}</Isolate>
              </>
            )}
          </>
        )}
      </Text>
      <SeenFile file={{ employmentId, of: 'waiver', id, name }} />
    </li>
  )
}
