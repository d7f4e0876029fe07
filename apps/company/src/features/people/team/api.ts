import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery, type Session, useSession } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallForMany } from '../parts/many/act-on-many.ts'
import { refreshCalls } from '../queries.ts'

export type Member = ReadAnswer<CompanyPaths, '/members'>['data'][number]
export type MemberInvitation = ReadAnswer<CompanyPaths, '/member-invitations'>['data'][number]
export type MemberRole = Member['role']
export const memberRoles = ['owner', 'administrator', 'manager', 'finance', 'auditor'] as const

/** A role with the department whose branch a manager sees. */
export interface RoleChoice {
  role: MemberRole
  department_id: number | null
}

export const membersQuery = () => companyQuery('/members')
export const memberInvitationsQuery = () => companyQuery('/member-invitations')
export const securityQuery = () => companyQuery('/security')

function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSuccess: () => void refreshCalls(client, ['/members', '/member-invitations', '/security']),
  })
}

const of = (id: number) => ({ params: { path: { id } } })

export const useInviteMember = () =>
  useAct((body: RoleChoice & { email: string }) => unwrap(companyApi().POST('/member-invitations', { body })))
export const useAddMember = () =>
  useAct((body: RoleChoice & { employee_id: number }) => unwrap(companyApi().POST('/members', { body })))
export const useChangeRole = (id: number) =>
  useAct((body: RoleChoice) => unwrap(companyApi().PATCH('/members/{id}', { ...of(id), body })))
/** Ends the roles of many, by the ids of the members. */
export const endMemberships: CallForMany = ids =>
  unwrap(companyApi().POST('/members/remove', { body: { ids } }))
export const useEndMembership = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/members/{id}', of(id))))
export const useInviteMemberAgain = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/member-invitations/{id}/again', of(id))))
export const useWithdraw = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/member-invitations/{id}', of(id))))

/** Which roles the member may give and take; the service decides, and this keeps off the screen what it would refuse. */
export function useGivenRoles(): readonly MemberRole[] {
  return rolesGivenBy(useSession(session => session.role))
}

export function rolesGivenBy(role: Session['role']): readonly MemberRole[] {
  if (role === 'owner') return memberRoles
  return role === 'administrator' ? memberRoles.filter(each => each !== 'owner') : []
}
