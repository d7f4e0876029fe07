import { createFileRoute } from '@tanstack/react-router'
import { evidenceQuery } from '../features/evidence/queries.ts'
import { EvidenceScreen } from '../features/evidence/evidence-screen.tsx'
import { evidenceMessages } from '../features/evidence/messages.ts'

export const Route = createFileRoute('/evidence/$code')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(evidenceQuery(params.code))
    return evidenceMessages(context)
  },
  component: function EvidenceRoute() {
    const { code } = Route.useParams()
    return <EvidenceScreen key={code} code={code} />
  },
})
