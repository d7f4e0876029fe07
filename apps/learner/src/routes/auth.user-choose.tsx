import { accountMessages, nextOf, UserChooseScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/user-choose')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <UserChooseScreen next={Route.useSearch().next} />,
})
