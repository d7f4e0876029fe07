import { createFileRoute } from '@tanstack/react-router'
import { ConsolePage } from '../features/console/console-page.tsx'
import { consoleMessages } from '../features/console/messages.ts'
import { certificateMessages } from '../features/certificate/messages.ts'

export const Route = createFileRoute('/console')({
  // The certificate that is being looked at.
  validateSearch: ({ certificate }: Record<string, unknown>): { certificate?: string } =>
    typeof certificate === 'string' ? { certificate } : {},
  loader: ({ context }) => Promise.all([consoleMessages(context), certificateMessages(context)]),
  component: ConsolePage,
})
