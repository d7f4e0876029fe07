import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf } from '../../../plugins/caller.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf, type CompanyActor } from '../../platform/audit/actor.ts'
import { readPeople } from '../policy.ts'
import { proofBody, ProofFile, ProofNameQuery, sendProof, takeProofs } from './proof-routes.ts'
import { largestProof, type ProofFiles } from './proof.ts'

interface Parts {
  db: Database
  storage: Storage
}

/** A kind of thing that a file shows. */
interface ProofCalls {
  /** Of the thing: `/waivers`. */
  path: string
  tags: string[]
  /** Who may change its file. */
  policy: typeof readPeople
  /** What its operations are called: `WaiverFile`. */
  operation: string
  summaries: { put: string; get: string; remove: string }
  /** When a file may take the place of an earlier one, behind that it may. */
  while?: string
  keep: (
    parts: Parts,
    actor: CompanyActor,
    id: number,
    given: { bytes: unknown; name: string },
  ) => Promise<void>
  find: (parts: Parts, member: CompanyMembership, id: number) => ReturnType<ProofFiles['find']>
  remove: (parts: Parts, actor: CompanyActor, id: number) => Promise<void>
}

/** To keep, read and remove the file that shows a thing. */
// long: a list of routes, each short by itself
export function proofCalls(parts: Parts, kind: ProofCalls): FastifyPluginAsyncTypebox {
  const address = `${kind.path}/:id/file`
  const { tags } = kind
  const config = { policy: kind.policy }
  return async app => {
    takeProofs(app)

    app.put(
      address,
      {
        bodyLimit: largestProof,
        config,
        schema: {
          operationId: `put${kind.operation}`,
          summary: kind.summaries.put,
          errorCodes: ['not_found'],
          description: `PDF or picture, up to 10 MB, known by its content, in the place of an earlier one${kind.while ?? ''}. 413 and 415 where it is more or something else.`,
          tags,
          params: IdParams,
          querystring: ProofNameQuery,
          body: proofBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const given = { bytes: request.body, name: request.query.name }
        await kind.keep(parts, companyActorOf(request), request.params.id, given)
        return { data: null }
      },
    )

    app.get(
      address,
      {
        config: { policy: readPeople },
        schema: {
          operationId: `get${kind.operation}`,
          summary: kind.summaries.get,
          errorCodes: ['not_found'],
          description: 'A manager of a branch gets those of the people of that branch.',
          tags,
          params: IdParams,
          response: { 200: ProofFile },
        },
      },
      async (request, reply) =>
        sendProof(reply, parts.storage, await kind.find(parts, memberOf(request), request.params.id)),
    )

    app.delete(
      address,
      {
        config,
        schema: {
          operationId: `delete${kind.operation}`,
          summary: kind.summaries.remove,
          description: 'What it was kept for stays.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await kind.remove(parts, companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
