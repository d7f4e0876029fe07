import { Plural, Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, Heading, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { groupLeaversQuery } from './api.ts'
import { GroupPerson } from './group-person.tsx'
import styles from './groups.module.css'

/** Those who left the company and were put into a group by hand: they count for nothing now, and are in it again once they are taken back. */
export function GroupLeavers({ group }: { group: number }) {
  const leavers = useInfiniteQuery(groupLeaversQuery(group))
  const rows = leavers.data?.pages.flatMap(page => page.data) ?? []
  const total = leavers.data?.pages[0]?.meta.total ?? 0
  // While it loads, too: hardly any group has some.
  if (rows.length === 0 && !leavers.isError) return null
  return (
    <section className={styles.part}>
      <Heading level={3}>
        <Trans>Deactivated accounts</Trans>
      </Heading>
      {leavers.isError && rows.length === 0 && (
        <LoadError
          level={3}
          error={leavers.error}
          isRetrying={leavers.isFetching}
          onRetry={() => void leavers.refetch()}
        />
      )}
      {rows.length > 0 && (
        <>
          <Text soft>
            <Plural
              value={total}
              one="# person does not count here now, and will again if their account is reactivated."
              other="# people do not count here now, and will again if their accounts are reactivated."
            />
          </Text>
          <ul className={styles.people}>
            {rows.map(({ id, name, department }) => (
              <li key={id}>
                <GroupPerson group={group} id={id} name={name} department={department} />
              </li>
            ))}
          </ul>
        </>
      )}
      {leavers.hasNextPage && (
        <Button
          variant="secondary"
          isPending={leavers.isFetchingNextPage}
          onPress={() => void leavers.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  )
}
