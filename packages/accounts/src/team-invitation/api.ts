import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, switchCapacity } from '@masar/app-shell'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** What a link says: which company, which role. Asked by POST, so that the token is in no log of URLs. */
export const teamInvitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ['client', 'team-invitation', invitation],
    // Accepting uses the link up; the page goes on saying what it was for.
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      unwrap(clientApi().POST('/member-invitations/look', { body: { invitation }, signal })),
  })

/** Acts for the company from now on, in this browser too: a session of the company's portal is opened beside the own one. */
export function useJoinTeam(invitation: string) {
  const accept = async () =>
    (await unwrap(clientApi().POST('/member-invitations/accept', { body: { invitation } }))).data.company
  // Once accepted, another try only opens the portal's session.
  const accepted = useRef<Awaited<ReturnType<typeof accept>>>(undefined)
  return useMutation<void, ApiError>({
    mutationFn: async () => {
      accepted.current ??= await accept()
      await switchCapacity({ capacity: 'company', company: accepted.current })
    },
  })
}
