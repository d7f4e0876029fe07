import type { SamlAssertion } from '../../../../gateways/saml/assertion.ts'
import { SamlError, samlProblems, type SamlProblem } from '../../../../gateways/saml/failures.ts'
import type { ProviderIdentity } from '../../../../gateways/oidc/provider.ts'
import type { SamlProvider, SamlRequest } from '../../../../gateways/saml/provider.ts'
import type { SamlRow } from '../kinds.ts'
import { personOf } from './person.ts'

/** What can be wrong with an answer; `email`: it is in order, but names no address. */
export const tryProblems = [...samlProblems, 'email'] as const

/** What came of a request. */
export interface SamlOutcome {
  problem: (typeof tryProblems)[number] | null
  /** What stood there instead of what had to. */
  found: string | null
  /** Only of an assertion that stood the checks. */
  assertion: SamlAssertion | null
  identity: ProviderIdentity | null
  /** As of when the provider was set up by which the answer was checked. */
  setUpAt: string
}

/** Reads a provider's answer to a request. It never throws for what an answer says. */
export async function outcomeOf(
  provider: SamlProvider,
  row: SamlRow,
  response: string,
  request: SamlRequest,
): Promise<SamlOutcome> {
  const setUpAt = row.updatedAt.toISOString()
  try {
    const assertion = await provider.finish(response, request)
    const { subject, email, name } = personOf(assertion, row)
    if (subject === null) return { ...nothing, problem: 'subject', assertion, setUpAt }
    const identity = { issuer: assertion.issuer, subject, email, name, isEmailVerified: undefined }
    return { ...nothing, problem: email === undefined ? 'email' : null, assertion, identity, setUpAt }
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    return failedOutcome(error.problem, error.found, setUpAt)
  }
}

export function failedOutcome(problem: SamlProblem, found: string | null, setUpAt: string): SamlOutcome {
  return { ...nothing, problem, found: found?.slice(0, 500) ?? null, setUpAt }
}

const nothing = { problem: null, found: null, assertion: null, identity: null }
