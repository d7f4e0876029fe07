import { Trans, useLingui } from '@lingui/react/macro'
import { clientPages, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Button, Card, EmptyState, Heading, Isolate, NativeSelect, Skeleton, Text } from '@masar/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseMessages } from '../../course/messages.ts'
import { ReviewRow } from '../../course/review-row.tsx'
import { StarsSelect } from '../../course/stars-select.tsx'
import { taughtCoursesQuery } from '../queries.ts'
import { StudioFrame } from '../studio-frame.tsx'
import styles from './reviews.module.css'

interface Filter {
  isWaiting: boolean
  stars: number | undefined
}

const reviewsQuery = (courseId: number, { isWaiting, stars }: Filter) =>
  clientPages('/teaching/courses/{id}/reviews', {
    path: { id: courseId },
    query: { ...(isWaiting && { is_waiting: true }), ...(stars !== undefined && { stars }) },
  })

/** Learners' reviews of a course, for its instructor: to reply to and, where needed, to report. */
export function ReviewsPage({ courseId }: { courseId: number }) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<Filter>({ isWaiting: false, stars: undefined })
  const courses = useQuery(taughtCoursesQuery())
  const title = courses.data?.data.find(({ id }) => id === courseId)?.title
  const reviews = useInfiniteQuery({
    ...reviewsQuery(courseId, filter),
    staleTime: 0,
    placeholderData: before => before,
  })
  usePageTitle(title && t`Reviews: ${title}`)
  const { data, error } = reviews
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="reviews">
      <div>
        <Heading level={1}>
          <Trans>Reviews</Trans>
        </Heading>
        {title && (
          <Text soft>
            <Isolate>{title}</Isolate>
          </Text>
        )}
      </div>
      <Filters filter={filter} onChange={setFilter} />
      {error ? (
        <PageLoadError error={error} onRetry={() => void reviews.refetch()} isRetrying={reviews.isFetching} />
      ) : data ? (
        <Listed
          courseId={courseId}
          filter={filter}
          reviews={data.pages.flatMap(page => page.data)}
          isOld={reviews.isPlaceholderData}
        />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
      {reviews.hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          isPending={reviews.isFetchingNextPage}
          onPress={() => void reviews.fetchNextPage()}
        >
          <Trans>Show more reviews</Trans>
        </Button>
      )}
    </StudioFrame>
  )
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (to: Filter) => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t`Which reviews`}
        options={[
          { value: 'all', label: t`All reviews` },
          { value: 'waiting', label: t`Waiting for your answer` },
        ]}
        value={filter.isWaiting ? 'waiting' : 'all'}
        onChange={value => onChange({ ...filter, isWaiting: value === 'waiting' })}
      />
      <CourseMessages>
        <StarsSelect stars={filter.stars} onChange={stars => onChange({ ...filter, stars })} />
      </CourseMessages>
    </div>
  )
}

interface ListedProps {
  courseId: number
  filter: Filter
  reviews: readonly Parameters<typeof ReviewRow>[0]['review'][]
  /** Of the filter before, until the new ones are there. */
  isOld: boolean
}

function Listed({ courseId, filter, reviews, isOld }: ListedProps) {
  if (reviews.length === 0)
    return filter.isWaiting || filter.stars !== undefined ? (
      <Text soft role="status">
        <Trans>No review is like this.</Trans>
      </Text>
    ) : (
      <EmptyState drawing="courses" title={<Trans>No reviews yet</Trans>}>
        <Trans>Learners can review the course once they have begun it.</Trans>
      </EmptyState>
    )
  return (
    <CourseMessages>
      <Card as="section">
        <ul aria-busy={isOld}>
          {reviews.map(review => (
            <ReviewRow key={review.id} review={review} courseId={courseId} isPerson />
          ))}
        </ul>
      </Card>
    </CourseMessages>
  )
}
