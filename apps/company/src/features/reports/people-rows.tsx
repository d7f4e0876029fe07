import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { cx, Heading, Skeleton, Text } from '@masar/ui'
import { type EndlessColumn, EndlessTable } from '@masar/ui/endless-table'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRights } from '../people/rights.ts'
import { PeopleBulk } from './people-bulk.tsx'
import { useChosenPeople } from './chosen-people.ts'
import { ListTools } from '../people/parts/list-tools.tsx'
import { type NamedPerson, PersonName } from '../people/parts/person-name.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { ReportPlace } from './place.ts'
import styles from './reports.module.css'
import { ListEnd } from '../frame/list-end.tsx'
import { useFind } from './use-find.ts'

interface PeopleRowsProps<Person> {
  place: ReportPlace
  list: UseInfiniteQueryResult<
    InfiniteData<{ data: Person[]; meta: { total: number; total_is_capped: boolean } }, string | undefined>,
    ApiError
  >
  columns: readonly EndlessColumn<Person>[]
}

/** The people of a report in the order of any column, as far as they are searched for; each opens the person’s page, and those chosen are acted on. */
export function PeopleRows<Person extends NamedPerson>({ place, list, columns }: PeopleRowsProps<Person>) {
  const { t } = useLingui()
  const find = useFind(place)
  const people = list.data?.pages.flatMap(page => page.data) ?? []
  const meta = list.data?.pages[0]?.meta
  const total = Math.max(meta?.total ?? 0, people.length)
  const { changesPeople } = useRights()
  const selection = useChosenPeople(place, people, meta?.total_is_capped === true ? Infinity : total)
  const { sort = 'name' } = place
  const isDown = sort.startsWith('-')
  return (
    <section className={styles.people} aria-labelledby="report-people">
      <div className={styles.head}>
        <Heading level={2} size="md" id="report-people">
          <Trans>People</Trans>
        </Heading>
        <Text soft size="sm" role="status">
          {meta &&
            (meta.total_is_capped ? (
              <Plural value={total} one="More than # person" other="More than # people" />
            ) : (
              <Plural value={total} one="# person" other="# people" />
            ))}
        </Text>
      </div>
      <ListTools label={t`Search by name or number`} place={place} onChange={find} />
      {list.isPending && <Skeleton shape="block" height="14rem" />}
      {list.isError && people.length === 0 && (
        <LoadError
          level={3}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && people.length === 0 && place.q !== undefined && (
        <NothingFound level={3} onClear={() => find({ sort: place.sort })} />
      )}
      {list.data && (people.length > 0 || place.q === undefined) && (
        <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
          <EndlessTable
            label={t`The figures of the report`}
            columns={[
              {
                id: 'name',
                header: t`Name`,
                isRowHeader: true,
                share: 1.8,
                isSortable: true,
                cell: person => <PersonName person={person} />,
              },
              ...columns.map(column => ({ ...column, isSortable: true })),
            ]}
            rows={people}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            sort={{
              column: isDown ? sort.slice(1) : sort,
              direction: isDown ? 'descending' : 'ascending',
            }}
            onSort={({ column, direction }) =>
              find({ q: place.q, sort: direction === 'descending' ? `-${column}` : column })
            }
            {...(changesPeople && {
              selection: { selected: selection.keys, onChange: selection.choose },
            })}
          />
          {changesPeople && (
            <PeopleBulk
              list={list}
              selection={selection}
              loaded={people.length}
              total={meta?.total_is_capped === true ? Infinity : total}
            />
          )}
          <ListEnd list={list} shown={people.length} total={total} />
        </div>
      )}
    </section>
  )
}
