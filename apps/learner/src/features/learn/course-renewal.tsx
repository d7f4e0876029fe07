import { Trans } from '@lingui/react/macro'
import { Button, ConfirmDialog, DateText, Text } from '@masar/ui'
import { useState } from 'react'
import type { MyCourse } from './api.ts'
import styles from './learn-screen.module.css'
import { isFinished, renewalState } from './model.ts'
import { useBeginRenewal } from './use-renewal.ts'

interface CourseRenewalProps {
  mine: MyCourse
  today: Date
}

/** How long the completion of a course holds, and the way to take it again; nothing where it holds for good. */
export function CourseRenewal({ mine, today }: CourseRenewalProps) {
  const { course, renewal } = mine
  const beginning = useBeginRenewal(course.id)
  const [isAsked, setAsked] = useState(false)
  if (renewal === null) return null
  if (renewal.is_under_way) return <UnderWay holdsUntil={renewal.holds_until} today={today} />
  if (!isFinished(mine) || renewal.holds_until === null) return null
  const state = renewalState(renewal.holds_until, today)
  const date = <DateText value={renewal.holds_until} timeZone="UTC" />
  return (
    <div className={styles.renewal}>
      <Text size="sm" strong={state !== 'later'}>
        {state === 'over' ? (
          <Trans>Your completion expired on {date}</Trans>
        ) : (
          <Trans>Your completion is valid until {date}</Trans>
        )}
      </Text>
      <Button size="sm" variant="secondary" isPending={beginning.isPending} onPress={() => setAsked(true)}>
        <Trans>Take it again</Trans>
        <span className="visually-hidden">: {course.title}</span>
      </Button>
      <ConfirmDialog
        title={<Trans>Take this course again?</Trans>}
        action={<Trans>Take it again</Trans>}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => beginning.mutate()}
      >
        <Text>
          <Trans>
            You take its exams again, with all your attempts back. If it has none, you go through its lessons
            again. When you are done, you get a new certificate.
          </Trans>
        </Text>
        <Text soft>
          <Trans>Your current certificate, notes and answers stay.</Trans>
        </Text>
      </ConfirmDialog>
    </div>
  )
}

function UnderWay({ holdsUntil, today }: { holdsUntil: string | null; today: Date }) {
  if (holdsUntil === null)
    return (
      <Text size="sm" soft>
        <Trans>You are taking it again.</Trans>
      </Text>
    )
  const date = <DateText value={holdsUntil} timeZone="UTC" />
  return (
    <Text size="sm" soft>
      {renewalState(holdsUntil, today) === 'over' ? (
        <Trans>You are taking it again: your last completion expired on {date}.</Trans>
      ) : (
        <Trans>You are taking it again: your last completion is valid until {date}.</Trans>
      )}
    </Text>
  )
}
