import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { nullConnection } from '@masar/realtime'
import { RealtimeContext } from '@masar/realtime/react'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { favoritesQuery } from '../favorites/queries.ts'
import { useLiveFavorites } from './use-live-favorites.ts'

afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
})

function Listening() {
  useLiveFavorites()
  return null
}

test('a change in another tab, or while the connection was away, refetches the list', async () => {
  const listeners = new Map<string, () => void>()
  const connection = {
    ...nullConnection(),
    subscribe: (channel: { name: string }, event: string, listener: () => void) => {
      listeners.set(`${channel.name} ${event}`, listener)
      return () => {}
    },
    onCatchUp: (listener: () => void) => {
      listeners.set('catch up', listener)
      return () => {}
    },
  }
  signInAs(document, 'student')
  refreshSession()
  const { queryClient } = renderPage(
    <RealtimeContext value={connection as never}>
      <Listening />
    </RealtimeContext>,
  )
  const read = vi.spyOn(queryClient, 'invalidateQueries')
  expect([...listeners.keys()]).toContainEqual(expect.stringMatching(/^user\.\d+ FavoritesChanged$/))
  for (const listener of listeners.values()) listener()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(listeners.size))
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ queryKey: favoritesQuery().queryKey }))
})
