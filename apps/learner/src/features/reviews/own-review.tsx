import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useCarried } from '@masar/app-shell'
import {
  Banner,
  Button,
  ConfirmDialog,
  Heading,
  Rating,
  RatingField,
  showToast,
  Text,
  TextArea,
} from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type OwnReview as Own, ownReviewQuery, refreshReviews, reviewCalls } from './api.ts'
import styles from './own-review.module.css'

/** The API's maximum length, in characters. */
const longest = 3000

/** The person's own review of a course: written once a fifth of it is done, changed and taken back at will. */
export function OwnReview({ courseId }: { courseId: number }) {
  const { data } = useQuery(ownReviewQuery(courseId))
  const [isWriting, setWriting] = useCarried('own-review', false)
  const place = useFollowedPlace(isWriting)
  const own = data?.data
  // Who has nothing to do with the course, or teaches it, is offered nothing.
  if (!own || own.is_teaching || own.percent === null) return null
  return (
    <div ref={place}>
      {isWriting ? (
        <ReviewForm courseId={courseId} own={own} onClose={() => setWriting(false)} />
      ) : own.review ? (
        <Written courseId={courseId} review={own.review} onEdit={() => setWriting(true)} />
      ) : (
        <Offer mayReview={own.may_review} onBegin={() => setWriting(true)} />
      )}
    </div>
  )
}

/** Takes the focus along: the button that was pressed is gone once the form has its place, and the form once it is done. */
function useFollowedPlace(isWriting: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isWriting)
  useEffect(() => {
    if (before.current === isWriting) return
    before.current = isWriting
    const first =
      place.current?.querySelector<HTMLElement>('input:checked') ??
      place.current?.querySelector<HTMLElement>('input, button')
    first?.focus()
  }, [isWriting])
  return place
}

function Offer({ mayReview, onBegin }: { mayReview: boolean; onBegin: () => void }) {
  return (
    <div className={styles.own}>
      {mayReview ? (
        <Button variant="secondary" className={styles.begin} onPress={onBegin}>
          <Trans>Review this course</Trans>
        </Button>
      ) : (
        <Text size="sm" soft>
          <Trans>You can review this course once 20% of it is done.</Trans>
        </Text>
      )}
    </div>
  )
}

function Written({
  courseId,
  review,
  onEdit,
}: {
  courseId: number
  review: NonNullable<Own['review']>
  onEdit: () => void
}) {
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <section className={styles.own} aria-labelledby="own-review">
      <Heading level={3} size="md" id="own-review">
        <Trans>Your review</Trans>
      </Heading>
      <Rating value={review.stars} className={styles.stars} />
      {review.text !== '' && (
        <Text dir="auto" measure>
          {review.text}
        </Text>
      )}
      {review.is_hidden && (
        <Banner tone="warning">
          <Trans>Our team hid this review after a report. Only you see it.</Trans>
        </Banner>
      )}
      <div className={styles.acts}>
        <Button size="sm" variant="secondary" onPress={onEdit}>
          <Trans>Change my review</Trans>
        </Button>
        {!review.is_hidden && (
          <Button size="sm" variant="quiet" onPress={() => setRemoving(true)}>
            <Trans>Delete my review</Trans>
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={<Trans>Delete your review?</Trans>}
          action={<Trans>Delete my review</Trans>}
          isDanger
          isOpen
          onOpenChange={setRemoving}
          failure={<Trans>Your review is not deleted. Try again shortly.</Trans>}
          onConfirm={async () => {
            await reviewCalls.remove(courseId)
            await refreshReviews(client)
          }}
        >
          <Text>
            <Trans>Your stars no longer count for this course. You can review it again later.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </section>
  )
}

function ReviewForm({ courseId, own, onClose }: { courseId: number; own: Own; onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [stars, setStars] = useCarried<number | null>('own-review-stars', own.review?.stars ?? null)
  const [text, setText] = useCarried('own-review-text', own.review?.text ?? '')
  const [isMissing, setMissing] = useState(false)
  const write = useMutation<unknown, ApiError, number>({
    mutationFn: given => reviewCalls.write(courseId, { stars: given, text }),
    onSuccess: async () => {
      await refreshReviews(client)
      showToast({ text: t`Your review is published. Thank you!` })
      onClose()
    },
  })
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (stars === null) setMissing(true)
        else if (!write.isPending) write.mutate(stars)
      }}
    >
      <RatingField
        label={t`How do you rate this course?`}
        value={stars}
        onChange={setStars}
        error={isMissing && stars === null && t`Choose from one to five stars.`}
      />
      <TextArea
        label={t`What would help others decide?`}
        isOptional
        value={text}
        maxLength={longest}
        rows={4}
        onChange={setText}
      />
      {write.error && (
        <Banner tone="danger" role="alert">
          {write.error.message}
        </Banner>
      )}
      <div className={styles.acts}>
        <Button type="submit" isPending={write.isPending}>
          <Trans>Publish the review</Trans>
        </Button>
        <Button variant="quiet" isDisabled={write.isPending} onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
