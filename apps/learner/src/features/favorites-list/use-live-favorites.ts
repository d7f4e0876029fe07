import { useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { useQueryClient } from '@tanstack/react-query'
import { favoritesQuery } from '../favorites/queries.ts'

/** Keeps the list as it stands, while it is changed in another tab or on another device. */
export function useLiveFavorites(): void {
  const client = useQueryClient()
  const userId = useSession(({ info }) => info?.id ?? null)
  const refresh = () => void client.invalidateQueries(favoritesQuery())
  useChannelEvent(userId === null ? null : userChannel(userId), 'FavoritesChanged', refresh)
  useCatchUp(refresh)
}
