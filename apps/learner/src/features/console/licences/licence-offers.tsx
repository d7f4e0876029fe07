import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, EmptyState, Heading, PathLoader, Select, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '../console.module.css'
import { offersQuery } from './api.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferRow } from './offer-row.tsx'
import { offerStates, useStateWords } from './words.ts'

interface LicenceOffersProps {
  /** The state that is shown, as the address has it; any for all. */
  state: string | undefined
  onState: (state: string) => void
  /** Whether one may make and withdraw them. */
  mayChange: boolean
}

/** Yearly licences that were offered to companies: an operator makes offers, and withdraws those that were not bought. */
export function LicenceOffers({ state, onState, mayChange }: LicenceOffersProps) {
  const { t } = useLingui()
  const words = useStateWords()
  const [isMaking, setMaking] = useState(false)
  const shown = offerStates.find(each => each === state)
  const query = useInfiniteQuery(offersQuery(shown))
  const offers = query.data?.pages.flatMap(page => page.data) ?? []
  return (
    <section className={styles.log} aria-labelledby="licence-offers">
      <Heading level={2} size="xl" id="licence-offers">
        <Trans>Licence offers</Trans>
      </Heading>
      <Text soft>
        <Trans>Yearly licences for companies’ own shelves, made to measure.</Trans>
      </Text>
      <div className={styles.bar}>
        <Select
          label={t`Status`}
          options={[
            { value: 'all', text: t({ message: 'All', context: 'offers' }) },
            ...offerStates.map(value => ({ value, text: words[value] })),
          ]}
          value={shown ?? 'all'}
          onChange={onState}
        />
        {mayChange && (
          <Button onPress={() => setMaking(true)}>
            <Trans>Make an offer</Trans>
          </Button>
        )}
      </div>
      {query.isPending && <PathLoader />}
      {query.error && !query.data && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && offers.length === 0 && (
        <EmptyState title={<Trans>No offers</Trans>}>
          {shown ? (
            <Trans>There is no offer with this status.</Trans>
          ) : (
            <Trans>What you offer companies will appear here.</Trans>
          )}
        </EmptyState>
      )}
      {offers.length > 0 && (
        <ul className={styles.rows}>
          {offers.map(offer => (
            <OfferRow key={offer.id} offer={offer} mayWithdraw={mayChange} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <Text role="alert" size="sm">
          <Trans>The next ones could not be loaded.</Trans>
        </Text>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show earlier ones</Trans>}
        </Button>
      )}
      {isMaking && <OfferDialog onClose={() => setMaking(false)} />}
    </section>
  )
}
