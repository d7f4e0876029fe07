import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { ExamPage } from '../features/teach/exam/exam-page.tsx'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/exams/$id/')({
  loader: ({ context }) => teachMessages(context),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <ExamPage id={Number(Route.useParams().id)} />
    </ForInstructors>
  ),
})
