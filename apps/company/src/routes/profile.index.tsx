import { accountMessages, profileQuery, ProfileScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/')({
  // Begun with the navigation, awaited by the screen: it has its own waiting and failed states.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(profileQuery(context.app))
    return accountMessages(context)
  },
  component: ProfileScreen,
})
