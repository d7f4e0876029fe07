import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DateText, Heading, Icon, Text } from '@masar/ui'
import type { RecordedEvent } from './api.ts'
import { EventDetails, EventWords, iconOf } from './event-words.tsx'
import { ExactTime } from './exact-time.tsx'
import { timeLineOf } from './line.ts'
import styles from './record.module.css'

interface AttemptTimeLineProps {
  /** The oldest first. */
  events: readonly RecordedEvent[]
  /** How many saved answers the record does not list. */
  leftOut: number
}

/** What happened in an attempt: a line of time, and the same as a list. */
export function AttemptTimeLine({ events, leftOut }: AttemptTimeLineProps) {
  const { t } = useLingui()
  const line = timeLineOf(events)
  if (line === null)
    return (
      <Text soft>
        <Trans>Nothing is recorded of this attempt.</Trans>
      </Text>
    )
  const place = (at: number) => ({ '--at': `${at}%` }) as object
  return (
    <section className={styles.record}>
      <Heading level={2}>
        <Trans>What happened</Trans>
      </Heading>
      <div
        className={styles.drawn}
        role="img"
        aria-label={t`The attempt as a line of time; the list below says the same.`}
      >
        <div className={styles.track}>
          {line.gaps.map((gap, at) => (
            <span
              key={at}
              className={styles.gap}
              style={{ ...place(gap.at), '--width': `${gap.width}%` } as object}
            />
          ))}
          {line.marks.map(({ kind, at }) => (
            <span key={`${kind} ${at}`} className={styles.mark} data-kind={kind} style={place(at)} />
          ))}
        </div>
        <div className={styles.ends}>
          <DateText value={line.from} format="time" />
          <DateText value={line.to} format="time" />
        </div>
      </div>
      {leftOut > 0 && (
        <Text size="sm" soft>
          <Plural
            value={leftOut}
            one="# earlier save is not listed: there are too many."
            other="# earlier saves are not listed: there are too many."
          />
        </Text>
      )}
      <ol className={styles.events}>
        {events.map((event, at) => (
          <li key={at} className={styles.event} data-kind={event.kind}>
            <Icon of={iconOf(event.kind)} size={18} />
            <div>
              <EventWords event={event} />
              <Text size="sm" soft>
                <EventDetails event={event} />
              </Text>
            </div>
            <Text size="sm" soft as="span">
              <ExactTime at={event.at} />
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
