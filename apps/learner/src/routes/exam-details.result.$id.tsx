import { createFileRoute } from '@tanstack/react-router'
import { resultQuery } from '../features/exam/queries.ts'
import { examMessages } from '../features/exam/messages.ts'
import { ResultScreen } from '../features/exam/result/result-screen.tsx'

export const Route = createFileRoute('/exam-details/result/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(resultQuery(Number(params.id)))
    return examMessages(context)
  },
  component: () => <ResultScreen id={Number(Route.useParams().id)} />,
})
