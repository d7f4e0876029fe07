import { Trans, useLingui } from '@lingui/react/macro'
import { CodeBlock, formatNumber, Ltr, Text, useUi } from '@masar/ui'
import { type SignOn, useTestProvider } from './api.ts'
import { OidcForm } from './oidc-form.tsx'
import { TestPart } from './test-part.tsx'

/** The name of the e-mail address in OpenID Connect. */
const claim = 'email'

/** An OpenID provider: what it has to know of Masar, how it is set up, and its test. */
export function OidcPart({ signOn: { provider, redirect_uris: redirectUris } }: { signOn: SignOn }) {
  const { t } = useLingui()
  const { tag } = useUi()
  // What the last test said is of the provider as it was then.
  const testing = useTestProvider()
  return (
    <>
      <Text soft size="sm">
        <Trans>
          Register Masar there as a web application, with both of these redirect URIs. Have it send the e-mail
          address, as the claim <Ltr>{claim}</Ltr>.
        </Trans>
      </Text>
      {redirectUris.map((uri, index) => (
        <CodeBlock key={uri} title={t`Redirect URI ${formatNumber(tag, index + 1)}`} code={uri} isWrapped />
      ))}
      {/* What others store meanwhile does not overwrite what is being typed. */}
      <OidcForm provider={provider} onSaved={testing.reset} />
      {provider?.kind === 'oidc' && <TestPart provider={provider} testing={testing} />}
    </>
  )
}
