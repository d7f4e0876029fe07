import { Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Badge, Button, DateText, Heading, Isolate, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRights } from '../rights.ts'
import { type GroupDetails, groupQuery } from './api.ts'
import { GroupLeavers } from './group-leavers.tsx'
import { GroupPeople, type PeopleListProps } from './group-people.tsx'
import styles from './groups.module.css'
import { RulesDialog } from './rules-dialog.tsx'

/** One group: its rules and its people. */
export function GroupPanel({
  id,
  onClose,
  ...people
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
          <GroupPeople group={known.id} {...people} />
          <GroupLeavers group={known.id} />
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
