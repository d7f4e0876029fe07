import { Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, Heading, List, ListItem, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from './addresses.module.css'
import { addressesQuery } from './api.ts'
import { AddressActs, AddressLabel, AddressLine } from './kept-addresses.tsx'

const AddressDialog = lazy(() =>
  import('./address-dialog.tsx').then(({ AddressDialog: default_ }) => ({ default: default_ })),
)

/** The addresses that a company's bills may be made out to, kept in order away from the checkout: added, changed, removed. */
export function BillingAddresses() {
  const addresses = useQuery(addressesQuery())
  const [isAdding, setAdding] = useState(false)
  const kept = addresses.data?.data
  return (
    <section className={styles.part} aria-labelledby="billing-addresses">
      <div className={styles.head}>
        <Heading level={2} size="md" id="billing-addresses">
          <Trans>Billing addresses</Trans>
        </Heading>
        <Button size="sm" variant="secondary" iconStart={Plus} onPress={() => setAdding(true)}>
          <Trans>Add an address</Trans>
        </Button>
      </div>
      <Text soft size="sm">
        <Trans>
          Invoices are made out to one of them. Those that were issued keep the address that they have.
        </Trans>
      </Text>
      {addresses.isPending && <Skeleton shape="block" height="6rem" />}
      {addresses.isError && !kept && (
        <LoadError
          level={3}
          error={addresses.error}
          isRetrying={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
        />
      )}
      {kept?.length === 0 && (
        <Text>
          <Trans>None is saved yet. The first one you add becomes the default.</Trans>
        </Text>
      )}
      {kept && kept.length > 0 && (
        <List isFramed>
          {kept.map(address => (
            <ListItem
              key={address.id}
              title={<AddressLabel of={address} />}
              note={
                <>
                  <AddressLine of={address} />
                  {address.vat_number !== null && (
                    <>
                      <br />
                      <Trans>
                        VAT number <bdi dir="ltr">{address.vat_number}</bdi>
                      </Trans>
                    </>
                  )}
                </>
              }
            >
              <AddressActs address={address} />
            </ListItem>
          ))}
        </List>
      )}
      <Suspense>{isAdding && <AddressDialog address={null} onClose={() => setAdding(false)} />}</Suspense>
    </section>
  )
}
