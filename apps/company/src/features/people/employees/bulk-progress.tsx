import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, RealtimeProvider, useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { Banner, Button, ProgressBar, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { BulkOutcome } from './bulk-outcome.tsx'
import { BulkTitle } from './bulk-title.tsx'
import { bulkQuery, type BulkState, useBulk, useStopBulk } from './use-bulk.ts'

interface BulkProgressProps {
  id: number
  onClose: () => void
}

/** An act on many people from its beginning to what became of it. Closing it stops nothing. */
export function BulkProgress({ id, onClose }: BulkProgressProps) {
  const act = useBulk(id)
  const stop = useStopBulk(id)
  const known = act.data?.data
  const isGone = act.error?.status === 404
  const isRunning = known?.state === 'running'
  return (
    <Dialog
      title={known ? <BulkTitle act={known.act} /> : <Trans>Act for many employees</Trans>}
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
      <RealtimeProvider>
        <Listener id={id} />
      </RealtimeProvider>
      {act.isPending && <Skeleton width="60%" />}
      {isGone && (
        <Banner tone="warning">
          <Trans>
            This is no longer there: bulk actions are kept for a week, and go when their department or group
            does.
          </Trans>
        </Banner>
      )}
      {act.isError && !known && !isGone && (
        <LoadError
          level={3}
          error={act.error}
          isRetrying={act.isFetching}
          onRetry={() => void act.refetch()}
        />
      )}
      {known && (isRunning ? <Running act={known} /> : <BulkOutcome act={known} />)}
      {isRunning && <Failure error={stop.error} />}
    </Dialog>
  )
}

function Running({ act: { done, total, is_notified: isNotified } }: { act: BulkState }) {
  const { t } = useLingui()
  return (
    <div className={styles.form} role="status">
      {isNotified && (
        <Text>
          <Trans>You may leave this page. A notification tells you when it is done.</Trans>
        </Text>
      )}
      <ProgressBar
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
        showValue
        label={t`Progress of the change`}
      />
    </div>
  )
}

/** Listens to how far it is; it shows nothing. */
function Listener({ id }: { id: number }) {
  const client = useQueryClient()
  const userId = useSession(({ info }) => info?.id ?? null)
  const again = () => void client.invalidateQueries({ queryKey: bulkQuery(id).queryKey })
  useChannelEvent(
    userId === null ? null : userChannel(userId),
    'EmployeeActChanged',
    ({ act_id }) => act_id === id && again(),
  )
  useCatchUp(again)
  return null
}
