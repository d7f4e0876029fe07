import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { findToken, isToken, scimKind } from '../tokens/tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The directory that calls, as whom it acts. */
    directory: CompanyActor | null
  }
}

/** The company behind a request; its directory acts with an administrator's rights, and has no account. */
export async function directoryOf(
  db: Database,
  limits: Limits,
  request: FastifyRequest,
): Promise<CompanyActor> {
  const [, token = ''] = /^Bearer\s+(\S{1,100})$/i.exec(request.headers.authorization ?? '') ?? []
  const found = await findToken(db, scimKind, token)
  if (!found) {
    // What has not even the form of a token is no guess at one.
    if (isToken(scimKind, token)) await limits.wrongScimToken.take(request.ip)
    throw new AppError('unauthenticated')
  }
  await limits.scim.take(String(found.id))
  return {
    userId: null,
    capacity: 'company',
    role: 'directory',
    ip: request.ip,
    requestId: String(request.id),
    member: { companyId: found.companyId, role: 'administrator', branchId: null },
    hasSecondFactor: true,
  }
}

/** The caller as what acts on the company's people. */
export function directoryActor(request: FastifyRequest): CompanyActor {
  if (request.directory === null) throw new AppError('unauthenticated')
  return request.directory
}
