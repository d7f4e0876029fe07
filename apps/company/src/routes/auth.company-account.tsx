import { accountMessages, CompanyScreen, nextOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/company-account')({
  validateSearch: nextOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <CompanyScreen next={Route.useSearch().next} />,
})
