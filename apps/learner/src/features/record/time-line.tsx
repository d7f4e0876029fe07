import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatDate, Heading, Icon, Text, useTimeZone, useUi } from '@masar/ui'
import type { RecordedEvent } from './api.ts'
import { EventDetails, EventWords, iconOf } from './event-words.tsx'
import { timeLineOf } from './line.ts'
import styles from './record.module.css'

/** What happened in an attempt: a line of time, and the same as a list. @param events the oldest first */
export function AttemptTimeLine({ events }: { events: readonly RecordedEvent[] }) {
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

/** To the second, since a dispute may hang on it. */
function ExactTime({ at }: { at: string }) {
  const { tag } = useUi()
  const timeZone = useTimeZone()
  return (
    <time dateTime={at}>
      {formatDate(tag, new Date(at), { timeZone, dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  )
}
