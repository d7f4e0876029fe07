import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Avatar,
  Button,
  DateText,
  formatNumber,
  Heading,
  Isolate,
  ProgressBar,
  Rating,
  siteTimeZone,
  Text,
  useUi,
} from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourseDetails, Review } from '../catalogue/types.ts'
import { reviewsQuery } from './api.ts'
import { starShares } from './model.ts'
import styles from './reviews.module.css'

/** Reviews: the mean, how it comes about, and their words; more of them on a press. */
export function Reviews({ course }: { course: CourseDetails }) {
  const [isAsked, setAsked] = useState(false)
  const all = useInfiniteQuery({ ...reviewsQuery(course.id), enabled: isAsked })
  const reviews = all.data?.pages.flatMap(page => page.data) ?? course.reviews
  const hasMore = all.data ? all.hasNextPage : course.rating_count > course.reviews.length
  const more = () => {
    if (all.data) void all.fetchNextPage()
    else if (isAsked) void all.refetch()
    else setAsked(true)
  }
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <Heading level={2} size="lg" id="reviews">
        <Trans>Reviews</Trans>
      </Heading>
      {course.rating_count === 0 ? (
        <Text soft>
          <Trans>Nobody has reviewed this course yet. Learners can once they have begun it.</Trans>
        </Text>
      ) : (
        <Breakdown course={course} />
      )}
      <ul className={styles.list}>
        {reviews.map(review => (
          <ReviewRow key={review.id} review={review} />
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

/** The service's name for somebody who has deleted their account. */
const nobody = '—'

function ReviewRow({ review }: { review: Review }) {
  const { t } = useLingui()
  const name = review.name === nobody ? t`Former learner` : review.name
  return (
    <li className={styles.review}>
      <Avatar name={name} src={review.avatar} size={44} />
      <div>
        <div className={styles.reviewHead}>
          <Text as="span" strong>
            <Isolate>{name}</Isolate>
          </Text>
          <Text as="span" size="xs" soft>
            <DateText value={review.created_at} timeZone={siteTimeZone} />
          </Text>
        </div>
        <Rating value={review.stars} className={styles.stars} />
        {review.text !== '' && (
          <Text dir="auto" measure>
            {review.text}
          </Text>
        )}
      </div>
    </li>
  )
}
