import { notificationMessages } from '@masar/notifications'
import { createFileRoute } from '@tanstack/react-router'
import { probeMessages } from '../features/probe/messages.ts'
import { ProbePage } from '../features/probe/probe-page.tsx'

export const Route = createFileRoute('/test2')({
  loader: ({ context }) => Promise.all([probeMessages(context), notificationMessages(context)]),
  component: ProbePage,
})
