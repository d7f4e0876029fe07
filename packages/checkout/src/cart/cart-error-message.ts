import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'

/** What to say of a change of the cart that failed: the service's own words, or that it could not be reached. */
export function useCartErrorMessage(): (error: ApiError) => string {
  const { t } = useLingui()
  return error =>
    error.kind === 'answer'
      ? error.message
      : t`The cart could not be changed just now. Try again once you are connected.`
}
