import { createFileRoute } from '@tanstack/react-router'
import { EmploymentScreen } from '../features/employment/employment-screen.tsx'
import { employmentMessages } from '../features/employment/messages.ts'
import { employmentsQuery } from '../features/employment/queries.ts'

export const Route = createFileRoute('/profile/company')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(employmentsQuery())
    return employmentMessages(context)
  },
  component: EmploymentScreen,
})
