import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo } from '@masar/app-shell'
import { Button, Card, EmptyState, Heading, IconButton, Isolate, Skeleton, Text } from '@masar/ui'
import { Menu } from '@masar/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { found } from '../parts/found.ts'
import { ListTools } from '../parts/list-tools.tsx'
import { PeopleNav } from '../parts/people-nav.tsx'
import { type Group, groupsQuery } from '../queries.ts'
import { useRights } from '../rights.ts'
import styles from './groups.module.css'
import { groupsAddress, type GroupsPlace, groupsPlaceOf } from './place.ts'

const GroupDialog = lazy(() =>
  import('./group-dialog.tsx').then(({ GroupDialog: default_ }) => ({ default: default_ })),
)
const GroupPanel = lazy(() =>
  import('./group-panel.tsx').then(({ GroupPanel: default_ }) => ({ default: default_ })),
)
const RemoveGroup = lazy(() =>
  import('./remove-group.tsx').then(({ RemoveGroup: default_ }) => ({ default: default_ })),
)

type Open = { act: 'create' } | { act: 'rename' | 'remove'; group: Group }

/** Groups of people over departments; the URL says which one is open. */
// long: a list, its states, and the dialogs that it opens
export function GroupsScreen({ place }: { place: GroupsPlace }) {
  const go = useGo()
  const { group: openGroup, who, by, chosen, ...shown } = place
  const query = useQuery(groupsQuery())
  const groups = query.data?.data
  const { changesGroups } = useRights()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.screen}>
      <PeopleNav at="groups" />
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Groups</Trans>
          </Heading>
          <Text soft role="status">
            {groups && groups.length > 0 && <Plural value={groups.length} one="# group" other="# groups" />}
          </Text>
        </div>
        {changesGroups && (
          <Button iconStart={Plus} onPress={() => setOpen({ act: 'create' })}>
            <Trans>New group</Trans>
          </Button>
        )}
      </div>
      {query.isPending && <Skeleton shape="block" height="16rem" />}
      {query.isError && !groups && (
        <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {groups?.length === 0 && (
        <EmptyState drawing="people" title={<Trans>There are no groups yet</Trans>}>
          <Trans>A group brings people of several departments together, by hand or by rules.</Trans>
        </EmptyState>
      )}
      {groups && groups.length > 0 && (
        <Known
          groups={groups}
          place={shown}
          onChange={next => go(groupsAddress(next), { replace: true })}
          onOpen={id => go(groupsAddress({ ...shown, group: id }))}
          onAct={changesGroups ? (act, group) => setOpen({ act, group }) : undefined}
        />
      )}
      <Suspense>
        {openGroup !== undefined && (
          <GroupPanel
            key={openGroup}
            id={openGroup}
            place={{ ...(who !== undefined && { q: who }), ...(by && { sort: by }) }}
            onChange={next =>
              go(groupsAddress(groupsPlaceOf({ ...shown, group: openGroup, who: next.q, by: next.sort })), {
                replace: true,
              })
            }
            chosen={chosen}
            onKeep={next =>
              go(groupsAddress(groupsPlaceOf({ ...place, chosen: next })), {
                replace: true,
                resetScroll: false,
              })
            }
            onClose={() => go(groupsAddress(shown))}
          />
        )}
        {open?.act === 'create' && <GroupDialog group={null} onClose={close} />}
        {open?.act === 'rename' && <GroupDialog group={open.group} onClose={close} />}
        {open?.act === 'remove' && <RemoveGroup group={open.group} onClose={close} />}
      </Suspense>
    </div>
  )
}

interface KnownProps {
  groups: readonly Group[]
  place: GroupsPlace
  onChange: (place: GroupsPlace) => void
  onOpen: (id: number) => void
  /** Left out where nothing may be changed. */
  onAct: ((act: 'rename' | 'remove', group: Group) => void) | undefined
}

const finding = {
  words: ({ name }: Group) => name,
  orders: {
    people: (a: Group, b: Group) => b.member_count - a.member_count,
    newest: (a: Group, b: Group) => b.id - a.id,
  },
}

function Known({ groups, place, onChange, onOpen, onAct }: KnownProps) {
  const { t } = useLingui()
  const matching = found(groups, place, finding)
  return (
    <>
      <ListTools
        label={t`Search groups`}
        place={place}
        sorts={[
          { value: '', label: t`By name` },
          { value: 'people', label: t`Most people first` },
          { value: 'newest', label: t`Newest first` },
        ]}
        onChange={next => onChange(groupsPlaceOf(next))}
      />
      {matching.length === 0 && (
        <EmptyState drawing="search" title={<Trans>No results</Trans>}>
          <Trans>No group has this name.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {matching.map(group => (
          <GroupCard
            key={group.id}
            group={group}
            onOpen={() => onOpen(group.id)}
            onAct={onAct && (act => onAct(act, group))}
          />
        ))}
      </ul>
    </>
  )
}

interface GroupCardProps {
  group: Group
  onOpen: () => void
  onAct: ((act: 'rename' | 'remove') => void) | undefined
}

function GroupCard({
  group: { name, member_count: people, rule_count: rules },
  onOpen,
  onAct,
}: GroupCardProps) {
  const { t } = useLingui()
  return (
    <Card as="li" className={styles.card}>
      <div>
        <Heading level={2} size="md">
          <button type="button" className={styles.open} onClick={onOpen}>
            <Isolate>{name}</Isolate>
          </button>
        </Heading>
        <Text soft size="sm">
          <Plural value={people} one="# person" other="# people" /> ·{' '}
          <Plural value={rules} one="# rule" other="# rules" />
        </Text>
      </div>
      {onAct && (
        <Menu
          label={t`Acts for ${name}`}
          trigger={<IconButton icon={EllipsisVertical} label={t`Acts for ${name}`} />}
          items={[
            { id: 'rename', label: t`Rename`, icon: Pencil },
            { id: 'remove', label: t`Delete`, icon: Trash2, isDanger: true },
          ]}
          onAction={act => onAct(act as 'rename' | 'remove')}
        />
      )}
    </Card>
  )
}
