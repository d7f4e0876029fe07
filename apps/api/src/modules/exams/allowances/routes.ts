import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { giveAllowance } from './give.ts'
import { allowancesOf, withdrawAllowance } from './list.ts'
import {
  AllowanceBody,
  AllowanceList,
  AllowanceParams,
  AllowanceQuery,
  GivenAllowances,
  WithdrawnAllowance,
} from './schema.ts'

const tags = ['teaching']

/** Extra time and attempts, given by the exam's instructor. */
// long: a list of routes, each short by itself
export function allowances(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/allowances',
      {
        schema: {
          operationId: 'listAllowances',
          summary: 'List the extra time and attempts of an exam, the newest first',
          description:
            'Those of single learners and of the whole exam, with who gave them and why. `names=hidden` leaves out to whom.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: AllowanceQuery,
          response: { 200: AllowanceList },
        },
      },
      async request =>
        allowancesOf(db, request.params.id, instructorOf(request), {
          names: request.query.names,
          locale: request.locale,
        }),
    )

    app.post(
      '/exams/:id/allowances',
      {
        schema: {
          operationId: 'giveAllowance',
          summary: 'Give learners extra time or attempts',
          errorCodes: [...onceErrors, 'not_found'],
          description:
            'Requires an `Idempotency-Key`. Deadlines of attempts under way move at once, but never past the closing time of the exam.',
          tags,
          params: IdParams,
          body: AllowanceBody,
          response: { 200: GivenAllowances },
        },
      },
      async request => {
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        const { params, body } = request
        return { data: await once(db, request, tx => giveAllowance(tx, instructor, params.id, body)) }
      },
    )

    app.delete(
      '/exams/:id/allowances/:allowanceId',
      {
        schema: {
          operationId: 'withdrawAllowance',
          summary: 'Withdraw extra time or attempts that were not used yet',
          description: 'What an attempt has used already stays: 409 `allowance_used`.',
          errorCodes: ['not_found', 'allowance_used'],
          tags,
          params: AllowanceParams,
          response: { 200: WithdrawnAllowance },
        },
      },
      async request => {
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        const { params } = request
        return { data: await db.transaction(tx => withdrawAllowance(tx, instructor, params)) }
      },
    )
  }
}
