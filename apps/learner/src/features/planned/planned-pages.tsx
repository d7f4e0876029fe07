import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'

export function StudioPage() {
  return (
    <PlannedPage action={{ to: '/Instructor', label: <Trans>See the instructors</Trans> }}>
      <Trans>
        This is the studio, where instructors find their courses, lessons, exams, learners and earnings. Write
        to us if you would like to teach, and we will set up your first course with you.
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
