import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { cx, Heading, Skeleton, Text } from '@masar/ui'
import { type EndlessColumn, EndlessTable } from '@masar/ui/endless-table'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type NamedPerson, PersonName } from '../people/parts/person-name.tsx'
import styles from './reports.module.css'
import { ListEnd } from '../frame/list-end.tsx'

interface PeopleRowsProps<Person> {
  list: UseInfiniteQueryResult<
    InfiniteData<{ data: Person[]; meta: { total: number; total_is_capped: boolean } }, string | undefined>,
    ApiError
  >
  columns: readonly EndlessColumn<Person>[]
}

/** The people of a report, by name; each opens the person’s page. */
export function PeopleRows<Person extends NamedPerson>({ list, columns }: PeopleRowsProps<Person>) {
  const { t } = useLingui()
  const people = list.data?.pages.flatMap(page => page.data) ?? []
  const meta = list.data?.pages[0]?.meta
  const total = Math.max(meta?.total ?? 0, people.length)
  if (list.isPending) return <Skeleton shape="block" height="14rem" />
  if (list.isError && people.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  return (
    <section className={styles.people} aria-labelledby="report-people">
      <div className={styles.head}>
        <Heading level={2} size="md" id="report-people">
          <Trans>People</Trans>
        </Heading>
        <Text soft size="sm" role="status">
          {meta?.total_is_capped ? (
            <Plural value={total} one="More than # person" other="More than # people" />
          ) : (
            <Plural value={total} one="# person" other="# people" />
          )}
        </Text>
      </div>
      <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
        <EndlessTable
          label={t`The figures of the report`}
          columns={[
            {
              id: 'name',
              header: t`Name`,
              isRowHeader: true,
              share: 1.8,
              cell: person => <PersonName person={person} />,
            },
            ...columns,
          ]}
          rows={people}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
        />
        <ListEnd list={list} shown={people.length} total={total} />
      </div>
    </section>
  )
}
