import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, switchCapacity } from '@masar/app-shell'
import { queryOptions, useMutation } from '@tanstack/react-query'

/** What a link says: which company, which role. Asked by POST, so that the token stands in no log of addresses. */
export const teamInvitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ['client', 'team-invitation', invitation],
    queryFn: ({ signal }) =>
      unwrap(clientApi().POST('/member-invitations/look', { body: { invitation }, signal })),
  })

/** Acts for the company from now on, in this browser too: a session of the company's portal is opened beside the own one. */
export function useJoinTeam(invitation: string) {
  return useMutation<void, ApiError>({
    mutationFn: async () => {
      const { company } = (
        await unwrap(clientApi().POST('/member-invitations/accept', { body: { invitation } }))
      ).data
      await switchCapacity({ capacity: 'company', company })
    },
  })
}
