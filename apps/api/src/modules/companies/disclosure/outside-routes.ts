import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changeOutsideTrainings, readPeople } from '../policy.ts'
import { listOutside } from './outside-list.ts'
import { correctOutside, enterOutside, removeOutside } from './outside.ts'
import {
  Made,
  OutsideTrainingChange,
  OutsideTrainingOrder,
  OutsideTrainings,
  OutsideTrainingsQuery,
} from './schema.ts'

const tags = ['reports']
const keepsDisclosed = 'A year that was closed keeps what was disclosed.'

/** Training that employees had elsewhere, entered by the company. */
// long: a list of routes, each short by itself
export function outsideTrainings(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/outside-trainings',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listOutsideTrainings',
          summary: 'List the training elsewhere of a year',
          errorCodes: [],
          description:
            'The latest first. `change` tells what happened to it after its year was closed, in which it is not disclosed so: `moved` to another year and `removed` ones are listed, too. A manager of a branch sees the people of that branch.',
          tags,
          querystring: OutsideTrainingsQuery,
          response: { 200: OutsideTrainings },
        },
      },
      request => listOutside(db, memberOf(request), request.query, request.locale),
    )

    app.post(
      '/outside-trainings',
      {
        config: { policy: changeOutsideTrainings },
        schema: {
          operationId: 'enterOutsideTraining',
          summary: 'Enter training that an employee had elsewhere',
          errorCodes: [...onceErrors],
          description: keepsDisclosed,
          tags,
          body: OutsideTrainingOrder,
          response: { 200: Made },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => ({ id: await enterOutside(tx, actor, request.body) })),
        }
      },
    )

    app.put(
      '/outside-trainings/:id',
      {
        config: { policy: changeOutsideTrainings },
        schema: {
          operationId: 'correctOutsideTraining',
          summary: 'Correct training that an employee had elsewhere',
          errorCodes: ['not_found'],
          description: keepsDisclosed,
          tags,
          params: IdParams,
          body: OutsideTrainingChange,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => correctOutside(tx, actor, request.params.id, request.body))
        return { data: null }
      },
    )

    app.delete(
      '/outside-trainings/:id',
      {
        config: { policy: changeOutsideTrainings },
        schema: {
          operationId: 'removeOutsideTraining',
          summary: 'Remove training that an employee had elsewhere',
          errorCodes: ['not_found'],
          description: keepsDisclosed,
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => removeOutside(tx, actor, request.params.id))
        return { data: null }
      },
    )

    app.post(
      '/outside-trainings/remove',
      {
        config: { policy: changeOutsideTrainings },
        schema: {
          operationId: 'removeOutsideTrainings',
          summary: 'Remove many trainings that employees had elsewhere',
          errorCodes: [],
          description: `Each by itself: those that are not there any more are listed. ${keepsDisclosed}`,
          tags,
          body: ManyIds,
          response: { 200: ManyDone },
        },
      },
      request => {
        const actor = companyActorOf(request)
        return actOnEach(request.body.ids, id => db.transaction(tx => removeOutside(tx, actor, id)))
      },
    )
  }
}
