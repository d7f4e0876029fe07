import { checkoutMessages, historySearch, HistoryScreen } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/shop-history')({
  validateSearch: historySearch,
  loader: ({ context }) => checkoutMessages(context),
  component: () => <HistoryScreen year={Route.useSearch().year} />,
})
