import { createFileRoute } from '@tanstack/react-router'
import { CourseMessages } from '../features/course/messages.ts'
import { favoritesQuery } from '../features/favorites/queries.ts'
import { FavoritesPage } from '../features/favorites-list/favorites-page.tsx'
import { favoritesListMessages } from '../features/favorites-list/messages.ts'

export const Route = createFileRoute('/favorites')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(favoritesQuery())
    // Its cards have the course page's acts.
    return Promise.all([favoritesListMessages(context), CourseMessages.load(context.locale)])
  },
  component: () => (
    <CourseMessages>
      <FavoritesPage />
    </CourseMessages>
  ),
})
