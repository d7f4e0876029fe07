import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/teach/$')({
  component: () => (
    <PlannedPage action={{ to: '/Instructor', label: <Trans>See the instructors</Trans> }}>
      <Trans>
        This is a part of the studio, where instructors work on their courses, lessons and exams. Write to us
        if you would like to teach.
      </Trans>
    </PlannedPage>
  ),
})
