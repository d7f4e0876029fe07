import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Badge,
  Button,
  Card,
  formatNumber,
  Heading,
  Isolate,
  Link,
  LinkButton,
  Ltr,
  Text,
  useUi,
} from '@masar/ui'
import { formatDate, useTimeZone } from '@masar/ui/date-time'
import { useState } from 'react'
import styles from '../teach.module.css'
import type { TaughtLiveLesson } from './api.ts'
import { RecordingPart } from '../recordings/recording-part.tsx'
import { AttendanceDialog } from './attendance-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import own from './live-lessons.module.css'
import { SetDialog } from './set-dialog.tsx'

/** One live lesson, with what its instructor does about it now. */
export function LiveLessonCard({ lesson }: { lesson: TaughtLiveLesson }) {
  const [open, setOpen] = useState<'set' | 'cancel' | 'attendance' | null>(null)
  const close = () => setOpen(null)
  const { state } = lesson
  const isComing = state === 'upcoming' || state === 'open' || state === 'under_way'
  return (
    <Card as="li" className={styles.course}>
      <div className={styles.courseHead}>
        <Heading level={2} size="sm">
          <Link as={AppLink} to={`/lesson/${lesson.id}`} quiet>
            <Isolate>{lesson.title}</Isolate>
          </Link>
        </Heading>
        <StateBadge state={state} />
      </div>
      <Facts lesson={lesson} />
      <div className={own.acts}>
        {lesson.join_url !== null && (
          <LinkButton size="sm" href={lesson.join_url} target="_blank" rel="noopener noreferrer">
            <Trans>Open the meeting</Trans>
          </LinkButton>
        )}
        <Button
          size="sm"
          variant={lesson.join_url === null && state === null ? 'primary' : 'secondary'}
          onPress={() => setOpen('set')}
        >
          {isComing ? <Trans>Change the time or the link</Trans> : <Trans>Set a time</Trans>}
        </Button>
        {state !== null && state !== 'upcoming' && state !== 'cancelled' && (
          <Button size="sm" variant="secondary" onPress={() => setOpen('attendance')}>
            <Trans>Attendance</Trans>
          </Button>
        )}
        {isComing && (
          <Button size="sm" variant="quiet" onPress={() => setOpen('cancel')}>
            <Trans>Cancel the lesson</Trans>
          </Button>
        )}
      </div>
      <RecordingPart lesson={lesson} />
      {open === 'set' && <SetDialog lesson={lesson} onClose={close} />}
      {open === 'cancel' && <CancelDialog lesson={lesson} onClose={close} />}
      {open === 'attendance' && <AttendanceDialog lesson={lesson} onClose={close} />}
    </Card>
  )
}

function StateBadge({ state }: { state: TaughtLiveLesson['state'] }) {
  switch (state) {
    case 'open':
    case 'under_way':
      return (
        <Badge tone="accent">
          <Trans context="lesson">Live now</Trans>
        </Badge>
      )
    case 'cancelled':
      return (
        <Badge tone="danger">
          <Trans context="live lesson">Cancelled</Trans>
        </Badge>
      )
    case 'over':
      return (
        <Badge>
          <Trans context="live lesson">Over</Trans>
        </Badge>
      )
    case null:
      return (
        <Badge>
          <Trans>No time yet</Trans>
        </Badge>
      )
    default:
      return null
  }
}

function Facts({ lesson }: { lesson: TaughtLiveLesson }) {
  const { tag } = useUi()
  const timeZone = useTimeZone()
  const { starts_at, join_host, state } = lesson
  const learners = formatNumber(tag, lesson.learners)
  return (
    <div>
      <Text as="div" size="sm" soft>
        <Isolate>{lesson.course.title}</Isolate>
      </Text>
      {starts_at !== null && (
        <Text as="div">
          <Isolate>
            {formatDate(tag, new Date(starts_at), { dateStyle: 'full', timeStyle: 'short', timeZone })}
          </Isolate>
        </Text>
      )}
      <Text as="div" size="sm" soft>
        {state === 'over' ? (
          <Plural
            value={lesson.attended}
            one={`# of ${learners} attended half of it or more`}
            other={`# of ${learners} attended half of it or more`}
          />
        ) : join_host === null ? (
          <Trans>No link is set yet.</Trans>
        ) : (
          <Trans>
            Link: <Ltr>{join_host}</Ltr>
          </Trans>
        )}
      </Text>
    </div>
  )
}
