import { accountMessages } from '@masar/accounts'
import { checkoutMessages } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'
import { peopleMessages } from '../features/people/messages.ts'
import { ageSorts, listPlaceOf } from '../features/people/parts/found.ts'
import type { HistoryPlace } from '../features/people/parts/history-tools.tsx'
import { settingsQuery } from '../features/settings/api.ts'
import { settingsMessages } from '../features/settings/messages.ts'
import { SettingsScreen } from '../features/settings/settings-screen.tsx'

export const Route = createFileRoute('/settings/')({
  validateSearch: (search: Record<string, unknown>): HistoryPlace => listPlaceOf(search, ageSorts),
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(settingsQuery())
    // The addresses stand with the checkout, the names of roles with the accounts.
    await Promise.all([
      settingsMessages(context),
      peopleMessages(context),
      checkoutMessages(context),
      accountMessages(context),
    ])
  },
  component: () => <SettingsScreen history={listPlaceOf({ ...Route.useSearch() }, ageSorts)} />,
})
