import { useRoleNames } from '@masar/accounts'
import { found, useByName } from '../parts/found.ts'
import { type Member, type MemberInvitation, memberRoles } from './api.ts'
import type { TeamPlace } from './place.ts'

const rankOf = ({ role }: { role: Member['role'] }) => memberRoles.indexOf(role)

/** Of those who act for the company, and of those who are invited to, whom the words name, in the order that is asked for. */
export function useTeamFound(
  members: readonly Member[],
  invitations: readonly MemberInvitation[],
  place: TeamPlace,
): { members: Member[]; invitations: MemberInvitation[] } {
  const byName = useByName()
  const roles = useRoleNames()
  const wordsOf = ({ role, department, email }: Member | MemberInvitation) =>
    `${email} ${roles[role]} ${department?.name ?? ''}`
  return {
    members: found(members, place, {
      words: member => `${member.name} ${wordsOf(member)}`,
      orders: {
        newest: (a, b) => b.since.localeCompare(a.since),
        name: (a, b) => byName(a.name, b.name),
        role: (a, b) => rankOf(a) - rankOf(b),
      },
    }),
    invitations: found(invitations, place, {
      words: wordsOf,
      orders: {
        newest: (a, b) => b.sent_at.localeCompare(a.sent_at),
        name: (a, b) => byName(a.email, b.email),
        role: (a, b) => rankOf(a) - rankOf(b),
      },
    }),
  }
}
