import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRoleNames } from '@masar/accounts'
import { Button, Card, DateText, Heading, Isolate, List, ListItem, Skeleton, Text, useUi } from '@masar/ui'
import { useGo } from '@masar/app-shell'
import { withQuery } from '@masar/site-map'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BlockError } from '../frame/block-error.tsx'
import { ageSorts, listPlaceOf } from '../people/parts/found.ts'
import { actionsNamed, type HistoryPlace, HistoryTools } from '../people/parts/history-tools.tsx'
import type { ListChange } from '../people/parts/list-tools.tsx'
import { companyHistoryQuery } from './api.ts'
import styles from './settings.module.css'

/** Who changed what of the company, its roles and its addresses, found and ordered. */
export function HistoryPart({ place = {} }: { place?: HistoryPlace }) {
  const go = useGo()
  const words = useEventWords()
  const history = useInfiniteQuery({
    ...companyHistoryQuery(place, actionsNamed(words.actions, place)),
    placeholderData: keepPreviousData,
  })
  const change = useCallback(
    (next: ListChange) =>
      go(withQuery('/settings', { ...listPlaceOf({ ...next }, ageSorts) }), {
        replace: true,
        resetScroll: false,
      }),
    [go],
  )
  const events = history.data?.pages.flatMap(page => page.data) ?? []
  return (
    <Card as="section" className={styles.part} aria-labelledby="history">
      <Heading level={2} size="md" id="history">
        <Trans>Recent changes</Trans>
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
        <List>
          {events.map(({ id, at, action, actor, subject, role, people, changed }) => (
            <ListItem
              key={id}
              title={words.actions[action] ?? action}
              note={
                <span className={styles.notes}>
                  {subject !== null && <Isolate>{subject}</Isolate>}
                  {people !== null && (
                    <span>
                      <Plural value={people} one="# person" other="# people" />
                    </span>
                  )}
                  {role !== null && <span>{words.roles[role] ?? role}</span>}
                  {changed.length > 0 && action === 'company.change' && (
                    <span>{words.list(changed.map(field => words.fields[field] ?? field))}</span>
                  )}
                  <span>
                    <DateText value={at} format="time" />
                    {actor !== null && (
                      <>
                        {' '}
                        · <Isolate>{actor}</Isolate>
                      </>
                    )}
                  </span>
                </span>
              }
            />
          ))}
        </List>
      )}
      {history.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            isPending={history.isFetchingNextPage}
            onPress={() => void history.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The words for acts and fields as the record names them. */
function useEventWords() {
  const { t } = useLingui()
  const { tag } = useUi()
  const roles: Record<string, string> = useRoleNames()
  const actions: Record<string, string> = {
    'company.change': t`Company details changed`,
    'company.change_account': t`Details of the company’s account changed`,
    'company.change_logo': t`Logo changed`,
    'company.remove_logo': t`Logo removed`,
    'company.show_certificate_logo': t`Logo put on certificates`,
    'company.hide_certificate_logo': t`Logo taken off certificates`,
    'company.change_shelf': t`Own shelf changed`,
    'company.remove_shelf': t`Own shelf removed`,
    'company.change_retention': t`How long names of people who left are kept was changed`,
    'company.remove_names': t`Names of people who left removed`,
    'company.demand_second_factor': t`Two-step verification switched`,
    'sign_on.add_domain': t`Domain added`,
    'sign_on.prove_domain': t`Domain proven`,
    'sign_on.remove_domain': t`Domain removed`,
    'sign_on.set_provider': t`Provider of the sign-on changed`,
    'sign_on.switch': t`Single sign-on switched`,
    'sign_on.remove_provider': t`Provider of the sign-on removed`,
    'sign_on.make_scim_token': t`Token for the directory made`,
    'sign_on.withdraw_scim_token': t`Token for the directory withdrawn`,
    'api_key.make': t`API key made`,
    'api_key.withdraw': t`API key withdrawn`,
    'member.invite': t`Invited to act for the company`,
    'member.invite_again': t({ message: 'Invitation sent again', context: 'act' }),
    'member.withdraw_invitation': t`Invitation withdrawn`,
    'member.join': t`Accepted the invitation`,
    'member.add': t`Role given`,
    'member.change_role': t`Role changed`,
    'member.remove': t`Role ended`,
    'course_request.ask': t`Course requested`,
    'billing_address.add': t`Billing address added`,
    'billing_address.change': t`Billing address changed`,
    'billing_address.remove': t`Billing address removed`,
  }
  const fields: Record<string, string> = {
    names: t`Legal name`,
    addresses: t`Address`,
    registration_number: t`Commercial registration number`,
    vat_number: t`VAT number`,
    time_zone: t`Time zone`,
    color: t`Colour`,
  }
  const list = (names: string[]) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
  return { actions, fields, roles, list }
}
