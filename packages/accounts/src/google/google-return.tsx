import { Trans } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { Heading, PathLoader } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGo } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { withNext } from '../sign-in/model.ts'
import { type SignInAnswer, useEntered } from '../sign-in/use-entered.ts'

/**
 * The way back from Google: trades the code of the address for a session. The code works once and comes with a document of its own,
 * so it is asked once for each document, however often this is drawn.
 */
export function GoogleReturn({ next }: { next: string | undefined }) {
  const api = useAccountApi()
  const go = useGo()
  const { enter } = useEntered(next)
  const { data, isError } = useQuery<SignInAnswer, ApiError>({
    queryKey: ['google session'],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    queryFn: async () => {
      const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''
      return (await unwrap(api().POST('/auth/google/session', { body: { code } }))).data
    },
  })
  useEffect(() => {
    if (data) enter(data, { replace: true })
    else if (isError) go(withNext('/auth/google-error?about=expired', next), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both ways are new with every render
  }, [data, isError])
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Signing you in</Trans>
      </Heading>
      <PathLoader />
    </div>
  )
}
