import { createFileRoute } from '@tanstack/react-router'
import { favoritesQuery } from '../features/favorites/api.ts'
import { FavoritesPage } from '../features/favorites/favorites-page.tsx'

export const Route = createFileRoute('/favorites')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(favoritesQuery())
  },
  component: FavoritesPage,
})
