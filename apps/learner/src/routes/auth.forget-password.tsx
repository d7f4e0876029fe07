import { accountMessages, ForgetPasswordScreen, nextOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/forget-password')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <ForgetPasswordScreen next={Route.useSearch().next} />,
})
