import { createFileRoute } from '@tanstack/react-router'
import { plannedMessages } from '../features/planned/messages.ts'
import { CheckoutPage } from '../features/planned/planned-pages.tsx'

export const Route = createFileRoute('/cart-details')({
  loader: ({ context }) => plannedMessages(context),
  component: CheckoutPage,
})
