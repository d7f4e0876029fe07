import { createFileRoute } from '@tanstack/react-router'
import { plannedMessages } from '../features/planned/messages.ts'
import { CartPage } from '../features/planned/planned-pages.tsx'

export const Route = createFileRoute('/cart')({
  loader: ({ context }) => plannedMessages(context),
  component: CartPage,
})
