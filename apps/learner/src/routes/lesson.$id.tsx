import { createFileRoute } from '@tanstack/react-router'
import { lessonQuery } from '../features/lesson/queries.ts'
import { lessonPlace } from '../features/lesson/lesson-place.ts'
import { LessonScreen } from '../features/lesson/lesson-screen.tsx'
import { lessonMessages } from '../features/lesson/messages.ts'

export const Route = createFileRoute('/lesson/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(lessonQuery(Number(params.id)))
    return lessonMessages(context)
  },
  component: () => (
    <LessonScreen id={Number(Route.useParams().id)} place={lessonPlace({ ...Route.useSearch() })} />
  ),
})
