import { createFileRoute } from '@tanstack/react-router'
import { ExamScreen } from '../features/exam/sitting/exam-screen.tsx'

// No loader: a page that is only hovered over must not touch an attempt.
export const Route = createFileRoute('/exam/$id')({
  component: () => <ExamScreen id={Number(Route.useParams().id)} />,
})
