import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  Heading,
  IconButton,
  Isolate,
  linkClass,
  showToast,
  Skeleton,
  Text,
} from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { FailureText } from '../parts/failure.tsx'
import type { ListPlace } from '../parts/found.ts'
import { ListTools } from '../parts/list-tools.tsx'
import { PersonField } from '../parts/person-field.tsx'
import { useRights } from '../rights.ts'
import { type GroupDetails, groupPeopleQuery, groupQuery, useAddPerson, useRemovePerson } from './api.ts'
import styles from './groups.module.css'
import type { PersonSort } from './place.ts'
import { RulesDialog } from './rules-dialog.tsx'

interface PeopleListProps {
  /** Of the people of the group: who is searched for, and their order. */
  place: ListPlace<PersonSort>
  onChange: (next: { q: string | undefined; sort: string | undefined }) => void
}

/** One group: its rules and its people. */
export function GroupPanel({
  id,
  place,
  onChange,
  onClose,
}: PeopleListProps & { id: number; onClose: () => void }) {
  const group = useQuery(groupQuery(id))
  const known = group.data?.data
  return (
    <Dialog
      size="wide"
      title={known ? <Isolate>{known.name}</Isolate> : <Trans>Group</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {group.isPending && <Skeleton shape="block" height="10rem" />}
      {group.isError && !known && (
        <LoadError
          level={3}
          error={group.error}
          isRetrying={group.isFetching}
          onRetry={() => void group.refetch()}
        />
      )}
      {known && (
        <div className={styles.panel}>
          <Rules group={known} />
          <People group={known} place={place} onChange={onChange} />
        </div>
      )}
    </Dialog>
  )
}

function Rules({ group }: { group: GroupDetails }) {
  const { changesGroups } = useRights()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part}>
      <Heading level={3}>
        <Trans>Rules</Trans>
      </Heading>
      {group.rules.length === 0 ? (
        <Text soft>
          <Trans>No rule fills this group. People are added by hand.</Trans>
        </Text>
      ) : (
        <ul className={styles.rules}>
          {group.rules.map(({ id, department, job, joined_after: after }) => (
            <li key={id}>
              {department && (
                <Badge>
                  <Trans>
                    Department: <Isolate>{department.name}</Isolate>
                  </Trans>
                </Badge>
              )}
              {job !== null && (
                <Badge>
                  <Trans>
                    Job: <Isolate>{job}</Isolate>
                  </Trans>
                </Badge>
              )}
              {after !== null && (
                <Badge>
                  <Trans>
                    Joined after: <DateText value={after} timeZone="UTC" />
                  </Trans>
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      {changesGroups && (
        <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
          <Trans>Change the rules</Trans>
        </Button>
      )}
      {isOpen && <RulesDialog group={group} onClose={() => setOpen(false)} />}
    </section>
  )
}

function People({ group, place, onChange }: PeopleListProps & { group: GroupDetails }) {
  const people = useInfiniteQuery({
    ...groupPeopleQuery(group.id, place),
    placeholderData: keepPreviousData,
  })
  const { changesPeople } = useRights()
  const rows = people.data?.pages.flatMap(page => page.data) ?? []
  const total = people.data?.pages[0]?.meta.total ?? 0
  return (
    <section className={styles.part}>
      <Heading level={3}>
        <Trans>People</Trans>
      </Heading>
      {changesPeople && <AddPerson id={group.id} />}
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
      <ul className={styles.people}>
        {rows.map(({ id, name, department }) => (
          <li key={id}>
            <span>
              <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
                <Isolate>{name}</Isolate>
              </AppLink>
              {department && (
                <Text as="span" size="xs" soft>
                  <Isolate>{department.name}</Isolate>
                </Text>
              )}
            </span>
            {changesPeople && <RemovePerson group={group.id} id={id} name={name} />}
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

function PeopleTools({ place, onChange }: PeopleListProps) {
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

function RemovePerson({ group, id, name }: { group: number; id: number; name: string }) {
  const { t } = useLingui()
  const removing = useRemovePerson(group)
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => showToast({ text: t`${name} was taken out of the group` }),
      onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
    })
  return (
    <IconButton
      icon={X}
      label={t`Take ${name} out of the group`}
      isDisabled={removing.isPending}
      onPress={remove}
    />
  )
}
