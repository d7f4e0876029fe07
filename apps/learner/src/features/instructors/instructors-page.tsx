import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useHref, useListPlace, useReachedEnd, useTypedWords } from '@masar/app-shell'
import { Button, EmptyState, Heading, LinkButton, LoadMore, SearchField, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { teachersQuery } from './api.ts'
import styles from './instructors.module.css'
import { wordsOf } from './model.ts'
import { TeacherGrid } from '../catalogue/teacher-card.tsx'

/** Everyone who teaches, found by name, title or subject. */
export function InstructorsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hrefOf = useHref()
  const { q } = useSearch({ from: '/Instructor/' })
  const find = useCallback(
    (typed: string) =>
      void navigate({
        to: '/Instructor',
        search: { q: wordsOf({ q: typed }) },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const { typed, setTyped } = useTypedWords(q ?? '', find)
  const list = useTeachers(q)
  useListPlace(list)
  const total = list.data?.pages[0]?.meta.total
  if (total === 0 && q === undefined && !list.isPlaceholderData) return <TeachersToCome />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Instructors</Trans>
        </Heading>
        <Text soft measure>
          <Trans>People who know their craft and enjoy explaining it.</Trans>
        </Text>
        <SearchField
          label={t`Search instructors`}
          placeholder={t`A name or a subject`}
          value={typed}
          onChange={setTyped}
          onSubmit={find}
          action={hrefOf('/Instructor')}
          className={styles.search}
        />
        <Text as="div" role="status" size="sm" soft>
          {total !== undefined && (
            <Plural value={total} _0="No instructors" one="# instructor" other="# instructors" />
          )}
        </Text>
      </div>
      <TeacherList list={list} onClear={() => setTyped('')} />
    </div>
  )
}

function useTeachers(q: string | undefined) {
  return useInfiniteQuery({ ...teachersQuery(q), placeholderData: keepPreviousData })
}

function TeacherList({ list, onClear }: { list: ReturnType<typeof useTeachers>; onClear: () => void }) {
  const loadMore = () => void list.fetchNextPage()
  const end = useReachedEnd<HTMLDivElement>(
    loadMore,
    list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError,
  )
  const teachers = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.isPending)
    return (
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" height="7rem" />
        ))}
      </div>
    )
  if (list.isError && teachers.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (teachers.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={<Trans>No instructors found</Trans>}
        action={
          <Button onPress={onClear}>
            <Trans>Show all instructors</Trans>
          </Button>
        }
      >
        <Trans>Try part of a name, or a subject such as design.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <TeacherGrid teachers={teachers} level={2} />
      <div ref={end}>
        <LoadMore
          shown={teachers.length}
          total={list.data?.pages[0]?.meta.total ?? teachers.length}
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoadMore={loadMore}
        />
      </div>
    </>
  )
}

/** The whole page on a site where no one teaches yet. */
function TeachersToCome() {
  return (
    <div className={styles.page}>
      <Heading level={1}>
        <Trans>Instructors</Trans>
      </Heading>
      <EmptyState
        drawing="people"
        title={<Trans>Our instructors will be here soon</Trans>}
        action={
          <LinkButton as={AppLink} to="/auth/instructor-account" variant="secondary">
            <Trans>Become an instructor</Trans>
          </LinkButton>
        }
      >
        <Trans>You will find them here. If you know your craft and enjoy explaining it, join them.</Trans>
      </EmptyState>
    </div>
  )
}
