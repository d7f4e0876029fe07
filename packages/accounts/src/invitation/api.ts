import { unwrap } from '@masar/api-sdk'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientApi } from '@masar/app-shell'

/** What a link says: which company, for which address. Asked by POST, so that the token is in no log of URLs. */
export const invitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ['client', 'invitation', invitation],
    // Accepting uses the link up, and makes all else stale: the page goes on saying what it was for until it is left.
    staleTime: 'static',
    queryFn: ({ signal }) => unwrap(clientApi().POST('/invitations/look', { body: { invitation }, signal })),
  })

/** Joins the company with the account that is signed in; its courses are other ones then. */
export function useAccept(invitation: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await unwrap(clientApi().POST('/invitations/accept', { body: { invitation } }))).data.company,
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}
