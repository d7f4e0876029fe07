import { createFileRoute } from '@tanstack/react-router'
import { plannedMessages } from '../features/planned/messages.ts'
import { StudioPartPage } from '../features/planned/planned-pages.tsx'

export const Route = createFileRoute('/teach/$')({
  loader: ({ context }) => plannedMessages(context),
  component: StudioPartPage,
})
