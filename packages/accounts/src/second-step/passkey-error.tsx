import { Trans } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { Banner } from '@masar/ui'
import { FormError } from '../forms/form-error.tsx'
import { PasskeyError, type PasskeyFailure } from './webauthn.ts'

/** Why a passkey was not made or not accepted, and what to do. */
export function PasskeyErrorBanner({ error, at }: { error: Error | null; at: number }) {
  if (error instanceof ApiError) return <FormError formError={{ error, at, otherErrors: [] }} />
  if (!(error instanceof PasskeyError)) return null
  return (
    <Banner tone="warning" role="alert">
      <FailureWords of={error.failure} />
    </Banner>
  )
}

function FailureWords({ of }: { of: PasskeyFailure }) {
  switch (of) {
    case 'known already':
      return <Trans>This device already has a passkey of your account.</Trans>
    case 'not here':
      return <Trans>This browser cannot use passkeys at this address. Choose another way.</Trans>
    default:
      return <Trans>No passkey was used. Try again, or choose another way.</Trans>
  }
}
