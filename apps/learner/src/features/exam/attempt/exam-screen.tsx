import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { AppLink, ErrorPage, noteFailure, useGo, usePageTitle } from '@masar/app-shell'
import { ErrorState, LinkButton, loadTextViews, OfflineState, PathLoader } from '@masar/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Begun } from '../autosave/attempt-state.ts'
import { openAttempt } from '../autosave/begin.ts'
import { forgetAttempt, keptAttempt } from '../autosave/kept-attempt.ts'
import { ExamRoom } from './exam-room.tsx'
import styles from './attempt.module.css'

/** The exam itself. Without an open attempt there is nothing to sit: the exam's page tells what to do. */
export function ExamScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const go = useGo()
  const client = useQueryClient()
  const queryKey = ['exam-attempt', id]
  const { data, error, refetch, isFetching } = useQuery<Begun | null, ApiError>({
    queryKey,
    queryFn: () => openHere(id),
    staleTime: 'static',
    gcTime: 0,
    refetchOnMount: 'always',
    retry: (failures, failure) => failure.status === 503 && failures < 2,
  })
  usePageTitle(data?.attempt.title)
  const isNone = data === null
  useEffect(() => {
    if (isNone) go(`/exam-details/${id}`, { replace: true })
  })
  if (data)
    return (
      <ExamRoom
        // Each section is a paper of its own, with its own clock.
        key={`${data.attempt.id}-${data.attempt.section?.position ?? 0}`}
        begun={data}
        onMoved={begun => client.setQueryData(queryKey, begun)}
      />
    )
  if (error?.status === 404)
    return (
      <div className={styles.alone}>
        <ErrorPage error={error} />
      </div>
    )
  if (error)
    return (
      <div className={styles.alone}>
        <StartError id={id} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  return (
    <div className={styles.alone}>
      <PathLoader label={t`The exam is being opened`} />
    </div>
  )
}

/** The open attempt; without a network as this browser kept it: its answers are kept here, too, and the clock runs on. */
async function openHere(id: number): Promise<Begun | null> {
  // A later question may be the first with a formula or code: it is shown then though the network has gone. Without one now, this fails at once.
  const views = Promise.allSettled([loadTextViews()])
  try {
    const begun = await openAttempt(id)
    await views
    if (begun === null) await forgetAttempt(id)
    return begun
  } catch (error) {
    const kept = error instanceof ApiError && error.isPassing ? await keptAttempt(id) : null
    if (kept === null) throw error
    noteFailure(error)
    return kept
  }
}

function StartError({
  id,
  error,
  onRetry,
  isRetrying,
}: {
  id: number
  error: ApiError
  onRetry: () => void
  isRetrying: boolean
}) {
  const back = (
    <LinkButton as={AppLink} to={`/exam-details/${id}`} variant="quiet">
      <Trans>About the exam</Trans>
    </LinkButton>
  )
  if (error.kind !== 'answer') {
    return (
      <OfflineState level={1} onRetry={onRetry} isRetrying={isRetrying} action={back}>
        <Trans>
          The exam needs a connection to open. Once it is open, a lost connection does no harm: your answers
          are kept on this device.
        </Trans>
      </OfflineState>
    )
  }
  return (
    <ErrorState
      level={1}
      title={<Trans>The exam could not be opened</Trans>}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={back}
    >
      {error.message}
    </ErrorState>
  )
}
