import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { plannedMessages } from '../features/planned/messages.ts'
import { StudioPage } from '../features/planned/planned-pages.tsx'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'
import { OverviewPage } from '../features/teach/overview/overview-page.tsx'

export const Route = createFileRoute('/teach/')({
  loader: ({ context }) => Promise.all([teachMessages(context), plannedMessages(context)]),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <OverviewPage forOthers={<StudioPage />} />
    </ForInstructors>
  ),
})
