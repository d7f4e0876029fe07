import { createFileRoute } from '@tanstack/react-router'
import { plannedMessages } from '../features/planned/messages.ts'
import { OrdersPage } from '../features/planned/planned-pages.tsx'

export const Route = createFileRoute('/shop-history')({
  loader: ({ context }) => plannedMessages(context),
  component: OrdersPage,
})
