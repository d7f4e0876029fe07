import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, ProgressBar, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { type ActState, useActState, useStopAct } from './bulk-acts.ts'

interface ActProgressProps {
  id: number
  onClose: () => void
}

/** An act on many assignments from its beginning to what became of it. Closing it stops nothing. */
export function ActProgress({ id, onClose }: ActProgressProps) {
  const query = useActState(id)
  const stop = useStopAct(id)
  const act = query.data?.data
  const isGone = query.error?.status === 404
  const isRunning = act?.state === 'running'
  return (
    <Dialog
      title={act ? <ActTitle act={act.act} /> : <Trans>Change of many assignments</Trans>}
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
      {isGone && (
        <Banner tone="warning">
          <Trans>This is no longer there: it is kept for a week.</Trans>
        </Banner>
      )}
      {query.isError && !act && !isGone && (
        <LoadError
          level={3}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {act && (isRunning ? <Running act={act} /> : <Outcome act={act} />)}
      {isRunning && <Failure error={stop.error} />}
    </Dialog>
  )
}

export function ActTitle({ act }: Pick<ActState, 'act'>) {
  if (act === 'remind') return <Trans>Remind</Trans>
  return act === 'withdraw' ? <Trans>Withdraw</Trans> : <Trans>Change the due date</Trans>
}

function Running({ act: { done, total } }: { act: ActState }) {
  const { t } = useLingui()
  return (
    <div className={styles.form} role="status">
      <Text>
        <Trans>You can close this; it continues anyway.</Trans>
      </Text>
      <ProgressBar
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
        showValue
        label={t`Progress of the change`}
      />
    </div>
  )
}

function Outcome({ act }: { act: ActState }) {
  return (
    <div className={styles.form} role="status">
      {act.state === 'failed' && (
        <Banner tone="danger">
          <Trans>It could not be finished. What was done until then stays. Start it again.</Trans>
        </Banner>
      )}
      {act.state === 'cancelled' && (
        <Banner tone="info">
          <Trans>It was stopped. What was done until then stays.</Trans>
        </Banner>
      )}
      <Text>
        <Changed {...act} />
      </Text>
      {act.act === 'remind' ? (
        <Text soft>
          <Trans>People who haven’t joined or were reminded within the last day were skipped.</Trans>
        </Text>
      ) : (
        act.done > act.changed && (
          <Text soft>
            <Trans>Finished ones stayed as they are.</Trans>
          </Text>
        )
      )}
    </div>
  )
}

/** What an act came to, in words. */
export function Changed({ act, changed }: Pick<ActState, 'act' | 'changed'>) {
  if (act === 'remind')
    return <Plural value={changed} one="# person was reminded." other="# people were reminded." />
  if (act === 'withdraw')
    return <Plural value={changed} one="# assignment was withdrawn" other="# assignments were withdrawn" />
  return (
    <Plural
      value={changed}
      one="The due date of # assignment was changed"
      other="The due dates of # assignments were changed"
    />
  )
}
