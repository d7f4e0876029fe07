import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import {
  type AccountCapacity,
  capacitiesQuery,
  ErrorPage,
  homeOfCapacity,
  navigateTo,
  NotAllowedPage,
  switchCapacity,
  useApp,
} from '@masar/app-shell'
import { hrefFor } from '@masar/site-map'
import { Banner, Button, EmptyState, PathLoader } from '@masar/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ConsoleFrame } from './console-frame.tsx'

/** For people signed in without an operator session: operators open one here, others learn that they have no access. */
export function ConsoleGate() {
  const capacities = useQuery(capacitiesQuery())
  const operator = capacities.data?.data.find(entry => entry.capacity === 'operator')
  return (
    <ConsoleFrame operator={undefined}>
      {capacities.isPending && <PathLoader />}
      {capacities.error && <ErrorPage error={capacities.error} reset={() => void capacities.refetch()} />}
      {capacities.data && (operator ? <OpenConsole operator={operator} /> : <NotAllowedPage />)}
    </ConsoleFrame>
  )
}

function OpenConsole({ operator }: { operator: AccountCapacity }) {
  const { locale } = useApp()
  const opening = useMutation<void, ApiError>({
    mutationFn: () => switchCapacity(operator),
    onSuccess: () => navigateTo(hrefFor(homeOfCapacity(operator), { locale }), { replace: true }),
  })
  return (
    <>
      {opening.error && <Banner tone="danger">{opening.error.message}</Banner>}
      <EmptyState
        level={1}
        title={<Trans>You are signed in as yourself</Trans>}
        action={
          <Button isPending={opening.isPending} onPress={() => opening.mutate()}>
            <Trans>Continue as operator</Trans>
          </Button>
        }
      >
        <Trans>The console opens in a session of its own; yours stays beside it.</Trans>
      </EmptyState>
    </>
  )
}
