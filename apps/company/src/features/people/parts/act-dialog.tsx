import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, ProgressBar, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import styles from './parts.module.css'

interface BackgroundAct {
  state: string
  done: number
  total: number
}

interface ActDialogProps<Act extends BackgroundAct> {
  title: ReactNode
  query: UseQueryResult<{ data: Act }, ApiError>
  stop: UseMutationResult<unknown, ApiError, void>
  /** Said where the act is no longer kept. */
  gone: ReactNode
  /** Said above the bar while it runs. */
  hint: (act: Act) => ReactNode
  outcome: (act: Act) => ReactNode
  onClose: () => void
}

/** An act in the background from its beginning to its outcome. Closing the dialog stops nothing. */
export function ActDialog<Act extends BackgroundAct>(props: ActDialogProps<Act>) {
  const { title, query, stop, gone, hint, outcome, onClose } = props
  const act = query.data?.data
  const isGone = query.error?.status === 404
  const isRunning = act?.state === 'running'
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          {isRunning && (
            <Button variant="secondary" isPending={stop.isPending} onPress={() => stop.mutate()}>
              <Trans>Stop</Trans>
            </Button>
          )}
          <Button onPress={close}>
            <Trans>Close</Trans>
          </Button>
        </>
      )}
    >
      {query.isPending && <Skeleton width="60%" />}
      {isGone && <Banner tone="warning">{gone}</Banner>}
      {query.isError && !act && !isGone && (
        <LoadError
          level={3}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {act && (isRunning ? <Running act={act} hint={hint(act)} /> : outcome(act))}
      {isRunning && <Failure error={stop.error} />}
    </Dialog>
  )
}

function Running({ act: { done, total }, hint }: { act: BackgroundAct; hint: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.form} role="status">
      {hint && <Text>{hint}</Text>}
      <ProgressBar
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
        showValue
        label={t`Progress of the change`}
      />
    </div>
  )
}
