import { createFileRoute } from '@tanstack/react-router'
import { teacherQuery } from '../features/instructors/api.ts'
import { InstructorPage } from '../features/instructors/instructor-page.tsx'

export const Route = createFileRoute('/Instructor/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teacherQuery(Number(params.id)))
  },
  component: function InstructorRoute() {
    const { id } = Route.useParams()
    return <InstructorPage key={id} id={Number(id)} />
  },
})
