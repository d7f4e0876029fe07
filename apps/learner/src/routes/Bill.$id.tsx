import { createFileRoute } from '@tanstack/react-router'
import { plannedMessages } from '../features/planned/messages.ts'
import { BillPage } from '../features/planned/planned-pages.tsx'

export const Route = createFileRoute('/Bill/$id')({
  loader: ({ context }) => plannedMessages(context),
  component: BillPage,
})
