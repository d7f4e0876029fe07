import { createFileRoute } from '@tanstack/react-router'
import { examMessages } from '../features/exam/messages.ts'
import { ExamScreen } from '../features/exam/attempt/exam-screen.tsx'

// No query is loaded beforehand: a page that is only hovered over must not touch an attempt.
export const Route = createFileRoute('/exam/$id')({
  loader: ({ context }) => examMessages(context),
  component: () => <ExamScreen id={Number(Route.useParams().id)} />,
})
