import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useCarried } from '@masar/app-shell'
import { Banner, Button, formatNumber, showToast, TextArea, useUi } from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Flag, MessageSquareReply, ThumbsUp } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Review } from '../catalogue/types.ts'
import { ownReviewQuery, refreshReviews, reviewCalls } from './api.ts'
import { ReportDialog } from './report-dialog.ts'
import { reportReview } from './report-review.ts'
import styles from './own-review.module.css'

/** The API's maximum length, in characters. */
const longest = 2000

/** What a signed-in person does with another's review: find it helpful, report it, or, where they teach the course, answer it. */
export function ReviewActs({ courseId, review }: { courseId: number; review: Review }) {
  const { data } = useQuery(ownReviewQuery(courseId))
  const [open, setOpen] = useCarried<'reply' | 'report' | null>(`answer-${review.id}`, null)
  const answer = useReturnedFocus(open === 'reply')
  const own = data?.data
  if (!own || own.review?.id === review.id) return null
  return (
    <>
      <div className={styles.acts}>
        <Helpful courseId={courseId} review={review} isOn={own.helpful_ids.includes(review.id)} />
        {own.is_teaching && open !== 'reply' && (
          <Button
            ref={answer}
            size="sm"
            variant="quiet"
            iconStart={MessageSquareReply}
            onPress={() => setOpen('reply')}
          >
            {review.reply ? <Trans>Change the answer</Trans> : <Trans>Reply</Trans>}
          </Button>
        )}
        <Button size="sm" variant="quiet" iconStart={Flag} onPress={() => setOpen('report')}>
          <Trans>Report</Trans>
        </Button>
      </div>
      {open === 'reply' && <ReplyForm review={review} onClose={() => setOpen(null)} />}
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog
            place={`report-review/${review.id}`}
            send={(reason, note) => reportReview(review.id, reason, note)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Of the button that a form took the place of: it has the focus again once the form is gone. */
function useReturnedFocus(isWriting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isWriting)
  useEffect(() => {
    if (before.current && !isWriting) button.current?.focus()
    before.current = isWriting
  }, [isWriting])
  return button
}

interface HelpfulProps {
  courseId: number
  review: Review
  isOn: boolean
}

/** How many find the review helpful; the public list says so a little later than the answer to the vote. */
function Helpful({ courseId, review, isOn }: HelpfulProps) {
  const { tag } = useUi()
  const client = useQueryClient()
  const vote = useMutation<{ data: { helpful_count: number } }, ApiError, boolean>({
    mutationFn: isNowOn => reviewCalls.vote(review.id, isNowOn),
    onSuccess: () => client.invalidateQueries(ownReviewQuery(courseId)),
    onError: error => void showToast({ text: error.message, tone: 'danger' }),
  })
  const count = formatNumber(tag, vote.data?.data.helpful_count ?? review.helpful_count)
  return (
    <Button
      size="sm"
      variant={isOn ? 'secondary' : 'quiet'}
      iconStart={ThumbsUp}
      aria-pressed={isOn}
      onPress={() => {
        if (!vote.isPending) vote.mutate(!isOn)
      }}
    >
      <Trans>Helpful: {count}</Trans>
    </Button>
  )
}

function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [text, setText] = useCarried(`answer-${review.id}-text`, review.reply?.text ?? '')
  const [isMissing, setMissing] = useState(false)
  const reply = useMutation<unknown, ApiError>({
    mutationFn: () => reviewCalls.reply(review.id, text),
    onSuccess: async () => {
      await refreshReviews(client)
      onClose()
    },
  })
  const isEmpty = text.trim() === ''
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isEmpty) setMissing(true)
        else if (!reply.isPending) reply.mutate()
      }}
    >
      <TextArea
        label={t`Your answer, for everyone who reads the review`}
        value={text}
        maxLength={longest}
        rows={3}
        autoFocus
        error={isMissing && isEmpty && t`Write your answer first.`}
        onChange={setText}
      />
      {reply.error && (
        <Banner tone="danger" role="alert">
          {reply.error.message}
        </Banner>
      )}
      <div className={styles.acts}>
        <Button type="submit" size="sm" isPending={reply.isPending}>
          <Trans>Publish the answer</Trans>
        </Button>
        <Button size="sm" variant="quiet" isDisabled={reply.isPending} onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
