import { cartQuery, visitorCart } from '@masar/app-shell'
import { CartScreen, checkoutMessages } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(cartQuery('learner'))
    await checkoutMessages(context)
    if (visitorCart().length === 0) return
    // Right after signing in, a person must not see an empty cart first.
    const { mergeVisitorCart } = await import('@masar/checkout/visitor-cart')
    await mergeVisitorCart(context.queryClient)
  },
  component: CartScreen,
})
