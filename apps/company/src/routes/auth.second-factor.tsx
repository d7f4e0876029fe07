import { accountMessages, nextOf, SecondFactorScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/second-factor')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <SecondFactorScreen next={Route.useSearch().next} />,
})
