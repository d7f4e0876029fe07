import { checkoutMessages, CheckoutScreen, checkoutSearch } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart-details')({
  validateSearch: checkoutSearch,
  loader: ({ context }) => checkoutMessages(context),
  component: () => <CheckoutScreen order={Route.useSearch().order} />,
})
