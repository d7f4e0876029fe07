import { createFileRoute } from '@tanstack/react-router'
import { examMessages } from '../features/exam/messages.ts'
import { recordMessages } from '../features/record/messages.ts'
import { ExamPart } from '../features/teach/exam-part.tsx'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/exams/$id/$')({
  loader: ({ context }) =>
    Promise.all([teachMessages(context), examMessages(context), recordMessages(context)]),
  component: () => {
    const { id, _splat = '' } = Route.useParams()
    return <ExamPart id={Number(id)} part={_splat} search={Route.useSearch()} />
  },
})
