import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { recordMessages } from '../features/record/messages.ts'
import { TaughtRecordPage } from '../features/record/taught-record-page.tsx'
import { ForInstructors } from '../features/teach/for-instructors.tsx'

function TaughtRecord() {
  const { id, attemptId } = Route.useParams()
  const { names } = Route.useSearch() as { names?: unknown }
  return (
    <ForInstructors others={<NotAllowedPage />}>
      <TaughtRecordPage
        examId={Number(id)}
        attemptId={Number(attemptId)}
        names={names === 'hidden' ? 'hidden' : undefined}
      />
    </ForInstructors>
  )
}

export const Route = createFileRoute('/teach/exams/$id/attempts/$attemptId')({
  loader: ({ context }) => recordMessages(context),
  component: TaughtRecord,
})
