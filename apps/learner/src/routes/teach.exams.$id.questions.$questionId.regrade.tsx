import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'
import { RegradePage } from '../features/teach/regrade/regrade-page.tsx'

export const Route = createFileRoute('/teach/exams/$id/questions/$questionId/regrade')({
  loader: ({ context }) => teachMessages(context),
  component: () => {
    const { id, questionId } = Route.useParams()
    return (
      <ForInstructors others={<NotAllowedPage />}>
        <RegradePage examId={Number(id)} questionId={Number(questionId)} />
      </ForInstructors>
    )
  },
})
