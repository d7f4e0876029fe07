import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { examMessages } from '../features/exam/messages.ts'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'
import { questionsPlaceOf } from '../features/teach/questions/place.ts'
import { QuestionsPage } from '../features/teach/questions/questions-page.tsx'

export const Route = createFileRoute('/teach/exams/$id/questions/')({
  loader: ({ context }) => Promise.all([teachMessages(context), examMessages(context)]),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <QuestionsPage id={Number(Route.useParams().id)} place={questionsPlaceOf(Route.useSearch())} />
    </ForInstructors>
  ),
})
