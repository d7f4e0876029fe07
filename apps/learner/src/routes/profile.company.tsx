import { createFileRoute } from '@tanstack/react-router'
import { employmentsQuery } from '../features/employment/api.ts'
import { EmploymentScreen } from '../features/employment/employment-screen.tsx'
import { employmentMessages } from '../features/employment/messages.ts'

export const Route = createFileRoute('/profile/company')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(employmentsQuery())
    return employmentMessages(context)
  },
  component: EmploymentScreen,
})
