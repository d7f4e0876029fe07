import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { announcementMessages } from '../features/announcements/messages.ts'
import { WritingPage } from '../features/teach/announcements/writing-page.tsx'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/courses/$id/announcements')({
  loader: ({ context }) => Promise.all([teachMessages(context), announcementMessages(context)]),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <WritingPage courseId={Number(Route.useParams().id)} />
    </ForInstructors>
  ),
})
