import { Trans, useLingui } from '@lingui/react/macro'
import { useCarried } from '@masar/app-shell'
import { Card, Heading, Ltr, RadioGroup, Text, useKeptFocus } from '@masar/ui'
import { useRef } from 'react'
import styles from '../settings.module.css'
import { useAdmissions } from './admissions.ts'
import type { Provider, SignOn } from './api.ts'
import { OidcPart } from './oidc-part.tsx'
import { SamlPart } from './saml/saml-part.tsx'
import { CertificateList } from './saml/certificate-list.tsx'

/** They are called so in every language. */
const standards = { oidc: 'OpenID Connect', saml: 'SAML 2.0' }

interface ProviderPartProps {
  signOn: SignOn
  mayChange: boolean
}

/** The company's provider, one of either kind: where it is, how Masar asks it, and whom it lets in. */
export function ProviderPart({ signOn, mayChange }: ProviderPartProps) {
  const { t } = useLingui()
  const { provider } = signOn
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const [kind, setKind] = useCarried('sign-on-kind', provider?.kind ?? 'oidc')
  return (
    <Card as="section" className={styles.part} aria-labelledby="provider">
      <Heading level={2} size="md" id="provider" ref={heading}>
        <Trans>Your provider</Trans>
      </Heading>
      {mayChange ? (
        <>
          <RadioGroup
            label={t`How your provider is asked`}
            value={kind}
            onChange={value => setKind(value === 'saml' ? 'saml' : 'oidc')}
            options={[
              {
                value: 'oidc',
                label: <Ltr>{standards.oidc}</Ltr>,
                hint: t`The simpler one to set up, if your provider offers both.`,
              },
              { value: 'saml', label: <Ltr>{standards.saml}</Ltr> },
            ]}
          />
          {provider !== null && provider.kind !== kind && (
            <Text size="sm">
              <Trans>
                Your company has one provider. What you save here replaces the present one, and switches the
                sign-on off until it has been tested.
              </Trans>
            </Text>
          )}
          {kind === 'oidc' ? <OidcPart signOn={signOn} /> : <SamlPart signOn={signOn} />}
        </>
      ) : (
        <ProviderFactsList provider={provider} />
      )}
    </Card>
  )
}

function ProviderFactsList({ provider }: { provider: Provider | null }) {
  const admissions = useAdmissions()
  if (provider === null)
    return (
      <Text>
        <Trans>No provider is set up yet.</Trans>
      </Text>
    )
  const { kind, issuer, client_id: clientId, saml, admits } = provider
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{kind === 'oidc' ? <Trans>Issuer</Trans> : <Trans>Entity ID of the provider</Trans>}</dt>
          <dd>
            <Ltr>{issuer}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{saml === null ? <Trans>Client ID</Trans> : <Trans>Sign-in address</Trans>}</dt>
          <dd>
            <Ltr>{saml === null ? clientId : saml.entry_point}</Ltr>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Whoever signs in there for the first time</Trans>
          </dt>
          <dd>{admissions.find(({ value }) => value === admits)?.label}</dd>
        </div>
      </dl>
      {saml !== null && <CertificateList certificates={saml.certificates} />}
    </>
  )
}
