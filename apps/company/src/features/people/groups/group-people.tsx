import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, EmptyState, Heading, showToast, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureText } from '../parts/failure.tsx'
import type { ListPlace } from '../parts/found.ts'
import { useListSelection } from '../parts/list-selection.ts'
import { ListTools } from '../parts/list-tools.tsx'
import { ChooseAll, ChooseRow } from '../parts/many/choices.tsx'
import { PersonField } from '../parts/person-field.tsx'
import { useRights } from '../rights.ts'
import { groupPeopleQuery, useAddPerson } from './api.ts'
import { GroupBulk } from './group-bulk.tsx'
import { GroupPerson } from './group-person.tsx'
import styles from './groups.module.css'
import type { PersonSort } from './place.ts'

export interface PeopleListProps {
  /** Of the people of the group: who is searched for, and their order. */
  place: ListPlace<PersonSort>
  /** Who is chosen, as in the URL. */
  chosen: string | undefined
  onChange: (next: { q: string | undefined; sort: string | undefined }) => void
  onKeep: (chosen: string | undefined) => void
}

/** The people of a group, found, added, chosen, and taken out. */
export function GroupPeople({ group, place, chosen, onChange, onKeep }: PeopleListProps & { group: number }) {
  const { t } = useLingui()
  const people = useInfiniteQuery({
    ...groupPeopleQuery(group, place),
    placeholderData: keepPreviousData,
  })
  const { changesPeople } = useRights()
  const rows = people.data?.pages.flatMap(page => page.data) ?? []
  const total = people.data?.pages[0]?.meta.total ?? 0
  const selection = useListSelection({
    place: `${group} ${place.q ?? ''}`,
    chosen: changesPeople ? chosen : undefined,
    loaded: rows.map(({ id }) => id),
    total: Math.max(total, rows.length),
    onKeep,
  })
  return (
    <section className={styles.part}>
      <Heading level={3}>
        <Trans>People</Trans>
      </Heading>
      {changesPeople && <AddPerson id={group} />}
      <PeopleTools place={place} onChange={onChange} />
      {people.isPending && <Skeleton shape="block" height="6rem" />}
      {people.isError && rows.length === 0 && (
        <LoadError
          level={3}
          error={people.error}
          isRetrying={people.isFetching}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.isSuccess && (
        <Text soft role="status">
          <Plural value={total} one="# person" other="# people" />
        </Text>
      )}
      {people.isSuccess && rows.length === 0 && place.q !== undefined && (
        <EmptyState level={3} title={<Trans>Nobody found</Trans>} />
      )}
      {/* Also where nobody is left: an act that emptied the list still shows its result. */}
      {changesPeople && <GroupBulk {...{ group, place, selection, total }} loaded={rows.length} />}
      {changesPeople && rows.length > 1 && (
        <ChooseAll ids={rows.map(({ id }) => id)} selected={selection.keys} onChange={selection.choose} />
      )}
      <ul className={styles.people}>
        {rows.map(({ id, name, department }) => (
          <li key={id}>
            {changesPeople && <ChooseRow id={id} label={t`Choose ${name}`} selection={selection} />}
            <GroupPerson group={group} id={id} name={name} department={department} />
          </li>
        ))}
      </ul>
      {people.hasNextPage && (
        <Button
          variant="secondary"
          isPending={people.isFetchingNextPage}
          onPress={() => void people.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  )
}

function PeopleTools({ place, onChange }: Pick<PeopleListProps, 'place' | 'onChange'>) {
  const { t } = useLingui()
  return (
    <ListTools
      label={t`Search by name, e-mail or number`}
      place={place}
      sorts={[
        { value: '', label: t`By name` },
        { value: 'newest', label: t`Newest first` },
        { value: 'progress', label: t`Least progress first` },
        { value: 'overdue', label: t`Most overdue first` },
      ]}
      onChange={onChange}
    />
  )
}

function AddPerson({ id }: { id: number }) {
  const { t } = useLingui()
  const adding = useAddPerson(id)
  const [added, setAdded] = useState(0)
  return (
    <PersonField
      // Empty again once a person was added.
      key={added}
      label={t`Add somebody`}
      hint={t`Search by name or number.`}
      person={null}
      onChange={person => {
        if (person === null) return
        const { name } = person
        adding.mutate(person.id, {
          onSuccess: () => {
            setAdded(added + 1)
            showToast({ tone: 'success', text: t`${name} was added to the group` })
          },
          onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
        })
      }}
    />
  )
}
