import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { proofBody, ProofFile, ProofNameQuery, sendProof, takeProofs } from '../files/proof-routes.ts'
import { largestProof } from '../files/proof.ts'
import { changeRequirements, readPeople } from '../policy.ts'
import { findWaiverFile, keepWaiverFile, removeWaiverFile } from './waiver-files.ts'

const tags = ['requirements']

/** The files that show why somebody is excused. */
// long: a list of routes, each short by itself
export function waiverFiles(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const parts = { db, storage }
  return async app => {
    takeProofs(app)

    app.put(
      '/waivers/:id/file',
      {
        bodyLimit: largestProof,
        config: { policy: changeRequirements },
        schema: {
          operationId: 'putWaiverFile',
          summary: 'Keep the file that shows why a waiver is given',
          errorCodes: ['not_found'],
          description:
            'PDF or picture, up to 10 MB, known by its content, in the place of an earlier one, while the waiver has not ended. 413 and 415 where it is more or something else.',
          tags,
          params: IdParams,
          querystring: ProofNameQuery,
          body: proofBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const given = { bytes: request.body, name: request.query.name }
        await keepWaiverFile(parts, companyActorOf(request), request.params.id, given)
        return { data: null }
      },
    )

    app.get(
      '/waivers/:id/file',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getWaiverFile',
          summary: 'Get the file that shows why a waiver was given',
          errorCodes: ['not_found'],
          description: 'A manager of a branch gets those of the people of that branch.',
          tags,
          params: IdParams,
          response: { 200: ProofFile },
        },
      },
      async (request, reply) => {
        const found = await findWaiverFile(parts, memberOf(request), request.params.id)
        return sendProof(reply, storage, found)
      },
    )

    app.delete(
      '/waivers/:id/file',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'deleteWaiverFile',
          summary: 'Remove the file of a waiver',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await removeWaiverFile(parts, companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
