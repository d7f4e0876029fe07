import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, formatNumber, Heading, NativeSelect, ProgressBar, Rating, Text, useUi } from '@masar/ui'
import { useSession } from '@masar/app-shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { CourseDetails } from '../catalogue/types.ts'
import { OwnReview } from '../reviews/lazy.ts'
import { type ReviewOrder, reviewsQuery } from './api.ts'
import pageStyles from './course-page.module.css'
import { starShares } from './model.ts'
import { ReviewRow } from './review-row.tsx'
import styles from './reviews.module.css'
import { StarsSelect } from './stars-select.tsx'

/** Reviews: the mean, how it comes about, and their words; more of them on a press. */
export function Reviews({ course }: { course: CourseDetails }) {
  const [order, setOrder] = useState<ReviewOrder>('helpful')
  const [stars, setStars] = useState<number>()
  const [wantsMore, setWantsMore] = useState(false)
  const isPerson = useSession(({ info, capacity }) => info !== null && capacity !== 'company')
  const isAsked = wantsMore || order !== 'helpful' || stars !== undefined
  const all = useInfiniteQuery({
    ...reviewsQuery(course.id, order, stars),
    enabled: isAsked,
    placeholderData: before => before,
  })
  const reviews = (isAsked && all.data?.pages.flatMap(page => page.data)) || course.reviews
  const hasMore = isAsked && all.data ? all.hasNextPage : course.rating_count > course.reviews.length
  const more = () => {
    if (!isAsked) setWantsMore(true)
    else if (all.data) void all.fetchNextPage()
    else void all.refetch()
  }
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <Heading level={2} size="lg" id="reviews" className={pageStyles.anchor}>
        <Trans>Reviews</Trans>
      </Heading>
      {course.rating_count === 0 ? (
        <Text soft>
          <Trans>Nobody has reviewed this course yet. Learners can once they have begun it.</Trans>
        </Text>
      ) : (
        <Breakdown course={course} />
      )}
      {isPerson && (
        <Suspense fallback={null}>
          <OwnReview courseId={course.id} />
        </Suspense>
      )}
      {course.rating_count > 1 && (
        <Filters order={order} stars={stars} onOrder={setOrder} onStars={setStars} />
      )}
      {all.data && reviews.length === 0 && (
        <Text soft>
          <Trans>No review gave this many stars.</Trans>
        </Text>
      )}
      <ul className={styles.list} aria-busy={all.isPlaceholderData}>
        {reviews.map(review => (
          <ReviewRow key={review.id} review={review} courseId={course.id} isPerson={isPerson} />
        ))}
      </ul>
      {all.isError && (
        <Text role="alert" size="sm">
          <Trans>More reviews could not be loaded. Try again.</Trans>
        </Text>
      )}
      {hasMore && (
        <Button variant="secondary" className={styles.more} isPending={all.isFetching} onPress={more}>
          <Trans>Show more reviews</Trans>
        </Button>
      )}
    </section>
  )
}

function Breakdown({ course }: { course: CourseDetails }) {
  const { t } = useLingui()
  const { tag } = useUi()
  return (
    <div className={styles.breakdown}>
      <div className={styles.mean}>
        <b aria-hidden>
          {formatNumber(tag, course.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </b>
        <Rating value={course.rating} className={styles.stars} />
        <Text size="sm" soft>
          <Plural value={course.rating_count} one="# rating" other="# ratings" />
        </Text>
      </div>
      <ul className={styles.shares}>
        {starShares(course.rating_breakdown).map(({ stars, count, share }) => (
          <li key={stars}>
            <span>
              <Plural value={stars} one="# star" other="# stars" />
            </span>
            <ProgressBar value={share} label={t`Share of ${stars} stars`} />
            <span className={styles.shareCount}>{formatNumber(tag, count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Filters({
  order,
  stars,
  onOrder,
  onStars,
}: {
  order: ReviewOrder
  stars: number | undefined
  onOrder: (order: ReviewOrder) => void
  onStars: (stars: number | undefined) => void
}) {
  const { t } = useLingui()
  const orders: Record<ReviewOrder, string> = { helpful: t`Most helpful first`, newest: t`Newest first` }
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t`Order`}
        options={Object.entries(orders).map(([value, text]) => ({ value, label: text }))}
        value={order}
        onChange={value => onOrder(value as ReviewOrder)}
      />
      <StarsSelect stars={stars} onChange={onStars} />
    </div>
  )
}
