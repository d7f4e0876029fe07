import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { answerWithFile, startFile } from '../exports/answering.ts'
import { FileAnswer, Started } from '../exports/schema.ts'
import { changeBudgets, readBudgets } from '../policy.ts'
import { budgetSources } from './export.ts'
import { listBudgetMovements, listBudgets } from './queries.ts'
import {
  BudgetExport,
  BudgetMovementQuery,
  BudgetMovements,
  Budgets,
  CreditGrant,
  CreditReturn,
  GrantedBudget,
} from './schema.ts'
import { grantCredit, takeBackCredit } from './service.ts'

const tags = ['budgets']

/** What departments may spend on courses, and each row behind it; a manager sees those of the own branch. */
// long: a list of routes, each short by itself
export function budgets(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/budgets',
      {
        config: { policy: readBudgets },
        schema: {
          operationId: 'listBudgets',
          summary: 'List what departments may spend',
          errorCodes: [],
          description: 'All departments that the member sees, those without a budget too.',
          tags,
          response: { 200: Budgets },
        },
      },
      async request => ({ data: await listBudgets(db, memberOf(request), request.locale) }),
    )

    app.get(
      '/budgets/:id/movements',
      {
        config: { policy: readBudgets },
        schema: {
          operationId: 'listBudgetMovements',
          summary: 'List the movements behind a budget',
          errorCodes: ['not_found'],
          description:
            'Newest first, or the oldest; found by person, course, who granted it, and note. Finance is not told for whom, and does not find by it.',
          tags,
          params: IdParams,
          querystring: BudgetMovementQuery,
          response: { 200: BudgetMovements },
        },
      },
      request => listBudgetMovements(db, memberOf(request), request.params.id, request.query, request.locale),
    )

    app.post(
      '/budgets/grants',
      {
        config: { policy: changeBudgets },
        schema: {
          operationId: 'grantCredit',
          summary: 'Give a department credit',
          errorCodes: [...onceErrors],
          description: 'The first time makes its budget.',
          tags,
          body: CreditGrant,
          response: { 200: GrantedBudget },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => ({ id: await grantCredit(tx, actor, request.body) })),
        }
      },
    )

    app.post(
      '/budgets/:id/take-back',
      {
        config: { policy: changeBudgets },
        schema: {
          operationId: 'takeBackCredit',
          summary: 'Take credit back that is free',
          description:
            'Lowers what the department was granted, by credit that is neither spent nor reserved. More than is free is 409 `credit_short`.',
          errorCodes: [...onceErrors, 'not_found', 'credit_short'],
          tags,
          params: IdParams,
          body: CreditReturn,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => {
            await takeBackCredit(tx, actor, request.params.id, request.body)
            return null
          }),
        }
      },
    )

    app.post(
      '/budgets/export',
      {
        config: { policy: readBudgets },
        schema: {
          operationId: 'exportBudgets',
          summary: 'Get the budgets or their movements as a file',
          errorCodes: ['list_too_long'],
          description:
            'Up to 2000 rows; `exportBudgetsLater` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.',
          tags,
          body: BudgetExport,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const { format, of } = request.body
        return answerWithFile(db, request, reply, budgetSources[of], { format, query: {} })
      },
    )

    app.post(
      '/budgets/exports',
      {
        config: { policy: readBudgets },
        schema: {
          operationId: 'exportBudgetsLater',
          summary: 'Have the budgets or their movements made into a file',
          errorCodes: ['export_too_large'],
          description:
            'Done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags,
          body: BudgetExport,
          response: { 200: Started },
        },
      },
      async request => {
        const { format, of } = request.body
        return startFile(db, request, budgetSources[of], { format, query: {} })
      },
    )
  }
}
