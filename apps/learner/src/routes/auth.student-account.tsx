import { accountMessages, registrationOf, StudentScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/student-account')({
  validateSearch: registrationOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <StudentScreen {...Route.useSearch()} />,
})
