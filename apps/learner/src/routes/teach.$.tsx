import { createFileRoute } from '@tanstack/react-router'
import { examMessages } from '../features/exam/messages.ts'
import { plannedMessages } from '../features/planned/messages.ts'
import { teachMessages } from '../features/teach/messages.ts'
import { StudioPart } from '../features/teach/studio-part.tsx'

export const Route = createFileRoute('/teach/$')({
  loader: ({ context }) =>
    Promise.all([plannedMessages(context), teachMessages(context), examMessages(context)]),
  component: () => <StudioPart part={Route.useParams()._splat ?? ''} />,
})
