import { unwrap } from '@masar/api-sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientApi, clientQuery } from '@masar/app-shell'

const read = (signal?: AbortSignal) => clientApi().GET('/notifications/preferences', { signal })

/** How a person is told, as the service keeps it. Quiet hours are minutes of the person's own day; the same twice means none. */
export type Preferences = NonNullable<Awaited<ReturnType<typeof read>>['data']>['data']

export const preferencesQuery = () => clientQuery('/notifications/preferences', read)

/** Keeps everything that was chosen, all or nothing. */
export function useSavePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chosen: Preferences) =>
      unwrap(clientApi().PUT('/notifications/preferences', { body: chosen })),
    onSuccess: answer => client.setQueryData(preferencesQuery().queryKey, answer),
  })
}
