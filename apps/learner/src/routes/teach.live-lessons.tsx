import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { LiveLessonsPage } from '../features/teach/live-lessons/live-lessons-page.tsx'
import { teachMessages } from '../features/teach/messages.ts'

export const Route = createFileRoute('/teach/live-lessons')({
  loader: ({ context }) => teachMessages(context),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <LiveLessonsPage />
    </ForInstructors>
  ),
})
