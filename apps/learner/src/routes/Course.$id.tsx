import { createFileRoute } from '@tanstack/react-router'
import { courseQuery } from '../features/course/api.ts'
import { CoursePage } from '../features/course/course-page.tsx'

export const Route = createFileRoute('/Course/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(courseQuery(Number(params.id)))
  },
  component: function CourseRoute() {
    const { id } = Route.useParams()
    return <CoursePage key={id} id={Number(id)} />
  },
})
