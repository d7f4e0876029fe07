import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink, useGo, queriesOf } from '@masar/app-shell'
import { Button, LinkButton, showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { standingQuery } from '../favorites/queries.ts'
import { enrol } from './enrol.ts'
import { CartActButton } from './cart-act-button.tsx'
import { type CourseAct, lessonPath } from './model.ts'

interface CourseActButtonProps {
  course: { id: number }
  act: CourseAct
  /** A company buys seats in its portal and learns nothing itself. */
  isCompany: boolean
  /** In the bar of a phone it is as small as its words; aside, another act is the page's own. */
  place?: keyof typeof looks
}

const looks = {
  page: { wide: true, size: 'lg' },
  card: { wide: true },
  bar: {},
  aside: { wide: true, variant: 'secondary' },
} as const

/**
 * The press itself, and no address, says what a visitor means to join: the sign-in enrols them (`@masar/accounts/enrolment-intent`, which is
 * not imported, since every visitor of a course would load it).
 */
const keepIntent = (course: number) =>
  sessionStorage.setItem('masar-enrolment-intent', `${course} ${Date.now()}`)

/** The page's one act: enrol, go on, sign in for it, or buy. */
export function CourseActButton({ course, act, isCompany, place = 'page' }: CourseActButtonProps) {
  const look = looks[place]
  if (isCompany)
    return (
      <LinkButton as={AppLink} to="/cart?company" {...look}>
        <Trans>Open the company portal</Trans>
      </LinkButton>
    )
  switch (act.kind) {
    case 'continue':
      return (
        <LinkButton as={AppLink} to={lessonPath(act.lessonId)} {...look}>
          {act.percent > 0 ? <Trans>Continue learning</Trans> : <Trans>Start learning</Trans>}
        </LinkButton>
      )
    case 'finished':
      return (
        <LinkButton as={AppLink} to={lessonPath(act.lessonId)} {...look}>
          <Trans>Review the course</Trans>
        </LinkButton>
      )
    case 'enrol':
      return <EnrolButton courseId={course.id} look={look} />
    case 'sign-in':
      return (
        <LinkButton
          as={AppLink}
          to={`/auth/login?next=${encodeURIComponent(`/Course/${course.id}`)}`}
          onClick={() => keepIntent(course.id)}
          {...look}
        >
          <Trans>Enrol free</Trans>
        </LinkButton>
      )
    case 'add':
    case 'in-cart':
      return <CartActButton course={course} isInCart={act.kind === 'in-cart'} look={look} />
    case 'waits':
      return (
        <LinkButton as={AppLink} to={`/cart-details?order=${act.order}`} {...look}>
          <Trans>Continue your order</Trans>
        </LinkButton>
      )
  }
}

function EnrolButton({ courseId, look }: { courseId: number; look: object }) {
  const { t } = useLingui()
  const go = useGo()
  const client = useQueryClient()
  const enrolment = useMutation<Awaited<ReturnType<typeof enrol>>, ApiError>({
    mutationFn: () => enrol(courseId),
    onSuccess: answer => {
      client.setQueryData(standingQuery(courseId).queryKey, answer)
      void client.invalidateQueries(queriesOf('/my-courses'))
      void client.invalidateQueries(queriesOf('/favorites'))
      // The notification of it is shown where there is news of any kind; here the lesson opens.
      go(lessonPath(answer.data.next_lesson_id))
    },
    onError: error =>
      showToast({
        tone: 'danger',
        text:
          error.kind === 'answer'
            ? error.message
            : t`You could not be enrolled just now. Try again once you are connected.`,
      }),
  })
  return (
    <Button {...look} isPending={enrolment.isPending} onPress={() => enrolment.mutate()}>
      <Trans>Enrol free</Trans>
    </Button>
  )
}
