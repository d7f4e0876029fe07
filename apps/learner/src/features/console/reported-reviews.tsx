import { Trans } from '@lingui/react/macro'
import { Rating, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { decideOnReview, reportedReviewsQuery } from './api.ts'
import { ReportedItem } from './reported-item.tsx'
import { ReportedList } from './reported-list.tsx'

/** What people reported of each other's reviews: an operator hides one, whose stars then count no more, or lets it stand. */
export function ReportedReviews() {
  return (
    <ReportedList
      id="reported-reviews"
      title={<Trans>Reported reviews</Trans>}
      query={useInfiniteQuery(reportedReviewsQuery())}
      renderItem={review => (
        <ReportedItem
          key={review.id}
          writer={review.writer}
          place={review.course.title}
          writtenAt={review.written_at}
          reports={review.reports}
          words={{
            remove: <Trans>Hide review</Trans>,
            keep: <Trans>Keep review</Trans>,
            question: <Trans>Hide this review?</Trans>,
            consequence: (
              <Trans>Nobody but its writer sees it any more, and its stars no longer count.</Trans>
            ),
          }}
          decide={isRemoved => decideOnReview(review.id, isRemoved)}
          listKey={reportedReviewsQuery().queryKey}
        >
          <Rating value={review.stars} />
          {review.text !== '' && <Text dir="auto">{review.text}</Text>}
        </ReportedItem>
      )}
    />
  )
}
