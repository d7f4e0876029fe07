import { createFileRoute } from '@tanstack/react-router'
import { teachMessages } from '../features/teach/messages.ts'
import { attemptsOf } from '../features/teach/queries.ts'
import { StatisticsPage } from '../features/teach/statistics/statistics-page.tsx'

export const Route = createFileRoute('/teach/exams/$id/statistics')({
  loader: ({ context }) => teachMessages(context),
  component: () => (
    <StatisticsPage id={Number(Route.useParams().id)} attempts={attemptsOf(Route.useSearch())} />
  ),
})
