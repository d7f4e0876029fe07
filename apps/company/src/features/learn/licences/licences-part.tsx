import { Trans } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { Card, Heading, linkClass, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import styles from '../learn.module.css'
import { useLearnRights } from '../rights.ts'
import { listOfDialog } from '../../people/parts/found.ts'
import { belowDialogs, holderSorts, seatsAddress, seatsPlaceOf, type SeatsPlace } from '../seats/place.ts'
import { licencesQuery } from './api.ts'
import { LicenceCard } from './licence-card.tsx'
import { OfferCard } from './offer-card.tsx'

const Holders = lazy(() =>
  import('./holders-dialog.tsx').then(({ HoldersDialog: default_ }) => ({ default: default_ })),
)

/** The yearly licences for the company's shelf: what is offered, who learns by them, and what they came to. */
export function LicencesPart({ place }: { place: SeatsPlace }) {
  const go = useGo()
  const { buys, countsSeats, readsMovements } = useLearnRights()
  const known = useQuery({ ...licencesQuery(), enabled: countsSeats })
  const { chosen, ...unchosen } = place
  const { licence: open } = place
  if (!countsSeats) return null
  if (known.isPending) return <Skeleton shape="block" height="7rem" />
  if (known.isError && !known.data)
    return <BlockError query={known} title={<Trans>Your licences could not be loaded</Trans>} />
  const { licences = [], offers = [] } = known.data?.data ?? {}
  const held = licences.filter(({ state }) => state !== 'ended')
  const ended = licences.filter(({ state }) => state === 'ended')
  if (licences.length + offers.length === 0) return buys ? <NoLicence /> : null
  return (
    <section className={styles.list} aria-labelledby="licences">
      <Heading level={2} size="sm" id="licences">
        <Trans>Yearly licences for your shelf</Trans>
      </Heading>
      <ul className={styles.rows}>
        {offers.map(offer => (
          <OfferCard key={`offer ${offer.id}`} offer={offer} />
        ))}
        {[...held, ...ended].map(licence => (
          <LicenceCard key={licence.id} licence={licence} />
        ))}
      </ul>
      <Suspense>
        {open !== undefined && readsMovements && (
          <Holders
            licence={open}
            place={listOfDialog(place, holderSorts)}
            onChange={({ q, sort }) =>
              go(seatsAddress(seatsPlaceOf({ ...unchosen, who: q, by: sort })), { replace: true })
            }
            chosen={chosen}
            onKeep={next =>
              go(seatsAddress(seatsPlaceOf({ ...place, chosen: next })), {
                replace: true,
                resetScroll: false,
              })
            }
            onClose={() => go(seatsAddress(belowDialogs(place)), { replace: true })}
          />
        )}
      </Suspense>
    </section>
  )
}

function NoLicence() {
  return (
    <Card as="section" className={styles.card} aria-labelledby="licences">
      <div>
        <Heading level={2} size="sm" id="licences">
          <Trans>Yearly licences for your shelf</Trans>
        </Heading>
        <Text size="sm" soft>
          <Trans>
            With a yearly licence, your people can start any course on your shelf themselves, at one price per
            person. Tell us how many people, and our offer appears here.
          </Trans>
        </Text>
        <AppLink to="/contact-us" isOutside className={linkClass()}>
          <Trans>Ask us for an offer</Trans>
        </AppLink>
      </div>
    </Card>
  )
}
