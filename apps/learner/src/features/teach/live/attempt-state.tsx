import { Trans } from '@lingui/react/macro'
import { Badge } from '@masar/ui'
import { CircleCheck, Clock, Wifi, WifiOff } from 'lucide-react'
import type { LiveAttempt } from './api.ts'
import { groupOf } from './rows.ts'

/** Where an attempt is, in a word: by icon and words, not by colour alone. */
export function AttemptState({
  attempt,
  isOverdue = false,
}: {
  attempt: Pick<LiveAttempt, 'state' | 'is_connected' | 'submitted_by'>
  isOverdue?: boolean
}) {
  if (isOverdue)
    return (
      <Badge tone="warning" icon={Clock}>
        <Trans>Time is up; the last answers are being taken in</Trans>
      </Badge>
    )
  switch (groupOf(attempt)) {
    case 'writing':
      return (
        <Badge tone="success" icon={Wifi}>
          <Trans context="exam">Connected</Trans>
        </Badge>
      )
    case 'lost':
      return (
        <Badge tone="warning" icon={WifiOff}>
          <Trans>No contact</Trans>
        </Badge>
      )
    case 'ended':
      return (
        <Badge icon={attempt.submitted_by === 'deadline' ? Clock : CircleCheck}>
          {attempt.submitted_by === 'deadline' ? (
            <Trans>Time was up</Trans>
          ) : attempt.submitted_by === 'instructor' ? (
            <Trans>Ended by the instructor</Trans>
          ) : (
            <Trans>Handed in</Trans>
          )}
        </Badge>
      )
  }
}
