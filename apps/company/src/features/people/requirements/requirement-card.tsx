import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Button, Card, formatNumber, Heading, Isolate, Text, useUi } from '@masar/ui'
import { FileCheck, Pencil, SquareX } from 'lucide-react'
import { useRights } from '../rights.ts'
import type { Requirement } from './api.ts'
import { addressOf, type RequirementFilters } from './filters.ts'
import { statuses } from './statuses.ts'
import { TermsText, titleOf, Whom } from './requirement-words.tsx'
import styles from './requirements.module.css'
import { toneOf, useStatusWords } from './status-badge.tsx'

interface RequirementCardProps {
  requirement: Requirement
  filters: RequirementFilters
  onEdit: () => void
  onEnd: () => void
  onEvidence: () => void
}

/** One requirement: what, of whom, by when, and how many stand where; each number opens its people. */
export function RequirementCard({ requirement, filters, onEdit, onEnd, onEvidence }: RequirementCardProps) {
  const { t } = useLingui()
  const { changesGroups: changes } = useRights()
  const title = titleOf(requirement)
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.cardHead}>
        <div>
          <Heading level={2} size="sm">
            <Isolate>{title}</Isolate>
          </Heading>
          <Text size="sm">
            {requirement.path && <Trans>Learning path.</Trans>} <Whom requirement={requirement} />
          </Text>
          <Text size="sm" soft>
            <TermsText requirement={requirement} />
          </Text>
        </div>
        <div className={styles.cardActs}>
          <Button
            size="sm"
            variant="quiet"
            iconStart={FileCheck}
            aria-label={t`Evidence pack: ${title}`}
            onPress={onEvidence}
          >
            <Trans>Evidence pack</Trans>
          </Button>
          {changes && filters.as_of === undefined && (
            <>
              <Button
                size="sm"
                variant="quiet"
                iconStart={Pencil}
                aria-label={t`Edit ${title}`}
                onPress={onEdit}
              >
                <Trans>Edit</Trans>
              </Button>
              <Button
                size="sm"
                variant="quiet"
                iconStart={SquareX}
                aria-label={t`End ${title}`}
                onPress={onEnd}
              >
                <Trans>End</Trans>
              </Button>
            </>
          )}
        </div>
      </div>
      <Counts requirement={requirement} filters={filters} />
    </Card>
  )
}

function Counts({
  requirement: { id, counts },
  filters,
}: Pick<RequirementCardProps, 'requirement' | 'filters'>) {
  const words = useStatusWords()
  const { tag } = useUi()
  const to = (given: RequirementFilters) =>
    addressOf({ requirement: id, ...given, ...(filters.as_of && { as_of: filters.as_of }) })
  return (
    <ul role="list" className={styles.counts}>
      <li>
        <AppLink to={to({})} className={styles.count}>
          <Plural value={counts.people} one="# person" other="# people" />
        </AppLink>
      </li>
      {statuses
        .filter(status => counts[status] > 0)
        .map(status => (
          <li key={status}>
            <AppLink to={to({ status })} className={styles.count}>
              {words[status]} <Badge tone={toneOf(status)}>{formatNumber(tag, counts[status])}</Badge>
            </AppLink>
          </li>
        ))}
    </ul>
  )
}
