import { Trans } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { Heading, PathLoader } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGo } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { withNext } from './model.ts'
import { type SignInAnswer, useEntered } from './use-entered.ts'

/** Who has signed the person in: Google, or the provider of their company. */
type Way = 'google' | 'sign-on'

interface ProviderReturnProps {
  way: Way
  next: string | undefined
}

/**
 * The way back from a provider: trades the code of the address for a session. The code works once and comes with a document of its own,
 * so it is asked once for each document, however often this is drawn.
 */
export function ProviderReturn({ way, next }: ProviderReturnProps) {
  const api = useAccountApi()
  const go = useGo()
  const { enter } = useEntered(next)
  const { data, error } = useQuery<SignInAnswer, ApiError>({
    queryKey: ['provider session', way],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    queryFn: async () => {
      const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''
      return (await unwrap(api().POST(`/auth/${way}/session`, { body: { code } }))).data
    },
  })
  useEffect(() => {
    if (data) enter(data, { replace: true })
    else if (error) go(withNext(failedPath(way, error), next), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both ways are new with every render
  }, [data, error])
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Signing you in</Trans>
      </Heading>
      <PathLoader />
    </div>
  )
}

/** Where it is said why the code opened nothing. */
function failedPath(way: Way, { code }: ApiError): string {
  if (code === 'sign_on_demanded') return '/auth/login?sign_on=demanded'
  return way === 'google' ? '/auth/google-error?about=expired' : '/auth/login?sign_on=expired'
}
