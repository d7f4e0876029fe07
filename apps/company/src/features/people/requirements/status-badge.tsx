import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, DateText, Text } from '@masar/ui'
import type { Standing } from './api.ts'
import type { StatusFilter } from './statuses.ts'

type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'primary'

const tones: Record<StatusFilter, Tone> = {
  met: 'success',
  expiring: 'warning',
  waived: 'neutral',
  due: 'primary',
  grace: 'warning',
  late: 'danger',
  expired: 'danger',
}

export const toneOf = (status: StatusFilter): Tone => tones[status]

/** The labels of statuses. */
export function useStatusWords(): Record<StatusFilter, string> {
  const { t } = useLingui()
  return {
    met: t`Met`,
    expiring: t`Expiring soon`,
    waived: t`Waived`,
    due: t({ context: 'status of a requirement', message: 'Due' }),
    grace: t`In grace period`,
    late: t`Late`,
    expired: t({ context: 'status of a requirement', message: 'Expired' }),
  }
}

type Shown = Pick<Standing, 'status' | 'is_expiring' | 'valid_until' | 'due_on'>

export function StatusBadge({ standing: { status, is_expiring: isExpiring } }: { standing: Shown }) {
  const words = useStatusWords()
  const shown = isExpiring ? 'expiring' : status
  return <Badge tone={tones[shown]}>{words[shown]}</Badge>
}

/** The day that matters next: until when it holds, or by when it was or is due. */
export function StandingDay({ standing: { status, valid_until: until, due_on: due } }: { standing: Shown }) {
  if (status === 'met' && until === null) return null
  const day = status === 'met' ? until : due
  if (day === null || status === 'waived') return null
  const date = <DateText value={day} format="short" timeZone="UTC" />
  return (
    <Text as="span" size="xs" soft>
      {status === 'met' ? <Trans>Until {date}</Trans> : <Trans>Due by {date}</Trans>}
    </Text>
  )
}
