import { accountMessages, EnterPasswordScreen, nextOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/enter-password')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <EnterPasswordScreen next={Route.useSearch().next} />,
})
