import { createFileRoute } from '@tanstack/react-router'
import { DepartmentsScreen } from '../features/people/departments/departments-screen.tsx'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/departments')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(departmentsQuery())
    return peopleMessages(context)
  },
  component: DepartmentsScreen,
})
