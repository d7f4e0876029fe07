import { createFileRoute } from '@tanstack/react-router'
import { ConsolePage } from '../features/console/console-page.tsx'
import { consoleMessages } from '../features/console/messages.ts'
import { certificateMessages } from '../features/certificate/messages.ts'

export const Route = createFileRoute('/console')({
  // The certificate that is being looked at, and which licence offers are.
  validateSearch: ({
    certificate,
    offers,
  }: Record<string, unknown>): { certificate?: string; offers?: string } => ({
    ...(typeof certificate === 'string' && { certificate }),
    ...(typeof offers === 'string' && { offers }),
  }),
  loader: ({ context }) => Promise.all([consoleMessages(context), certificateMessages(context)]),
  component: ConsolePage,
})
