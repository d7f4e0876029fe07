import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Button, DateText, Ltr, Text } from '@masar/ui'
import type { Disclosure } from './api.ts'
import styles from './disclosure.module.css'
import type { DisclosurePlace } from './place.ts'

interface YearStateProps {
  disclosure: Disclosure
  place: DisclosurePlace
  /** Whether what is shown is of now, not as it was disclosed. */
  isOfNow: boolean
  onChange: (place: DisclosurePlace) => void
}

/** Whether a year is closed, and else by when it is to be disclosed. */
export function YearState({ disclosure, place, isOfNow, onChange }: YearStateProps) {
  const { as_of: asOf, closed } = disclosure
  return (
    <>
      {closed === null ? <OpenYear disclosure={disclosure} /> : <Closed closed={closed} />}
      {closed?.has_changed_since === true && (
        <Banner
          tone="warning"
          action={
            <Button
              size="sm"
              variant="secondary"
              onPress={() => {
                const { now, ...rest } = place
                onChange(now === true ? rest : { ...rest, now: true })
              }}
            >
              {place.now === true ? (
                <Trans>Show it as disclosed</Trans>
              ) : (
                <Trans>Show it as it reads now</Trans>
              )}
            </Button>
          }
        >
          <Trans>Since then something has changed: the year reads differently now.</Trans>
        </Banner>
      )}
      {isOfNow && (
        <Text soft size="sm" role="status">
          <Trans>
            As of <DateText value={asOf} format="time" />
          </Trans>
        </Text>
      )}
    </>
  )
}

function OpenYear({ disclosure: { now, rules, due_on: due } }: { disclosure: Disclosure }) {
  if (now.headcount < rules.demanded_from)
    return (
      <Banner tone="info">
        <Plural
          value={rules.demanded_from}
          one="Companies of # employee and more have to disclose. Yours had fewer in this year."
          other="Companies of # employees and more have to disclose. Yours had fewer in this year."
        />
      </Banner>
    )
  return (
    <Banner tone="info">
      <Trans>
        This year must be disclosed by <DateText value={due} timeZone="UTC" />. Once it is over, close it
        first, so that what you disclose no longer changes.
      </Trans>
    </Banner>
  )
}

function Closed({
  closed: { at, hash, is_intact: isIntact },
}: {
  closed: NonNullable<Disclosure['closed']>
}) {
  return (
    <Banner
      tone={isIntact ? 'success' : 'danger'}
      title={
        <Trans>
          Closed on <DateText value={at} format="time" />
        </Trans>
      }
    >
      {isIntact ? (
        <Trans>Figures, people and training elsewhere stay as they were disclosed.</Trans>
      ) : (
        <Trans>What was kept no longer matches its fingerprint. Tell Masar support.</Trans>
      )}
      <span className={styles.hash}>
        <Trans>Fingerprint (SHA-256):</Trans> <Ltr>{hash}</Ltr>
      </span>
    </Banner>
  )
}
