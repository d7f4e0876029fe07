import { createFileRoute } from '@tanstack/react-router'
import { ConsolePage } from '../features/console/console-page.tsx'
import { consoleMessages } from '../features/console/messages.ts'

export const Route = createFileRoute('/console')({
  loader: ({ context }) => consoleMessages(context),
  component: ConsolePage,
})
