import { Trans } from '@lingui/react/macro'
import { AppLink, LoadError, useSession } from '@masar/app-shell'
import { Card, Heading, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import styles from '../settings.module.css'
import { signOnQuery } from './api.ts'
import { DomainsPart } from './domains-part.tsx'
import { ScimPart } from './scim-part.tsx'
import { ProviderPart } from './provider-part.tsx'
import { SwitchPart } from './switch-part.tsx'

/** How the company's people sign in by its own provider: its domains, the provider, and whether it is switched on. */
export function SignOnScreen() {
  const signOn = useQuery(signOnQuery())
  const mayChange = useSession(({ role }) => role === 'owner' || role === 'administrator')
  const data = signOn.data?.data
  return (
    <div className={styles.screen}>
      <div>
        <Link as={AppLink} to="/settings">
          <Trans>To the company settings</Trans>
        </Link>
        <Heading level={1}>
          <Trans>Single sign-on and directory</Trans>
        </Heading>
        <Text soft>
          <Trans>
            Your people sign in with their work account, through OpenID Connect or SAML: Microsoft Entra ID,
            Google Workspace, Okta, ADFS, Keycloak and others.
          </Trans>
        </Text>
      </div>
      {signOn.isPending && (
        <Card aria-busy>
          <Skeleton width="50%" />
          <Skeleton shape="block" height="18rem" />
        </Card>
      )}
      {signOn.isError && !data && (
        <LoadError
          error={signOn.error}
          isRetrying={signOn.isFetching}
          onRetry={() => void signOn.refetch()}
        />
      )}
      {data && (
        <>
          <DomainsPart domains={data.domains} mayChange={mayChange} />
          <ProviderPart signOn={data} mayChange={mayChange} />
          <SwitchPart signOn={data} mayChange={mayChange} />
          <ScimPart mayChange={mayChange} />
        </>
      )}
    </div>
  )
}
