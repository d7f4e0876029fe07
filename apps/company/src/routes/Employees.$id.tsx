import { createFileRoute } from '@tanstack/react-router'
import { employeeQuery } from '../features/people/employee/api.ts'
import { EmployeeScreen } from '../features/people/employee/employee-screen.tsx'
import { peopleMessages } from '../features/people/messages.ts'

export const Route = createFileRoute('/Employees/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(employeeQuery(Number(params.id)))
    return peopleMessages(context)
  },
  component: () => <EmployeeScreen id={Number(Route.useParams().id)} />,
})
