import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { examMessages } from '../features/exam/messages.ts'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { GradingPage } from '../features/teach/grading/grading-page.tsx'
import { gradingPlaceOf } from '../features/teach/grading/place.ts'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/grading')({
  loader: ({ context }) => Promise.all([teachMessages(context), examMessages(context)]),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <GradingPage place={gradingPlaceOf(Route.useSearch())} />
    </ForInstructors>
  ),
})
