import { checkoutMessages, historySearch, HistoryScreen } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'
import { ResumeAssigning } from '../features/learn/assign/resume-assigning.tsx'
import { learnMessages } from '../features/learn/messages.ts'

export const Route = createFileRoute('/shop-history')({
  loader: async ({ context }) => {
    await Promise.all([checkoutMessages(context), learnMessages(context)])
  },
  // Read with the screen, so that the rule for it is fetched with the screen.
  component: () => (
    <>
      <ResumeAssigning />
      <HistoryScreen {...historySearch({ ...Route.useSearch() })} />
    </>
  ),
})
