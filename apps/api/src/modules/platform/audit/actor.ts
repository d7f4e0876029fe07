import type { FastifyRequest } from 'fastify'
import type { AuditCapacity } from '../../../db/schema/index.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'

/** Who acts on another person's data, as the audit log names them. */
export interface Actor {
  userId: number | null
  capacity: AuditCapacity
  role: string | null
  ip: string | null
  requestId: string | null
}

/** A member of a company who acts for it. */
export interface CompanyActor extends Actor {
  member: CompanyMembership
  hasSecondFactor: boolean
}

/** A person who acts for themselves. */
export type PersonalActor = Actor & { userId: number }

/** The command line, which only the operator of the machine can use. */
export const commandLine: Actor = {
  userId: null,
  capacity: 'command line',
  role: null,
  ip: null,
  requestId: null,
}

/** The caller as one who acts for a company. Only for routes whose policy lets members alone in. */
export function companyActorOf(request: FastifyRequest): CompanyActor {
  const viewer = viewerOf(request)
  const { member } = viewer
  if (member === null) throw new Error('A route without a policy for members acts for a company.')
  return {
    userId: viewer.id,
    capacity: 'company',
    role: member.role,
    ip: request.ip,
    requestId: String(request.id),
    member,
    hasSecondFactor: viewer.hasSecondFactor,
  }
}

/** The person who started a background job for a company, in the role that they had then. */
export function laterActor({
  companyId,
  branchId,
  role,
  createdBy,
}: CompanyMembership & { createdBy: number | null }): CompanyActor {
  return {
    userId: createdBy,
    capacity: 'company',
    role,
    ip: null,
    requestId: null,
    member: { companyId, branchId, role },
    hasSecondFactor: false,
  }
}

/** The caller as a person who acts for themselves. Only for routes whose policy lets no one else in. */
export function personalActorOf(request: FastifyRequest): PersonalActor {
  return {
    userId: viewerOf(request).id,
    capacity: 'personal',
    role: null,
    ip: request.ip,
    requestId: String(request.id),
  }
}

/** The caller as an operator. Only for routes whose policy lets operators alone in. */
export function operatorActorOf(request: FastifyRequest): Actor {
  const viewer = viewerOf(request)
  return {
    userId: viewer.id,
    capacity: 'operator',
    role: viewer.operatorRole,
    ip: request.ip,
    requestId: String(request.id),
  }
}
