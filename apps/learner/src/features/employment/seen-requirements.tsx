import { Trans, useLingui } from '@lingui/react/macro'
import { Accordion, DateText, Heading, Isolate, Text } from '@masar/ui'
import type { Seen } from './api.ts'
import { AskedItem } from './seen-parts.tsx'
import { SeenRecord } from './seen-record.tsx'

type Requirement = Seen['requirements'][number]

/** What the company demands, and where one stands with it, as it sees it; each opens what lies behind it. */
export function SeenRequirements({
  employmentId,
  requirements,
}: Pick<Seen, 'requirements'> & { employmentId: number }) {
  const words = useStatusWords()
  if (requirements.length === 0) return null
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>What the company requires of you</Trans>
      </Heading>
      <Accordion>
        {requirements.map(row => (
          <AskedItem
            key={row.requirement_id}
            title={<Isolate>{row.name}</Isolate>}
            aside={
              <>
                {words[row.is_expiring ? 'expiring' : row.status]}
                <Behind requirement={row} />
              </>
            }
          >
            <SeenRecord employmentId={employmentId} requirementId={row.requirement_id} />
          </AskedItem>
        ))}
      </Accordion>
    </>
  )
}

/** The day that matters next, or why one is excused. */
function Behind({
  requirement: { status, valid_until: until, due_on: due, waiver },
}: {
  requirement: Requirement
}) {
  if (status === 'waived')
    return waiver ? (
      <Text as="div" size="sm" soft>
        <Isolate>{waiver.reason}</Isolate>
      </Text>
    ) : null
  const day = status === 'met' ? until : due
  if (day === null) return null
  const date = <DateText value={day} timeZone="UTC" />
  return (
    <Text as="div" size="sm" soft>
      {status === 'met' ? <Trans>Until {date}</Trans> : <Trans>Due by {date}</Trans>}
    </Text>
  )
}

function useStatusWords(): Record<Requirement['status'] | 'expiring', string> {
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
