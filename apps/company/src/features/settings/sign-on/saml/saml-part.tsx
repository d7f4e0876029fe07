import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, CodeBlock, DateText, Link, Text } from '@masar/ui'
import { useCarried } from '@masar/app-shell'
import { useState } from 'react'
import type { Metadata, SignOn } from '../api.ts'
import { endOfSignOn } from './certificate-state.ts'
import { MetadataPart } from './metadata-part.tsx'
import { SamlForm } from './saml-form.tsx'
import { TryPart } from './try-part.tsx'

/** A SAML provider: what it has to know of Masar, how it is set up, and the try. */
export function SamlPart({ signOn: { provider, saml_service: service } }: { signOn: SignOn }) {
  const { t } = useLingui()
  // The form is reset to what was fetched, and keeps what is being typed otherwise.
  const [read, setRead] = useCarried<{ metadata: Metadata; times: number } | null>('sign-on-read', null)
  const [savedTimes, setSavedTimes] = useState(0)
  const [now] = useState(() => Date.now())
  const end = endOfSignOn(provider?.saml?.certificates ?? [], now)
  return (
    <>
      {end !== null && (
        <Banner tone={Date.parse(end) <= now ? 'danger' : 'warning'}>
          {Date.parse(end) <= now ? (
            <Trans>
              Your provider’s certificate has expired, so nobody can sign in with it. Add the one it signs
              with now.
            </Trans>
          ) : (
            <Trans>
              Your provider’s certificate expires on <DateText value={end} />. Add the next one before then:
              after that day, nobody can sign in with it.
            </Trans>
          )}
        </Banner>
      )}
      <Text soft size="sm">
        <Trans>
          Register Masar there as a SAML application with these two addresses, or give it the metadata. Have
          it sign the assertion with SHA-256 and not encrypt it, name people by an identifier that never
          changes, and send their e-mail address.
        </Trans>
      </Text>
      <CodeBlock title={t`Entity ID (audience)`} code={service.entity_id} isWrapped />
      <CodeBlock title={t`Reply URL (ACS)`} code={service.acs_url} isWrapped />
      <p>
        <Link href={service.metadata_url} download="masar-metadata.xml">
          <Trans>Download Masar’s metadata</Trans>
        </Link>
      </p>
      <MetadataPart onRead={metadata => setRead(last => ({ metadata, times: (last?.times ?? 0) + 1 }))} />
      <SamlForm
        key={`${read?.times ?? 0} ${savedTimes}`}
        provider={provider}
        read={read?.metadata}
        onSaved={() => {
          setRead(null)
          setSavedTimes(times => times + 1)
        }}
      />
      {provider?.kind === 'saml' && <TryPart provider={provider} />}
    </>
  )
}
