import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, Heading, Isolate, Skeleton, Table, type TableColumn } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import styles from '../../learn.module.css'
import { type ListedRow, type PeopleList, peopleListQuery, useListedRows } from './api.ts'

interface ListFoundProps {
  id: number
  onUse: (list: { id: number; found: number }) => void
  onAgain: () => void
}

/** Who was found by a list, and each line that matches no one, or the same person again. */
export function ListFound({ id, onUse, onAgain }: ListFoundProps) {
  const list = useQuery(peopleListQuery(id))
  if (list.isPending) return <Skeleton shape="block" height="10rem" />
  if (list.isError)
    return (
      <LoadError
        level={3}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  const found = list.data.data
  return (
    <div className={styles.form}>
      <Sum list={found} />
      {found.unknown > 0 && <Rows id={id} state="unknown" count={found.unknown} />}
      {found.double > 0 && <Rows id={id} state="double" count={found.double} />}
      <div className={styles.acts}>
        {found.found > 0 && (
          <Button onPress={() => onUse({ id, found: found.found })}>
            <Plural value={found.found} one="Choose # person" other="Choose # people" />
          </Button>
        )}
        <Button variant="secondary" onPress={onAgain}>
          <Trans>Another list</Trans>
        </Button>
      </div>
    </div>
  )
}

function Sum({ list: { found, unknown } }: { list: PeopleList }) {
  return (
    <div role="status">
      {found === 0 ? (
        <Banner tone="warning">
          <Trans>This list matches nobody you manage here.</Trans>
        </Banner>
      ) : (
        <Banner tone={unknown > 0 ? 'info' : 'success'}>
          <Plural value={found} one="# person was found." other="# people were found." />
        </Banner>
      )}
    </div>
  )
}

function Rows({ id, state, count }: { id: number; state: 'unknown' | 'double'; count: number }) {
  const { t } = useLingui()
  const rows = useListedRows(id, state)
  const all = rows.data?.pages.flatMap(page => page.data) ?? []
  const columns: TableColumn<ListedRow>[] = [
    { id: 'line', header: t`Line`, isRowHeader: true, cell: ({ line }) => line },
    { id: 'written', header: t`Written`, cell: ({ written }) => <Isolate>{written}</Isolate> },
  ]
  const who: TableColumn<ListedRow> = {
    id: 'name',
    header: t`Person`,
    cell: ({ name }) => <Isolate>{name ?? ''}</Isolate>,
  }
  const caption = state === 'unknown' ? t`Lines that name nobody` : t`Lines that name somebody again`
  return (
    <section className={styles.part} aria-label={caption}>
      <Heading level={3} size="md">
        {state === 'unknown' ? (
          <Plural
            value={count}
            one="# entry matches nobody you manage here"
            other="# entries match nobody you manage here"
          />
        ) : (
          <Plural
            value={count}
            one="# entry repeats a person, who counts once"
            other="# entries repeat people, who count once"
          />
        )}
      </Heading>
      {rows.isError && all.length === 0 && (
        <LoadError
          level={3}
          error={rows.error}
          isRetrying={rows.isFetching}
          onRetry={() => void rows.refetch()}
        />
      )}
      {rows.isPending && <Skeleton shape="block" height="4rem" />}
      {all.length > 0 && (
        <Table
          caption={caption}
          columns={state === 'double' ? [...columns, who] : columns}
          rows={all}
          rowKey={({ position }) => position}
        />
      )}
      {rows.hasNextPage && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            isPending={rows.isFetchingNextPage}
            onPress={() => void rows.fetchNextPage()}
          >
            <Trans>Show more rows</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
