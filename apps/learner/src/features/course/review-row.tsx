import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Avatar, DateText, Isolate, Rating, siteTimeZone, Text } from '@masar/ui'
import { Suspense } from 'react'
import type { Review } from '../catalogue/types.ts'
import { ReviewActs } from '../reviews/lazy.ts'
import styles from './reviews.module.css'

/** The API's name for a person who has deleted their account. */
const erasedName = '—'

interface ReviewRowProps {
  review: Review
  courseId: number
  /** The viewer is signed in: they can find it helpful, report it or, where they teach the course, answer it. */
  isPerson: boolean
}

/** A review with the answer to it; around it are the sentences of this feature. */
export function ReviewRow({ review, courseId, isPerson }: ReviewRowProps) {
  const { t } = useLingui()
  const name = review.name === erasedName ? t`Former learner` : review.name
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
            {review.edited_at !== null && (
              <>
                {' · '}
                <Trans>Edited</Trans>
              </>
            )}
          </Text>
        </div>
        <Rating value={review.stars} className={styles.stars} />
        {review.text !== '' && (
          <Text dir="auto" measure>
            {review.text}
          </Text>
        )}
        {review.reply && (
          <blockquote className={styles.reply}>
            <Text as="div" size="sm" strong>
              <Trans>The instructor’s answer</Trans>
            </Text>
            <Text dir="auto" measure>
              {review.reply.text}
            </Text>
          </blockquote>
        )}
        {isPerson ? (
          <Suspense fallback={<HelpfulCount count={review.helpful_count} />}>
            <ReviewActs courseId={courseId} review={review} />
          </Suspense>
        ) : (
          <HelpfulCount count={review.helpful_count} />
        )}
      </div>
    </li>
  )
}

function HelpfulCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text size="sm" soft>
      <Plural value={count} one="One person finds this helpful" other="# people find this helpful" />
    </Text>
  )
}
