import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/teach/')({
  component: () => (
    <PlannedPage action={{ to: '/Instructor', label: <Trans>See the instructors</Trans> }}>
      <Trans>
        This is the studio: courses, lessons, exams, learners and earnings of whoever teaches. Write to us if
        you would like to teach, and we will set up your first course with you.
      </Trans>
    </PlannedPage>
  ),
})
