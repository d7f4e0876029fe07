import { accountMessages, InstructorScreen, nextOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/instructor-account')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <InstructorScreen next={Route.useSearch().next} />,
})
