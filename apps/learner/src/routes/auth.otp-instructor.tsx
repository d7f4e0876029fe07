import { accountMessages, CodeScreen, nextOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/otp-instructor')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <CodeScreen path="/auth/otp-instructor" next={Route.useSearch().next} />,
})
