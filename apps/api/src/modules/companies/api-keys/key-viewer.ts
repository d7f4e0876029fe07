import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { FindKeyViewer } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { Viewer } from '../../accounts/auth/viewer.ts'
import { originOf } from '../../platform/mail/origin.ts'
import { apiKeyKind, findToken, isToken } from '../tokens/tokens.ts'

/** The API key that a request bears; undefined where it bears something else. */
function companyKeyIn(request: FastifyRequest): string | undefined {
  const token = /^Bearer (\S{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return isToken(apiKeyKind, token) ? token : undefined
}

/**
 * A key reads as an auditor does, the whole company but no personal account; `access` limits it to its scopes. Wrong keys are counted by
 * address, right ones by key.
 */
export function keyViewers(db: Database, limits: Limits): FindKeyViewer {
  const find = async (request: FastifyRequest, token: string) => {
    const key = await findToken(db, apiKeyKind, token)
    if (!key) {
      await limits.wrongCompanyKey.take(request.ip)
      return null
    }
    await limits.companyKey.take(String(key.id))
    const viewer: Viewer = {
      id: key.createdBy ?? 0,
      kind: 'company',
      sessionId: 0,
      locale: request.locale,
      capacity: 'company',
      member: { companyId: key.companyId, role: 'auditor', branchId: null },
      operatorRole: null,
      instructorId: null,
      isReauthenticated: false,
      hasSecondFactor: false,
      isSecondFactorDemanded: false,
      origin: originOf(request),
      keyScopes: key.scopes,
    }
    return viewer
  }
  return request => {
    const token = companyKeyIn(request)
    return token === undefined ? undefined : find(request, token)
  }
}
