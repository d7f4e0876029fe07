import { checkoutMessages, CheckoutScreen, checkoutSearch } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart-details')({
  loader: ({ context }) => checkoutMessages(context),
  // Read with the screen, so that the rule for it is fetched with the screen.
  component: () => <CheckoutScreen {...checkoutSearch({ ...Route.useSearch() })} />,
})
