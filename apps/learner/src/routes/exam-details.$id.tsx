import { createFileRoute } from '@tanstack/react-router'
import { examQuery } from '../features/exam/api.ts'
import { DetailsScreen } from '../features/exam/details/details-screen.tsx'

export const Route = createFileRoute('/exam-details/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(examQuery(Number(params.id))),
  component: () => <DetailsScreen id={Number(Route.useParams().id)} />,
})
