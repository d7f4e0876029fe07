import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useGo } from '@masar/app-shell'
import {
  Badge,
  Card,
  DateText,
  EmptyState,
  Heading,
  Icon,
  Isolate,
  Link,
  linkClass,
  ProgressBar,
  Skeleton,
  Table,
  Text,
} from '@masar/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useCallback } from 'react'
import styles from '../learn.module.css'
import { addressOf, type PathPeopleSort, pathPeopleSorts } from '../place.ts'
import { type LearningPath, pathPeopleQuery, pathQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { PathActs } from './path-acts.tsx'
import { PathState } from './paths-view.tsx'
import { ListEnd } from '../../frame/list-end.tsx'
import { DueText } from '../../people/parts/due-text.tsx'
import { type ListPlace, listPlaceOf } from '../../people/parts/found.ts'
import { type ListChange, ListTools } from '../../people/parts/list-tools.tsx'

/** One learning path: its courses in their order, who has it and how far each one is. */
export function PathView({ id, place = {} }: { id: number; place?: ListPlace<PathPeopleSort> }) {
  const query = useQuery(pathQuery(id))
  const { changesPaths } = useLearnRights()
  const path = query.data?.data
  return (
    <div className={styles.screen}>
      <Link as={AppLink} quiet to={addressOf({ view: 'paths' })} className={styles.back}>
        <Icon of={ArrowLeft} />
        <Trans>All learning paths</Trans>
      </Link>
      {query.isPending && <Skeleton shape="block" height="16rem" />}
      {query.isError && !path && (
        <LoadError
          level={1}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {path && (
        <>
          <div className={styles.head}>
            <div>
              <Heading level={1}>
                <Isolate>{path.name}</Isolate>
              </Heading>
              <Text soft className={styles.facts}>
                <PathState state={path.state} />
                {path.order_enforced ? (
                  <Trans>Each course opens after the one before it.</Trans>
                ) : (
                  <Trans>The courses can be learnt in any order.</Trans>
                )}
              </Text>
            </div>
            {changesPaths && <PathActs path={path} />}
          </div>
          <Courses path={path} />
          <People path={path} place={place} />
        </>
      )}
    </div>
  )
}

function Courses({ path: { courses } }: { path: LearningPath }) {
  return (
    <Card as="section" className={styles.list}>
      <Heading level={2} size="md">
        <Trans>Courses</Trans>
      </Heading>
      <ol className={styles.order}>
        {courses.map(({ id, title, is_withdrawn: isWithdrawn }) => (
          <li key={id}>
            <AppLink to={`/Course/${id}`} isOutside className={linkClass({ quiet: true })}>
              <Isolate>{title}</Isolate>
            </AppLink>{' '}
            {isWithdrawn && (
              <Badge tone="warning">
                <Trans>No longer offered</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

// long: a list with its search, its states and its columns
function People({ path, place }: { path: LearningPath; place: ListPlace<PathPeopleSort> }) {
  const { t } = useLingui()
  const go = useGo()
  const change = useCallback(
    (next: ListChange) =>
      go(addressOf({ view: 'paths', path: path.id, ...listPlaceOf({ ...next }, pathPeopleSorts) }), {
        replace: true,
        resetScroll: false,
      }),
    [go, path.id],
  )
  const list = useInfiniteQuery({ ...pathPeopleQuery(path.id, place), placeholderData: keepPreviousData })
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  const total = list.data?.pages[0]?.meta.total ?? 0
  return (
    <section className={styles.list} aria-labelledby="people">
      <div className={styles.head}>
        <Heading level={2} id="people">
          <Trans>Who has it</Trans>
        </Heading>
        <Text soft role="status">
          {list.isSuccess && <Plural value={total} one="# person" other="# people" />}
        </Text>
      </div>
      {(path.people > 0 || place.q !== undefined) && (
        <ListTools
          label={t`Search by a person’s name, e-mail or number`}
          place={place}
          sorts={[
            { value: '', label: t`In the order they were added` },
            { value: 'name', label: t`By name` },
            { value: 'progress', label: t`Least progress first` },
            { value: 'due', label: t`Due first` },
          ]}
          onChange={change}
        />
      )}
      {list.isPending && <Skeleton shape="block" height="10rem" />}
      {list.isError && rows.length === 0 && (
        <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && place.q === undefined && (
        <EmptyState level={3} title={<Trans>Nobody has it yet</Trans>}>
          <Trans>Once you assign it, each person shows here with their progress.</Trans>
        </EmptyState>
      )}
      {list.isSuccess && rows.length === 0 && place.q !== undefined && (
        <EmptyState level={3} title={<Trans>No results</Trans>}>
          <Trans>Try fewer filters, or part of the name.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <Table
            caption={t`Who has it`}
            rows={rows}
            rowKey={({ employee }) => employee.id}
            columns={[
              {
                id: 'name',
                header: t`Person`,
                isRowHeader: true,
                cell: ({ employee: { id, name } }) => (
                  <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
                    <Isolate>{name}</Isolate>
                  </AppLink>
                ),
              },
              {
                id: 'progress',
                header: t`Progress`,
                cell: ({ percent, employee: { name } }) => (
                  <span className={styles.progress}>
                    <ProgressBar value={percent} showValue label={t`Progress of ${name}`} />
                  </span>
                ),
              },
              {
                id: 'next',
                header: t`Next course`,
                cell: ({ next, completed_at: at }) =>
                  next ? (
                    <Isolate>{next.title}</Isolate>
                  ) : (
                    at !== null && (
                      <Trans>
                        Finished on <DateText value={at} />
                      </Trans>
                    )
                  ),
              },
              {
                id: 'due',
                header: t`Due`,
                cell: person => <DueText due={person} />,
              },
            ]}
          />
          <ListEnd list={list} shown={rows.length} total={total} isByHand />
        </>
      )}
    </section>
  )
}
