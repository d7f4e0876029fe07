import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'

/** Whether this browser knows passkeys; null until it was asked, after the first paint. */
export function useKnowsPasskeys(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null)
  useEffect(() => setKnows(browserSupportsWebAuthn()), [])
  return knows
}

/** Why the browser brought no passkey. */
export type PasskeyFailure = 'given up' | 'known already' | 'not here'

/** The browser made or showed no passkey: the person gave up, or it cannot be done here. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly failure: PasskeyFailure
  constructor(failure: PasskeyFailure, cause: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Has the browser make a passkey. @throws PasskeyError */
export async function makePasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(explain)
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } }
}

/** Has the browser show one of the account's passkeys. @throws PasskeyError */
export async function showPasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const shown = await startAuthentication({ optionsJSON }).catch(explain)
  return { ...shown, clientExtensionResults: { ...shown.clientExtensionResults } }
}

const failures: Partial<Record<string, PasskeyFailure>> = {
  InvalidStateError: 'known already',
  SecurityError: 'not here',
  NotSupportedError: 'not here',
}

/** Browsers say little on purpose: whatever is no case of its own counts as given up. */
function explain(error: unknown): never {
  throw new PasskeyError((error instanceof Error && failures[error.name]) || 'given up', error)
}
