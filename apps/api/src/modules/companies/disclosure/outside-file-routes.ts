import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { proofBody, ProofFile, ProofNameQuery, sendProof, takeProofs } from '../files/proof-routes.ts'
import { largestProof } from '../files/proof.ts'
import { changeOutsideTrainings, readPeople } from '../policy.ts'
import { findTrainingFile, keepTrainingFile, removeTrainingFile } from './outside-files.ts'

const tags = ['reports']

/** The files that show training elsewhere. */
// long: a list of routes, each short by itself
export function outsideTrainingFiles(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const parts = { db, storage }
  return async app => {
    takeProofs(app)

    app.put(
      '/outside-trainings/:id/file',
      {
        bodyLimit: largestProof,
        config: { policy: changeOutsideTrainings },
        schema: {
          operationId: 'putOutsideTrainingFile',
          summary: 'Keep the file that shows a training elsewhere',
          errorCodes: ['not_found'],
          description:
            'PDF or picture, up to 10 MB, known by its content, in the place of an earlier one. 413 and 415 where it is more or something else.',
          tags,
          params: IdParams,
          querystring: ProofNameQuery,
          body: proofBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const given = { bytes: request.body, name: request.query.name }
        await keepTrainingFile(parts, companyActorOf(request), request.params.id, given)
        return { data: null }
      },
    )

    app.get(
      '/outside-trainings/:id/file',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getOutsideTrainingFile',
          summary: 'Get the file that shows a training elsewhere',
          errorCodes: ['not_found'],
          description: 'A manager of a branch gets those of the people of that branch.',
          tags,
          params: IdParams,
          response: { 200: ProofFile },
        },
      },
      async (request, reply) => {
        const found = await findTrainingFile(parts, memberOf(request), request.params.id)
        return sendProof(reply, storage, found)
      },
    )

    app.delete(
      '/outside-trainings/:id/file',
      {
        config: { policy: changeOutsideTrainings },
        schema: {
          operationId: 'deleteOutsideTrainingFile',
          summary: 'Remove the file of a training elsewhere',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await removeTrainingFile(parts, companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
