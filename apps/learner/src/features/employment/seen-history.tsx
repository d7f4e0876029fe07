import { Trans, useLingui } from '@lingui/react/macro'
import { Accordion, DateText, Isolate, Text, useUi } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { SeenEvent } from './api.ts'
import styles from './employment.module.css'
import { seenHistoryQuery } from './queries.ts'
import { AskedItem, MoreButton, Unanswered } from './seen-parts.tsx'

/** The entries of one's history on the company's page. */
export function SeenHistory({ id }: { id: number }) {
  return (
    <Accordion>
      <AskedItem headingLevel={4} title={<Trans>Your history at the company, as it sees it</Trans>}>
        <Events id={id} />
      </AskedItem>
    </Accordion>
  )
}

function Events({ id }: { id: number }) {
  const words = useEventWords()
  const list = useInfiniteQuery(seenHistoryQuery(id))
  if (!list.data) return <Unanswered query={list} />
  const events = list.data.pages.flatMap(page => page.data)
  if (events.length === 0)
    return (
      <Text soft>
        <Trans>Nothing has been changed yet.</Trans>
      </Text>
    )
  return (
    <div className={styles.part}>
      <ul role="list" className={styles.entries}>
        {events.map(event => (
          <li key={event.id}>
            <Text as="span" strong>
              {words.ofAct(event)}
            </Text>
            {event.group !== null && (
              <Text as="span">
                <Isolate>{event.group}</Isolate>
              </Text>
            )}
            {event.action === 'employee.change' && event.changed.length > 0 && (
              <Text as="span">{words.ofFields(event.changed)}</Text>
            )}
            <Text as="span" size="sm" soft>
              <DateText value={event.at} format="time" />
              {event.actor !== null && (
                <>
                  {' · '}
                  <Isolate>{event.actor}</Isolate>
                </>
              )}
            </Text>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  )
}

/** What the acts and fields of the record are called, to the person whom they concern. */
function useEventWords() {
  const { t } = useLingui()
  const { tag } = useUi()
  const acts: Record<string, string> = {
    'employee.invite': t`You were invited`,
    'employee.invite_again': t`The invitation was sent to you again`,
    'employee.cancel_invitation': t`Your invitation was cancelled`,
    'employee.change': t`Your details were changed`,
    'employee.deactivate': t`Your place at the company was ended`,
    'employee.reactivate': t`You were taken back`,
    'employee.join': t`You joined by a link`,
    'employee.accept_invitation': t`You joined by invitation`,
    'employee.leave': t`You left the company`,
    'employee.remind': t`You were reminded of what is assigned`,
    'licence.return_place': t`Your place in the licence was taken back`,
    'group.add_people': t`You were put into a group`,
    'group.remove_people': t`You were taken out of a group`,
    'group.remove_person': t`You were taken out of a group`,
  }
  const fields: Record<string, string> = {
    name: t`Name`,
    number: t`Employee number`,
    job: t`Job`,
    department_id: t`Department`,
    manager_id: t`Line manager`,
    group_ids: t`Groups`,
  }
  // By a link and by single sign-on is one act for the record, which says the difference beside it.
  const bySignOn = t`You joined by single sign-on`
  return {
    ofAct: ({ action, changed }: SeenEvent) =>
      action === 'employee.join' && changed.includes('sign_on') ? bySignOn : (acts[action] ?? action),
    ofFields: (changed: readonly string[]) =>
      new Intl.ListFormat(tag, { type: 'conjunction' }).format(changed.map(field => fields[field] ?? field)),
  }
}
