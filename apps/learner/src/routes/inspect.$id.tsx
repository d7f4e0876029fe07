import { createFileRoute } from '@tanstack/react-router'
import { InspectScreen } from '../features/evidence/inspect-screen.tsx'
import { evidenceMessages } from '../features/evidence/messages.ts'

export const Route = createFileRoute('/inspect/$id')({
  loader: ({ context }) => evidenceMessages(context),
  component: function InspectRoute() {
    const { id } = Route.useParams()
    return <InspectScreen key={id} token={id} />
  },
})
