import { Trans } from '@lingui/react/macro'
import { useApp } from '@masar/app-shell'
import { Banner, Button, DateText, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Failure } from '../../../people/parts/failure.tsx'
import styles from '../../settings.module.css'
import { type Provider, tryQuery, useTryProvider } from '../api.ts'
import { RemoveProvider } from '../remove-provider.tsx'
import { TryProblem } from './try-problem.tsx'
import { TryFacts } from './try-facts.tsx'

/** Tries the provider as it is stored, by a real sign-in that signs no one in, and shows what came back. */
export function TryPart({ provider }: { provider: Provider }) {
  const { locale } = useApp()
  const trying = useTryProvider()
  const tried = useQuery(tryQuery()).data?.data ?? null
  const result = useRef<HTMLDivElement>(null)
  // The provider leads back to this page; what is asked about is further down.
  const [isBack] = useState(() => new URLSearchParams(window.location.search).has('tried'))
  useEffect(() => {
    if (isBack && tried !== null) result.current?.focus()
  }, [isBack, tried])
  return (
    <>
      <div ref={result} tabIndex={-1} className={styles.part}>
        {tried !== null && (
          <>
            <Banner tone={tried.problem === null ? 'success' : 'warning'}>
              {tried.problem === null ? (
                <Trans>
                  The provider’s answer passed every check: it is signed by your certificate, meant for Masar
                  and for this request, and in time.
                </Trans>
              ) : (
                <TryProblem of={tried.problem} found={tried.found} />
              )}
            </Banner>
            <TryFacts tried={tried} />
          </>
        )}
      </div>
      <Text soft size="sm">
        {provider.tested_at === null ? (
          <Trans>The provider has not been tried as it is set up now.</Trans>
        ) : (
          <Trans>
            The provider was tried successfully on <DateText value={provider.tested_at} format="time" />.
          </Trans>
        )}{' '}
        <Trans>
          You sign in there with your own account, as it is saved here, and come back to this page. Nobody is
          signed in to Masar by it.
        </Trans>
      </Text>
      <Failure error={trying.error} />
      <div className={styles.acts}>
        <Button
          variant="secondary"
          isPending={trying.isPending || trying.isSuccess}
          onPress={() => trying.mutate(locale, { onSuccess: ({ url }) => window.location.assign(url) })}
        >
          <Trans>Try the sign-in</Trans>
        </Button>
        <RemoveProvider />
      </div>
    </>
  )
}
