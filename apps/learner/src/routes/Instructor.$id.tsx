import { createFileRoute } from '@tanstack/react-router'
import { teacherQuery } from '../features/instructors/api.ts'
import { InstructorsMessages } from '../features/instructors/messages.ts'
import { InstructorPage } from '../features/instructors/instructor-page.tsx'

export const Route = createFileRoute('/Instructor/$id')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(teacherQuery(Number(params.id)))
    await InstructorsMessages.load(context.locale)
  },
  component: function InstructorRoute() {
    const { id } = Route.useParams()
    return (
      <InstructorsMessages>
        <InstructorPage key={id} id={Number(id)} />
      </InstructorsMessages>
    )
  },
})
