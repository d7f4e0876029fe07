import { type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientApi, clientQuery } from '@masar/app-shell'

/** How a person is told, as the service keeps it. Quiet hours are minutes of the person's own day; the same twice means none. */
export type Preferences = ReadAnswer<ClientPaths, '/notifications/preferences'>['data']

export const preferencesQuery = () => clientQuery('/notifications/preferences')

/** Keeps everything that was chosen, all or nothing. */
export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ always_mailed: _, ...chosen }: Preferences) =>
      unwrap(clientApi().PUT('/notifications/preferences', { body: chosen })),
    onSuccess: answer => client.setQueryData(preferencesQuery().queryKey, answer),
  })
}
