import { createFileRoute } from '@tanstack/react-router'
import { examQuery } from '../features/exam/queries.ts'
import { DetailsScreen } from '../features/exam/details/details-screen.tsx'
import { examMessages } from '../features/exam/messages.ts'

export const Route = createFileRoute('/exam-details/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(examQuery(Number(params.id)))
    return examMessages(context)
  },
  component: () => <DetailsScreen id={Number(Route.useParams().id)} />,
})
