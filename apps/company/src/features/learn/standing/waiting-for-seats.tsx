import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Heading, LinkButton, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BlockError } from '../../frame/block-error.tsx'
import { ConflictTable } from '../acts/conflict-table.tsx'
import styles from '../learn.module.css'
import { waitingQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'

/** Who waits for a seat of which course; nothing where nobody does, or it is not known yet. */
export function WaitingForSeats() {
  const { t } = useLingui()
  const { buys } = useLearnRights()
  const list = useInfiniteQuery(waitingQuery())
  const total = list.data?.pages[0]?.meta.total ?? 0
  if (list.isError && !list.data)
    return <BlockError query={list} title={<Trans>Who waits for a seat could not be loaded</Trans>} />
  if (total === 0) return null
  return (
    <section className={styles.list} aria-labelledby="waiting">
      <div className={styles.head}>
        <div>
          <Heading level={2} id="waiting">
            <Plural value={total} one="# assignment waits for a seat" other="# assignments wait for a seat" />
          </Heading>
          <Text soft>
            <Trans>Each is assigned as soon as a seat of its course is free.</Trans>
          </Text>
        </div>
        {buys && (
          <LinkButton as={AppLink} to="/courses" variant="secondary">
            <Trans>Buy seats</Trans>
          </LinkButton>
        )}
      </div>
      <ConflictTable caption={t`Who waits for a seat`} query={waitingQuery} hasReason={false} />
    </section>
  )
}
