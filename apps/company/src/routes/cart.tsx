import { cartQuery } from '@masar/app-shell'
import { CartScreen, checkoutMessages } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'
import { ResumeAssigning } from '../features/learn/assign/resume-assigning.tsx'
import { learnMessages } from '../features/learn/messages.ts'

export const Route = createFileRoute('/cart')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(cartQuery('company'))
    await Promise.all([checkoutMessages(context), learnMessages(context)])
  },
  component: () => (
    <>
      <ResumeAssigning />
      <CartScreen />
    </>
  ),
})
