import { createFileRoute } from '@tanstack/react-router'
import { favoritesQuery } from '../features/favorites/queries.ts'
import { FavoritesPage } from '../features/favorites-list/favorites-page.tsx'
import { favoritesListMessages } from '../features/favorites-list/messages.ts'

export const Route = createFileRoute('/favorites')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(favoritesQuery())
    return favoritesListMessages(context)
  },
  component: FavoritesPage,
})
