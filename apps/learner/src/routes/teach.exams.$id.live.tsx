import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { LivePage } from '../features/teach/live/live-page.tsx'
import { livePlaceOf } from '../features/teach/live/place.ts'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/exams/$id/live')({
  loader: ({ context }) => teachMessages(context),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <LivePage id={Number(Route.useParams().id)} place={livePlaceOf(Route.useSearch())} />
    </ForInstructors>
  ),
})
