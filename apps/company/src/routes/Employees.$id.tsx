import { createFileRoute } from '@tanstack/react-router'
import { employeeQuery } from '../features/employee/api.ts'
import { EmployeeScreen } from '../features/employee/employee-screen.tsx'

export const Route = createFileRoute('/Employees/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(employeeQuery(Number(params.id)))
  },
  component: () => <EmployeeScreen id={Number(Route.useParams().id)} />,
})
