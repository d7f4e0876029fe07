import { Trans } from '@lingui/react/macro'
import type { CompanyAddress } from '@masar/api-sdk'
import { Banner, Button } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addressesQuery } from '../addresses/api.ts'

export interface BillingPlaces {
  isPending: boolean
  addresses: readonly CompanyAddress[]
  /** Where they could not be read: that, and another try. An address can be typed all the same. */
  notice: ReactNode
  refetch: () => void
}

/** The addresses that a company keeps; a person keeps none. */
export function useBillingPlaces(isCompany: boolean): BillingPlaces {
  const query = useQuery({ ...addressesQuery(), enabled: isCompany })
  const refetch = () => void query.refetch()
  return {
    isPending: isCompany && query.isPending,
    addresses: query.data?.data ?? [],
    notice: query.isError && !query.data && (
      <Banner
        tone="warning"
        action={
          <Button size="sm" variant="secondary" isPending={query.isFetching} onPress={refetch}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The addresses that you keep could not be loaded. You can type one.</Trans>
      </Banner>
    ),
    refetch,
  }
}
