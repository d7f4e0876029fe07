import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink, LoadError, useTypedWords } from '@masar/app-shell'
import { canonicalJson } from '@masar/text'
import {
  Banner,
  Button,
  DateText,
  formatNumber,
  Heading,
  Isolate,
  linkClass,
  Ltr,
  NativeSelect,
  SearchField,
  Skeleton,
  Text,
  useUi,
} from '@masar/ui'
import { Table, type TableColumn } from '@masar/ui/table'
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Counts,
  inspectedPeopleQuery,
  type InspectedPerson,
  type PeopleFound,
  type PeoplePage,
} from './api.ts'
import { peopleOf, StatusBadge, statuses, useStatusWords } from './status-words.tsx'
import styles from './evidence.module.css'

interface InspectedPeopleProps {
  token: string
  counts: Counts
  /** Each of them as canonical JSON, once all were loaded: what is shown is compared with it. */
  whole: readonly string[] | undefined
}

/** The people of a snapshot, a page at a time, found by name or number and by where they stood. */
export function InspectedPeople({ token, counts, whole }: InspectedPeopleProps) {
  const [found, setFound] = useState<PeopleFound>({ q: '', status: undefined })
  const list = useInfiniteQuery({
    ...inspectedPeopleQuery(token, found),
    placeholderData: before => before,
  })
  const total = list.data?.pages[0]?.meta.total
  return (
    <section className={styles.part} aria-labelledby="people">
      <div className={styles.head}>
        <Heading level={2} id="people">
          <Trans>People</Trans>
        </Heading>
        <Text soft role="status">
          {total !== undefined && <Plural value={total} one="# person" other="# people" />}
        </Text>
      </div>
      <FindPeople counts={counts} found={found} onFind={setFound} />
      {list.data ? (
        <FoundPeople list={list} whole={whole} all={peopleOf(counts)} />
      ) : list.error ? (
        <LoadError
          level={3}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Skeleton shape="block" height="20rem" />
      )}
    </section>
  )
}

interface FindPeopleProps {
  counts: Counts
  found: PeopleFound
  onFind: (found: PeopleFound) => void
}

function FindPeople({ counts, found, onFind }: FindPeopleProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useStatusWords()
  const search = (q: string) => onFind({ ...found, q: q.trim() })
  const { typed, setTyped } = useTypedWords(found.q, search)
  return (
    <div className={styles.find}>
      <SearchField
        className={styles.search}
        label={t`Search by name or number`}
        value={typed}
        onChange={setTyped}
        onSubmit={search}
      />
      <NativeSelect
        label={t`Status`}
        value={found.status ?? ''}
        onChange={chosen => onFind({ ...found, status: statuses.find(status => status === chosen) })}
        options={[
          { value: '', label: t`All statuses` },
          ...statuses
            .filter(status => counts[status] > 0)
            .map(status => ({
              value: status,
              label: `${words[status]} (${formatNumber(tag, counts[status])})`,
            })),
        ]}
      />
    </div>
  )
}

interface FoundPeopleProps {
  list: UseInfiniteQueryResult<InfiniteData<PeoplePage>, ApiError>
  whole: readonly string[] | undefined
  /** How many the link shows in all. */
  all: number
}

function FoundPeople({ list, whole, all }: FoundPeopleProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const people = list.data?.pages.flatMap(page => page.data) ?? []
  if (people.length === 0)
    return (
      <Text soft>
        {all === 0 ? (
          <Trans>The requirement applied to nobody here.</Trans>
        ) : (
          <Trans>Nobody was found. Try part of the name, or another status.</Trans>
        )}
      </Text>
    )
  return (
    <>
      {whole && !people.every(person => isIn(whole, person)) && (
        <Banner tone="danger">
          <Trans>People shown here differ from the data of the hash: they were changed on the way.</Trans>
        </Banner>
      )}
      <div aria-busy={list.isPlaceholderData}>
        <Table
          caption={t`People and where they stood`}
          columns={columns}
          rows={people}
          rowKey={({ place }) => place}
        />
      </div>
      {people.length < all && (
        <Text soft size="sm">
          <Plural
            value={people.length}
            one="Printing this page prints the # person shown here. Save the list to have everybody."
            other="Printing this page prints the # people shown here. Save the list to have everybody."
          />
        </Text>
      )}
      {list.isFetchNextPageError && (
        <Banner tone="danger">
          <Trans>More people could not be loaded. Try again.</Trans>
        </Banner>
      )}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            isPending={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function isIn(whole: readonly string[], { place, ...person }: InspectedPerson): boolean {
  return whole[place - 1] === canonicalJson(person)
}

function useColumns(): TableColumn<InspectedPerson>[] {
  const { t } = useLingui()
  const { locale } = useUi()
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ name, number }) => (
        <span className={styles.person}>
          <Isolate>{name}</Isolate>
          {number !== null && (
            <Text as="span" size="xs" soft>
              <Ltr>{number}</Ltr>
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'department',
      header: t`Department`,
      cell: ({ department }) => (
        <Isolate>{department?.[locale] ?? department?.ar ?? department?.en ?? '–'}</Isolate>
      ),
    },
    { id: 'status', header: t`Status`, cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'completed', header: t`Completed on`, cell: ({ completed_on: day }) => <Day value={day} /> },
    { id: 'until', header: t`Holds until`, cell: ({ valid_until: day }) => <Day value={day} /> },
    { id: 'due', header: t`Due by`, cell: ({ due_on: day }) => <Day value={day} /> },
    { id: 'proof', header: t`Certificates and waivers`, cell: person => <Proof person={person} /> },
  ]
}

function Day({ value }: { value: string | null }) {
  return value === null ? '–' : <DateText value={value} format="short" timeZone="UTC" />
}

function Proof({ person: { certificates, waiver } }: { person: InspectedPerson }) {
  if (certificates.length === 0 && waiver === null) return '–'
  return (
    <span className={styles.proof}>
      {certificates.map(code => (
        <AppLink key={code} to={`/certificate/${code}`} className={linkClass()}>
          <Ltr className={styles.code}>{code}</Ltr>
        </AppLink>
      ))}
      {waiver && (
        <>
          <span>
            {waiver.until === null ? (
              <Trans>
                Waived from <DateText value={waiver.from} format="short" timeZone="UTC" />:{' '}
                <Isolate>{waiver.reason}</Isolate>
              </Trans>
            ) : (
              <Trans>
                Waived from <DateText value={waiver.from} format="short" timeZone="UTC" /> until{' '}
                <DateText value={waiver.until} format="short" timeZone="UTC" />:{' '}
                <Isolate>{waiver.reason}</Isolate>
              </Trans>
            )}
          </span>
          {waiver.evidence !== null && <Isolate>{waiver.evidence}</Isolate>}
        </>
      )}
    </span>
  )
}
