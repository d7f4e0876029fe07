import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DateText, Heading, Isolate, Skeleton, Text, useUi } from '@masar/ui'
import { useGo } from '@masar/app-shell'
import { withQuery } from '@masar/site-map'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import { ageSorts, listPlaceOf } from '../parts/found.ts'
import { actionsNamed, type HistoryPlace, HistoryTools } from '../parts/history-tools.tsx'
import type { ListChange } from '../parts/list-tools.tsx'
import { historyQuery } from './acts.ts'
import styles from './employee.module.css'

/** The changes that the company's team made to an employee's record, found and ordered. */
export function EmployeeHistory({ id, place }: { id: number; place: HistoryPlace }) {
  const go = useGo()
  const words = useHistoryWords()
  const history = useInfiniteQuery({
    ...historyQuery(id, place, actionsNamed(words.searched, place)),
    placeholderData: keepPreviousData,
  })
  const change = useCallback(
    (next: ListChange) =>
      go(withQuery(`/Employees/${id}`, { ...listPlaceOf({ ...next }, ageSorts) }), {
        replace: true,
        resetScroll: false,
      }),
    [go, id],
  )
  const events = history.data?.pages.flatMap(page => page.data) ?? []
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <Trans>History</Trans>
      </Heading>
      {(events.length > 0 || place.q !== undefined) && <HistoryTools place={place} onChange={change} />}
      {history.isPending && <Skeleton shape="block" height="6rem" />}
      {history.isError && events.length === 0 && <BlockError query={history} />}
      {history.isSuccess && events.length === 0 && (
        <Text soft>
          {place.q === undefined ? <Trans>Nothing has been changed yet.</Trans> : <Trans>No results</Trans>}
        </Text>
      )}
      {events.length > 0 && (
        <ul className={styles.history}>
          {events.map(({ id: event, at, action, actor, changed, group }) => (
            <li key={event}>
              <Text as="span" strong>
                {words.ofAct(action, changed)}
              </Text>
              {group !== null && (
                <Text as="span">
                  <Isolate>{group}</Isolate>
                </Text>
              )}
              {changed.length > 0 && action === 'employee.change' && (
                <Text as="span">{words.list(changed.map(field => words.fields[field] ?? field))}</Text>
              )}
              <Text as="span" size="sm" soft>
                <DateText value={at} format="time" />{' '}
                {actor !== null && (
                  <>
                    · <Isolate>{actor}</Isolate>
                  </>
                )}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          isPending={history.isFetchingNextPage}
          onPress={() => void history.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  )
}

/** The words for acts and fields as the record names them. */
function useHistoryWords() {
  const { t } = useLingui()
  const { tag } = useUi()
  const actions: Record<string, string> = {
    'employee.invite': t`Invited to join`,
    'employee.invite_again': t`Invitation sent again`,
    'employee.cancel_invitation': t`Invitation cancelled`,
    'employee.change': t`Details changed`,
    'employee.deactivate': t`Account deactivated`,
    'employee.reactivate': t`Taken back`,
    'employee.join': t`Joined by a link`,
    'employee.accept_invitation': t`Joined by invitation`,
    'employee.leave': t`Left the company`,
    'employee.remind': t`Reminded of what is assigned`,
    'licence.return_place': t`Place in the licence taken back`,
    'group.add_people': t`Put into a group`,
    'group.remove_people': t`Taken out of a group`,
    'group.remove_person': t`Taken out of a group`,
  }
  const fields: Record<string, string> = {
    name: t`Name`,
    number: t`Employee number`,
    job: t`Job`,
    department_id: t`Department`,
    manager_id: t`Line manager`,
    group_ids: t`Groups`,
  }
  const list = (names: string[]) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
  // By a link and by single sign-on is one act for the record, which says the difference beside it.
  const bySignOn = t`Joined by single sign-on`
  const ofAct = (action: string, changed: readonly string[]) =>
    action === 'employee.join' && changed.includes('sign_on') ? bySignOn : (actions[action] ?? action)
  const searched = { ...actions, 'employee.join': `${actions['employee.join']} ${bySignOn}` }
  return { ofAct, searched, fields, list }
}
