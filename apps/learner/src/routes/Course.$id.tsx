import { createFileRoute } from '@tanstack/react-router'
import { courseQuery } from '../features/course/api.ts'
import { CoursePage } from '../features/course/course-page.tsx'
import { CourseMessages } from '../features/course/messages.ts'

export const Route = createFileRoute('/Course/$id')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(courseQuery(Number(params.id)))
    await CourseMessages.load(context.locale)
  },
  component: function CourseRoute() {
    const { id } = Route.useParams()
    return (
      <CourseMessages>
        <CoursePage key={id} id={Number(id)} />
      </CourseMessages>
    )
  },
})
