import { createFileRoute } from '@tanstack/react-router'
import { BillScreen, checkoutMessages } from '@masar/checkout'

export const Route = createFileRoute('/Bill/$id')({
  loader: ({ context }) => checkoutMessages(context),
  component: BillScreen,
})
