import { cartQuery } from '@masar/app-shell'
import { CartScreen, checkoutMessages } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(cartQuery('company'))
    return checkoutMessages(context)
  },
  component: CartScreen,
})
