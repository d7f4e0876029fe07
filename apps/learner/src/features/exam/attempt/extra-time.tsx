import { Trans } from '@lingui/react/macro'
import { Banner, Button, DateText } from '@masar/ui'
import { Clock } from 'lucide-react'
import { AllowanceLine } from '../allowance-line.tsx'
import type { Attempt } from '../api.ts'

interface ExtraTimeProps {
  given: Attempt['allowances']
  /** When the exam closes, where that comes before the time is used up. */
  endsAt: string | null
  onRead: () => void
}

/** What an instructor added to the time of the attempt under way, by whom and why. */
export function ExtraTime({ given, endsAt, onRead }: ExtraTimeProps) {
  return (
    <Banner
      tone="success"
      icon={Clock}
      isAnnounced
      title={
        given.some(({ extra_seconds }) => extra_seconds > 0) ? (
          <Trans>You were given more time</Trans>
        ) : (
          <Trans>The exam’s times were changed for you</Trans>
        )
      }
      action={
        <Button size="sm" variant="secondary" onPress={onRead}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      {given.map(allowance => (
        <AllowanceLine key={allowance.id} allowance={allowance} />
      ))}
      {endsAt !== null && (
        <p>
          <Trans>
            The exam closes on <DateText value={endsAt} format="time" />, so your time ends then.
          </Trans>
        </p>
      )}
    </Banner>
  )
}
