import { createFileRoute } from '@tanstack/react-router'
import { GradingPage } from '../features/teach/grading/grading-page.tsx'
import { gradingPlaceOf } from '../features/teach/grading/place.ts'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/grading')({
  loader: ({ context }) => teachMessages(context),
  component: () => <GradingPage place={gradingPlaceOf(Route.useSearch())} />,
})
