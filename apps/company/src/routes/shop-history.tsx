import { checkoutMessages, historySearch, HistoryScreen } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/shop-history')({
  loader: ({ context }) => checkoutMessages(context),
  // Read with the screen, so that the rule for it is fetched with the screen.
  component: () => <HistoryScreen {...historySearch({ ...Route.useSearch() })} />,
})
