import { Trans } from '@lingui/react/macro'
import { Badge, Button, Card, Heading, Icon, Isolate, LinkButton, RelativeTime, Text, useUi } from '@masar/ui'
import { zoneName } from '@masar/text/zones'
import { formatDate, useTimeZone } from '@masar/ui/date-time'
import { CalendarClock, Radio } from 'lucide-react'
import type { Lesson } from '../lesson.ts'
import { CalendarButton } from './calendar-button.tsx'
import styles from './live.module.css'
import { useMinute, useNextState } from './use-live-clock.ts'
import { useVisit } from './use-visit.ts'

type Live = NonNullable<Lesson['live']>

/** A live lesson: when it is held, the way in while it is open, and what is left of it afterwards. */
export function LiveCard({ lesson, onRenew }: { lesson: Lesson; onRenew: () => Promise<unknown> }) {
  const { live } = lesson
  useNextState(live?.changes_in_seconds ?? null, () => void onRenew())
  if (live === null)
    return (
      <Card className={styles.live}>
        <Text>
          <Trans>The time of this live lesson is not set yet. You will find it here.</Trans>
        </Text>
      </Card>
    )
  return (
    <Card as="section" className={styles.live} data-state={live.state}>
      <State live={live} />
      <When live={live} />
      <WhatToDo lesson={lesson} live={live} />
    </Card>
  )
}

function State({ live }: { live: Live }) {
  const now = useMinute()
  switch (live.state) {
    case 'cancelled':
      return (
        <Heading level={2} size="sm">
          <Trans>This live lesson was cancelled</Trans>
        </Heading>
      )
    case 'over':
      return (
        <Heading level={2} size="sm">
          <Trans>This live lesson is over</Trans>
        </Heading>
      )
    case 'under_way':
      return (
        <Heading level={2} size="sm" className={styles.state}>
          <Badge tone="accent" icon={Radio}>
            <Trans context="lesson">Live now</Trans>
          </Badge>
          <Trans>The lesson is under way</Trans>
        </Heading>
      )
    default:
      return (
        <Heading level={2} size="sm" className={styles.state}>
          <Icon of={CalendarClock} />
          <span>
            <Trans>
              Live lesson: <RelativeTime value={live.starts_at} now={now} />
            </Trans>
          </span>
        </Heading>
      )
  }
}

/** With the weekday, in the reader's zone and calendars. */
function When({ live: { starts_at, ends_at, moved_from, state } }: { live: Live }) {
  const { tag } = useUi()
  const timeZone = useTimeZone()
  const write = (at: string, options: { dateStyle?: 'full'; timeStyle: 'short' }) =>
    formatDate(tag, new Date(at), { ...options, timeZone })
  const [start, end] = [
    write(starts_at, { dateStyle: 'full', timeStyle: 'short' }),
    write(ends_at, { timeStyle: 'short' }),
  ]
  const before = moved_from === null ? null : write(moved_from, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <div>
      <Text as="div" className={state === 'cancelled' ? styles.struck : undefined}>
        <Trans>
          <Isolate>{start}</Isolate> to <Isolate>{end}</Isolate>
        </Trans>
      </Text>
      <Text as="div" size="sm" soft>
        <Isolate>{zoneName(tag, timeZone, new Date(starts_at))}</Isolate>
      </Text>
      {before !== null && state !== 'cancelled' && state !== 'over' && (
        <Text as="div" size="sm" soft>
          <Trans>
            Moved: it was to begin <Isolate>{before}</Isolate>.
          </Trans>
        </Text>
      )}
    </div>
  )
}

function WhatToDo({ lesson, live }: { lesson: Lesson; live: Live }) {
  const isOpen = live.state === 'open' || live.state === 'under_way'
  const visit = useVisit(lesson, isOpen)
  if (live.state === 'cancelled') return null
  if (live.state === 'over')
    return lesson.media === null ? (
      <Text soft>
        <Trans>The recording will be here once your instructor has added it.</Trans>
      </Text>
    ) : null
  if (!lesson.is_enrolled && !lesson.is_teaching)
    return (
      <Text soft>
        <Trans>Those who are enrolled in the course join here.</Trans>
      </Text>
    )
  if (!isOpen)
    return (
      <div className={styles.ways}>
        <CalendarButton lessonId={lesson.id} />
        <Text size="sm" soft>
          <Trans>You can join here from 15 minutes before it begins.</Trans>
        </Text>
      </div>
    )
  if (live.join_url === null)
    return (
      <Text soft>
        <Trans>Your instructor has not added the link yet. Load the page again in a moment.</Trans>
      </Text>
    )
  return (
    <div className={styles.ways}>
      <LinkButton href={live.join_url} target="_blank" rel="noopener noreferrer" onClick={visit.join}>
        {visit.isIn ? <Trans>Open the meeting again</Trans> : <Trans>Join the lesson</Trans>}
      </LinkButton>
      {visit.isIn && (
        <Button variant="secondary" onPress={visit.leave}>
          <Trans>I have left</Trans>
        </Button>
      )}
      <Text size="sm" soft role="status">
        {visit.isIn ? (
          <Trans>You are in the lesson. Keep this page open, so that your attendance counts.</Trans>
        ) : (
          <Trans>The meeting opens in a tab of its own.</Trans>
        )}
      </Text>
    </div>
  )
}
