import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { examMessages } from '../features/exam/messages.ts'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { ImportPage } from '../features/teach/import/import-page.tsx'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/exams/$id/questions/import')({
  loader: ({ context }) => Promise.all([teachMessages(context), examMessages(context)]),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <ImportPage id={Number(Route.useParams().id)} />
    </ForInstructors>
  ),
})
