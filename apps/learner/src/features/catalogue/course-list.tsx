import { Trans } from '@lingui/react/macro'
import { AppLink, LoadError, useReachedEnd } from '@masar/app-shell'
import { Button, cx, EmptyState, linkClass, LoadMore, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { HeartButton } from '../favorites/heart-button.tsx'
import { categoriesQuery, coursesQuery } from './api.ts'
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx'
import styles from './catalogue-page.module.css'
import { narrowingCount, withoutNarrowing } from './filter-changes.ts'
import { type CourseFilters } from './filters.ts'

/** The list that the filters ask for; while another is on its way, the last one stays, dimmed. */
export function useCourseList(filters: CourseFilters) {
  const list = useInfiniteQuery({ ...coursesQuery(filters), placeholderData: keepPreviousData })
  const pages = list.data?.pages ?? []
  const meta = pages[0]?.meta
  return {
    list,
    courses: pages.flatMap(page => page.data),
    total: meta?.total,
    isCapped: meta?.total_is_capped ?? false,
    correctedTo: list.isPlaceholderData ? null : (meta?.corrected_to ?? null),
  }
}

interface CourseListProps extends ReturnType<typeof useCourseList> {
  filters: CourseFilters
  onChange: (filters: CourseFilters) => void
}

/** Loads on by itself for so many pages; then a press is asked for, so that the footer can be reached. */
const pagesByItself = 4

/** The courses found, or what is shown instead. */
export function CourseList({ list, courses, total = 0, correctedTo, filters, onChange }: CourseListProps) {
  const mayContinue =
    list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError && !list.isPlaceholderData
  const loadMore = () => void list.fetchNextPage()
  const end = useReachedEnd<HTMLDivElement>(
    loadMore,
    mayContinue && (list.data?.pages.length ?? 0) % pagesByItself !== 0,
  )
  if (list.isPending) return <CourseGridSkeleton count={9} />
  if (list.isError && courses.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (courses.length === 0) return <NothingFound filters={filters} onChange={onChange} />
  return (
    <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
      {correctedTo !== null && <Corrected words={correctedTo} />}
      <CourseGrid courses={courses} level={2} corner={course => <HeartButton course={course} />} />
      <div ref={end}>
        <LoadMore
          shown={courses.length}
          total={Math.max(total, courses.length)}
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoadMore={loadMore}
        />
      </div>
    </div>
  )
}

/** Says that other words were searched for than those typed. */
function Corrected({ words }: { words: string }) {
  return (
    <Text as="p" role="status" className={styles.corrected}>
      <Trans>
        Nothing matches what was typed. These are the results for “<bdi>{words}</bdi>”.
      </Trans>
    </Text>
  )
}

function NothingFound({ filters, onChange }: Pick<CourseListProps, 'filters' | 'onChange'>) {
  const categories = useQuery(categoriesQuery()).data?.data ?? []
  const count = narrowingCount(filters)
  return (
    <EmptyState
      drawing="search"
      title={<Trans>No courses found</Trans>}
      action={
        count > 0 && (
          <Button onPress={() => onChange(withoutNarrowing(filters))}>
            <Trans>Clear the filters</Trans>
          </Button>
        )
      }
    >
      <p>
        {count > 0 ? (
          <Trans>Fewer filters find more. Other words may help too.</Trans>
        ) : (
          <Trans>Try another word, or fewer of them; Arabic and English both work.</Trans>
        )}
      </p>
      {categories.length > 0 && (
        <ul className={styles.suggestions}>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <AppLink to={`/courses?category=${slug}`} className={linkClass()}>
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
