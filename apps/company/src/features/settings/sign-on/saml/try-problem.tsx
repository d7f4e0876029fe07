import { Trans } from '@lingui/react/macro'
import { Ltr } from '@masar/ui'
import type { SamlTry } from '../api.ts'

interface TryProblemProps {
  of: NonNullable<SamlTry['problem']>
  /** The actual value in the response, instead of the expected one. */
  found: string | null
}

/** What is wrong with the provider's answer, and what to do about it there. */
export function TryProblem({ of, found }: TryProblemProps) {
  return (
    <>
      <p>
        <Sentence of={of} />
      </p>
      {found !== null && (
        <p>
          <Trans>
            Its answer has: <Ltr>{found}</Ltr>
          </Trans>
        </p>
      )}
    </>
  )
}

// long: a sentence for each problem
function Sentence({ of }: Pick<TryProblemProps, 'of'>) {
  switch (of) {
    case 'denied':
      return (
        <Trans>
          The provider did not let you in. Check there whether the application is assigned to your account.
        </Trans>
      )
    case 'malformed':
      return <Trans>The provider’s answer is no SAML response that Masar can read.</Trans>
    case 'request':
      return (
        <Trans>
          The answer matches no request from Masar. The provider has to answer Masar’s request instead of
          starting the sign-in itself.
        </Trans>
      )
    case 'encrypted':
      return (
        <Trans>The answer is encrypted. Switch the encryption of assertions off for this application.</Trans>
      )
    case 'unsigned':
      return (
        <Trans>
          The assertion is not signed. Have the provider sign the assertion, not only the response around it.
        </Trans>
      )
    case 'weak_algorithm':
      return (
        <Trans>
          The answer is signed by a method that is no longer safe. Choose SHA-256 for this application.
        </Trans>
      )
    case 'signature':
      return (
        <Trans>
          None of the stored certificates verifies the signature. Take the certificate that the provider signs
          with for this application.
        </Trans>
      )
    case 'other_issuer':
      return <Trans>The provider calls itself by another entity ID than the one that is stored here.</Trans>
    case 'audience':
      return (
        <Trans>The answer is meant for another application. Set Masar’s entity ID as its audience.</Trans>
      )
    case 'recipient':
      return <Trans>The answer is meant for another address. Set Masar’s reply URL there.</Trans>
    case 'time':
      return (
        <Trans>The answer is no longer valid, or not yet. Check whether the provider’s clock is right.</Trans>
      )
    case 'subject':
      return (
        <Trans>
          The answer has no lasting identifier for the person. Have the provider send a persistent NameID, or
          name an attribute for it here.
        </Trans>
      )
    case 'email':
      return (
        <Trans>
          The answer has no e-mail address. Have the provider send it, or name its attribute here.
        </Trans>
      )
  }
}
