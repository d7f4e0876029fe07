import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'
import { ForInstructors } from '../features/teach/for-instructors.tsx'
import { teachMessages } from '../features/teach/messages.ts'
import { RulesPage } from '../features/teach/rules/rules-page.tsx'

export const Route = createFileRoute('/teach/exams/$id/rules')({
  loader: ({ context }) => teachMessages(context),
  component: () => (
    <ForInstructors others={<NotAllowedPage />}>
      <RulesPage id={Number(Route.useParams().id)} />
    </ForInstructors>
  ),
})
