import { Trans } from '@lingui/react/macro'
import { Banner, Button, DateText, Text } from '@masar/ui'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import type { Provider, useTestProvider } from './api.ts'
import { RemoveProvider } from './remove-provider.tsx'

type Testing = ReturnType<typeof useTestProvider>

/** Asks the provider as it is stored, and says in plain words what is wrong; or forgets it. */
export function TestPart({ provider, testing }: { provider: Provider; testing: Testing }) {
  const problem = testing.data?.problem
  return (
    <>
      <div role="status">
        {problem === undefined ? (
          <Text soft size="sm">
            {provider.tested_at === null ? (
              <Trans>The connection has not been tested as it is set up now.</Trans>
            ) : (
              <Trans>
                The connection was tested on <DateText value={provider.tested_at} format="time" />.
              </Trans>
            )}
          </Text>
        ) : problem === null ? (
          <Banner tone="success">
            <Trans>Your provider answered and knows Masar as its client. The connection works.</Trans>
          </Banner>
        ) : (
          <Banner tone="warning">
            <Problem of={problem} />
          </Banner>
        )}
      </div>
      <Failure error={testing.error} />
      <div className={styles.acts}>
        <Button variant="secondary" isPending={testing.isPending} onPress={() => testing.mutate()}>
          <Trans>Test the connection</Trans>
        </Button>
        <RemoveProvider />
      </div>
    </>
  )
}

type ProblemName = NonNullable<NonNullable<Testing['data']>['problem']>

// long: a sentence for each problem
function Problem({ of }: { of: ProblemName }) {
  switch (of) {
    case 'not_https':
      return <Trans>The issuer has to begin with https://: secrets go there.</Trans>
    case 'private_address':
      return (
        <Trans>
          The issuer, or an address that it names, is in a private network. Masar asks only providers on the
          internet.
        </Trans>
      )
    case 'name_unknown':
      return <Trans>No name server knows the issuer’s name. Check how it is spelled.</Trans>
    case 'unreachable':
      return <Trans>The provider did not answer in time, or answered with a fault of its own.</Trans>
    case 'certificate':
      return <Trans>The provider’s certificate is not valid, so the connection is not safe.</Trans>
    case 'no_provider':
      return (
        <Trans>
          Something answers there, but not as an OpenID provider. The issuer is often longer than the address
          of the sign-in page; your provider’s settings name it.
        </Trans>
      )
    case 'other_issuer':
      return (
        <Trans>
          The provider’s issuer is a different one. Copy it exactly, with or without the slash at its end.
        </Trans>
      )
    case 'no_code_flow':
      return <Trans>The provider does not offer the authorization code flow, which Masar needs.</Trans>
    case 'client_refused':
      return (
        <Trans>
          The provider answers, but refuses the client. Check the client ID and the secret, and whether the
          secret may be sent in the body (client_secret_post).
        </Trans>
      )
  }
}
