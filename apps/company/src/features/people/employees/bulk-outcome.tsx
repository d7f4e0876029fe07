import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Text } from '@masar/ui'
import styles from '../parts/parts.module.css'
import type { BulkAct, BulkState } from './use-bulk.ts'

/** What an act for many has done, and for whom it has not. */
export function BulkOutcome({ act: sum }: { act: BulkState }) {
  return (
    <div role="status" className={styles.form}>
      {sum.state === 'failed' && (
        <Banner tone="danger">
          {sum.act === 'message' ? (
            <Trans>It stopped before everyone was messaged: you no longer manage these people.</Trans>
          ) : (
            <Trans>
              It stopped before everyone was done: you no longer have access to the department or group.
            </Trans>
          )}
        </Banner>
      )}
      {sum.state === 'cancelled' && (
        <Banner tone="warning">
          <Trans>It was stopped. What was done until then stays.</Trans>
        </Banner>
      )}
      <Text strong>
        <Done act={sum.act} count={sum.changed} />
      </Text>
      {sum.skipped > 0 && (
        <Text soft>
          {sum.act === 'message' ? (
            <Plural
              value={sum.skipped}
              one="# person has not joined, or has left. They got nothing."
              other="# people have not joined, or have left. They got nothing."
            />
          ) : sum.act === 'remind' ? (
            <Plural
              value={sum.skipped}
              one="# person was not reminded: nothing waits for them, they have not joined, or they were reminded today."
              other="# people were not reminded: nothing waits for them, they have not joined, or they were reminded today."
            />
          ) : (
            <Plural
              value={sum.skipped}
              one="For # person there was nothing to do."
              other="For # people there was nothing to do."
            />
          )}
        </Text>
      )}
      {sum.held_by_role > 0 && (
        <Text>
          <Plural
            value={sum.held_by_role}
            one="# person has a company role you can’t remove. They stay."
            other="# people have company roles you can’t remove. They stay."
          />
        </Text>
      )}
      {sum.limited > 0 && (
        <Text>
          <Plural
            value={sum.limited}
            one="# person has been sent too many invitations. Try again tomorrow."
            other="# people have been sent too many invitations. Try again tomorrow."
          />
        </Text>
      )}
    </div>
  )
}

function Done({ act, count }: { act: BulkAct; count: number }) {
  if (act === 'move') return <Plural value={count} one="# person was moved." other="# people were moved." />
  if (act === 'add_to_group')
    return <Plural value={count} one="# person was added." other="# people were added." />
  if (act === 'remove_from_group')
    return <Plural value={count} one="# person was taken out." other="# people were taken out." />
  if (act === 'remind')
    return <Plural value={count} one="# person was reminded." other="# people were reminded." />
  if (act === 'deactivate')
    return <Plural value={count} one="# person was deactivated." other="# people were deactivated." />
  if (act === 'reactivate')
    return <Plural value={count} one="# person was reactivated." other="# people were reactivated." />
  if (act === 'message')
    return <Plural value={count} one="The message went to # person." other="The message went to # people." />
  return <Plural value={count} one="# invitation was sent." other="# invitations were sent." />
}
