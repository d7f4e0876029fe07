import { accountMessages, nextOf, StudentScreen } from '@masar/app-shell/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/student-account')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <StudentScreen next={Route.useSearch().next} />,
})
