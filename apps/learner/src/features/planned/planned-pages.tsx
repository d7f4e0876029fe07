import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'

export function CheckoutPage() {
  return (
    <PlannedPage action={{ to: '/courses', label: <Trans>Browse the courses</Trans> }}>
      <Trans>
        Here you enter the details for the invoice, choose how to pay and check the order. Free courses need
        no payment: enrol on the course’s own page.
      </Trans>
    </PlannedPage>
  )
}

export function OrdersPage() {
  return (
    <PlannedPage action={{ to: '/learn', label: <Trans>To my courses</Trans> }}>
      <Trans>
        Here you see what you bought: status, amount, invoice, and the way to a refund. What you are enrolled
        in is already in My courses.
      </Trans>
    </PlannedPage>
  )
}

export function StudioPage() {
  return (
    <PlannedPage action={{ to: '/Instructor', label: <Trans>See the instructors</Trans> }}>
      <Trans>
        This is the studio: courses, lessons, exams, learners and earnings of whoever teaches. Write to us if
        you would like to teach, and we will set up your first course with you.
      </Trans>
    </PlannedPage>
  )
}

export function StudioPartPage() {
  return (
    <PlannedPage action={{ to: '/Instructor', label: <Trans>See the instructors</Trans> }}>
      <Trans>
        This is a part of the studio, where instructors work on their courses, lessons and exams. Write to us
        if you would like to teach.
      </Trans>
    </PlannedPage>
  )
}
