import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Text } from '@masar/ui'
import { ActDialog } from '../../people/parts/act-dialog.tsx'
import styles from '../learn.module.css'
import { type ActState, useActState, useStopAct } from './bulk-acts.ts'

interface ActProgressProps {
  id: number
  onClose: () => void
}

/** An act on many assignments from its beginning to its outcome. Closing it stops nothing. */
export function ActProgress({ id, onClose }: ActProgressProps) {
  const query = useActState(id)
  const stop = useStopAct(id)
  const act = query.data?.data
  return (
    <ActDialog
      title={act ? <ActTitle act={act.act} /> : <Trans>Change of many assignments</Trans>}
      query={query}
      stop={stop}
      gone={<Trans>This is no longer there: it is kept for a week.</Trans>}
      hint={() => <Trans>You can close this; it continues anyway.</Trans>}
      outcome={ended => <Outcome act={ended} />}
      onClose={onClose}
    />
  )
}

export function ActTitle({ act }: Pick<ActState, 'act'>) {
  if (act === 'remind') return <Trans>Remind</Trans>
  return act === 'withdraw' ? <Trans>Withdraw</Trans> : <Trans>Change the due date</Trans>
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
