import { Trans } from '@lingui/react/macro'
import { formatDate } from '@masar/text'
import { Card, DateText, Heading, Isolate, Skeleton, Text, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { BlockError } from '../frame/block-error.tsx'
import { type Calendar, calendarQuery, readCalendar } from '../people/calendar/calendar.ts'
import styles from './settings.module.css'

/** How many holidays to come are shown. */
const shown = 6

/** Days off: the weekend and the next holidays of the company's country, as the site's operator maintains them. */
export function CalendarPart() {
  const answer = useQuery(calendarQuery())
  const calendar = answer.data && readCalendar(answer.data.data)
  return (
    <Card as="section" className={styles.part} aria-labelledby="calendar">
      <Heading level={2} size="md" id="calendar">
        <Trans>Working calendar</Trans>
      </Heading>
      {answer.isPending && <Skeleton shape="block" height="8rem" />}
      {answer.isError && !calendar && <BlockError query={answer} />}
      {calendar && <Days calendar={calendar} />}
    </Card>
  )
}

function Days({ calendar: { today, weekend, holidays } }: { calendar: Calendar }) {
  const { tag } = useUi()
  const toCome = holidays.filter(({ lastDay }) => lastDay >= today).slice(0, shown)
  // The first week of 2023 begins with a Sunday.
  const names = weekend.map(day =>
    formatDate(tag, new Date(Date.UTC(2023, 0, 1 + day)), { weekday: 'long', timeZone: 'UTC' }),
  )
  const days = new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
  return (
    <>
      <Text>
        <Trans>Weekend: {days}</Trans>
      </Text>
      {toCome.length === 0 ? (
        <Text soft>
          <Trans>No holidays are known for the company’s country.</Trans>
        </Text>
      ) : (
        <dl className={styles.facts}>
          {toCome.map(({ name, firstDay, lastDay }) => (
            <div key={`${name} ${firstDay}`}>
              <dt>
                <Isolate>{name}</Isolate>
              </dt>
              <dd>
                {firstDay === lastDay ? (
                  <DateText value={firstDay} timeZone="UTC" />
                ) : (
                  <Trans>
                    From <DateText value={firstDay} timeZone="UTC" /> to{' '}
                    <DateText value={lastDay} timeZone="UTC" />
                  </Trans>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Text size="sm" soft>
        <Trans>
          Due dates that are counted in days never fall on the weekend or a holiday: they move to the next
          working day.
        </Trans>
      </Text>
      <Text size="sm" soft>
        <Trans>
          Nobody is reminded of courses on these days. Holidays that follow the moon may move by a day once
          they are announced.
        </Trans>
      </Text>
    </>
  )
}
