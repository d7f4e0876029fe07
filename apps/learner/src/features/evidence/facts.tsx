import { Trans } from '@lingui/react/macro'
import { DateText, Isolate, Ltr, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from './evidence.module.css'

/** One fact and its term, for a description list. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface EvidenceFactsProps {
  company: string
  department: string | null
  group: string | null
  asOf: string
  madeAt: string
  /** The company's, in which its days end. */
  timeZone: string
  children?: ReactNode
}

/** What evidence is of, and as of when; every reader is shown the same day. */
export function EvidenceFacts({
  company,
  department,
  group,
  asOf,
  madeAt,
  timeZone,
  children,
}: EvidenceFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact label={<Trans>Company name</Trans>}>
        <Isolate>{company}</Isolate>
      </Fact>
      <Fact label={<Trans>Scope</Trans>}>
        {department === null && group === null ? (
          <Trans>Everyone the requirement applies to</Trans>
        ) : (
          [department, group]
            .filter(name => name !== null)
            .map(name => (
              <Isolate key={name} className={styles.place}>
                {name}
              </Isolate>
            ))
        )}
      </Fact>
      <Fact label={<Trans>As of the end of</Trans>}>
        <DateText value={asOf} timeZone="UTC" />
      </Fact>
      <Fact label={<Trans>Made on</Trans>}>
        <DateText value={madeAt} format="time" timeZone={timeZone} />
      </Fact>
      <Fact label={<Trans>Terms applied</Trans>}>
        <Trans>
          Renewal, grace, first due day and the courses of a path, as they stood when this was made, not on an
          earlier day.
        </Trans>
      </Fact>
      {children}
    </dl>
  )
}

/** A hash, to be compared by eye: it breaks anywhere and is read from left to right. */
export function Hash({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className={styles.hash}>
      <Text soft size="sm">
        {label}
      </Text>
      <Ltr className={styles.code}>{value}</Ltr>
    </div>
  )
}
