import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Card, DateText, Heading, LinkButton, Price, Text } from '@masar/ui'
import styles from '../learn.module.css'
import own from './licences.module.css'
import { useLearnRights } from '../rights.ts'
import type { LicenceOffer } from './api.ts'

/** A licence that waits to be bought, by the company's buyers. */
export function OfferCard({ offer }: { offer: LicenceOffer }) {
  const { buys } = useLearnRights()
  const { id, places, unit_price, total, continues_id, last_day, order_id } = offer
  return (
    <Card as="li" className={styles.offer}>
      <div className={own.terms}>
        <Heading level={3} size="sm">
          <Plural value={places} one="# place for a year" other="# places for a year" />
        </Heading>
        <p>
          <Badge tone="accent">
            {order_id === null ? (
              <Trans>
                Offered until <DateText value={last_day} timeZone="UTC" />
              </Trans>
            ) : (
              <Trans>Ordered, waiting for payment</Trans>
            )}
          </Badge>
        </p>
        <Text size="sm">
          <Trans>
            <Price amount={unit_price} isExact /> a person, <Price amount={total} isExact /> in all, VAT
            included
          </Trans>
        </Text>
        {continues_id !== null && (
          <Text size="sm" soft>
            <Trans>It continues the licence that you have: your people keep their places.</Trans>
          </Text>
        )}
      </div>
      {buys && (
        <div className={styles.acts}>
          <LinkButton
            as={AppLink}
            size="sm"
            to={order_id === null ? `/cart-details?licence=${id}` : `/cart-details?order=${order_id}`}
          >
            {order_id === null ? <Trans>Buy the licence</Trans> : <Trans>Continue the order</Trans>}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
