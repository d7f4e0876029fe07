import { accountMessages, LoginScreen, nextOf } from '@masar/app-shell/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/login')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <LoginScreen next={Route.useSearch().next} />,
})
