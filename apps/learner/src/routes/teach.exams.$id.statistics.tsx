import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'
import { attemptsOf } from '../features/teach/queries.ts'
import { StatisticsPage } from '../features/teach/statistics/statistics-page.tsx'

export const Route = createFileRoute('/teach/exams/$id/statistics')({
  loader: ({ context }) => teachMessages(context),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <StatisticsPage id={Number(Route.useParams().id)} attempts={attemptsOf(Route.useSearch())} />
    </ForInstructors>
  ),
})
