import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { HistoryQuery } from '../../platform/audit/history.ts'
import { findTrainingFile } from '../disclosure/outside-files.ts'
import { listOutside } from '../disclosure/outside-list.ts'
import { OutsideTrainings } from '../disclosure/schema.ts'
import { employeeHistory } from '../employees/history.ts'
import { History } from '../employees/schema.ts'
import { ProofFile, sendProof } from '../files/proof-routes.ts'
import { readRecord } from '../requirements/record.ts'
import { RequirementRecord } from '../requirements/schema.ts'
import { findWaiverFile } from '../requirements/waiver-files.ts'
import { seerOf } from './own.ts'
import { SeenRequirementParams, SeenTrainingParams, SeenTrainingsQuery, SeenWaiverParams } from './schema.ts'

const tags = ['employment']
const errorCodes = ['not_found'] as const

/** What a company sees of a person besides its page of them: each call asks the reader of the company's own call, of this one person. */
// long: a list of routes, each short by itself
export function seenByCompany(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/employments/:id/history',
      {
        schema: {
          operationId: 'getEmploymentHistory',
          summary: 'List what the company sees was changed about the person',
          description: 'As the history on the company’s own page of the employee.',
          errorCodes: [...errorCodes],
          tags,
          params: IdParams,
          querystring: HistoryQuery,
          response: { 200: History },
        },
      },
      async request => {
        const { id } = request.params
        const seer = await seerOf(db, viewerOf(request).id, id)
        return employeeHistory(db, seer, id, request.query, request.locale)
      },
    )

    app.get(
      '/employments/:id/requirements/:requirementId',
      {
        schema: {
          operationId: 'getEmploymentRequirement',
          summary: 'Get what lies behind a requirement, as the company sees it',
          description:
            'The completions that count, and each waiver with its reason and what shows it, as of today.',
          errorCodes: [...errorCodes],
          tags,
          params: SeenRequirementParams,
          response: { 200: RequirementRecord },
        },
      },
      async request => {
        const { id: employeeId, requirementId } = request.params
        const seer = await seerOf(db, viewerOf(request).id, employeeId)
        return { data: await readRecord(db, seer, { requirementId, employeeId }, {}, request.locale) }
      },
    )

    app.get(
      '/employments/:id/waivers/:waiverId/file',
      {
        schema: {
          operationId: 'getEmploymentWaiverFile',
          summary: 'Get the file that shows why the company excused the person',
          description: 'Of one of the waivers behind a requirement of theirs.',
          errorCodes: [...errorCodes],
          tags,
          params: SeenWaiverParams,
          response: { 200: ProofFile },
        },
      },
      async (request, reply) => {
        const { id, waiverId } = request.params
        const seer = await seerOf(db, viewerOf(request).id, id)
        return sendProof(reply, storage, await findWaiverFile({ db, storage }, seer, waiverId, id))
      },
    )

    app.get(
      '/employments/:id/outside-trainings',
      {
        schema: {
          operationId: 'listEmploymentTrainings',
          summary: 'List the training elsewhere that the company keeps of the person',
          description:
            'Of a year, as the company’s own list has it; `training_years` says which years there are.',
          errorCodes: [...errorCodes],
          tags,
          params: IdParams,
          querystring: SeenTrainingsQuery,
          response: { 200: OutsideTrainings },
        },
      },
      async request => {
        const { id: employeeId } = request.params
        const seer = await seerOf(db, viewerOf(request).id, employeeId)
        return listOutside(db, seer, { ...request.query, employeeId }, request.locale)
      },
    )

    app.get(
      '/employments/:id/outside-trainings/:trainingId/file',
      {
        schema: {
          operationId: 'getEmploymentTrainingFile',
          summary: 'Get the file that shows a training elsewhere of the person',
          description: 'As the company keeps it, also of a training that it removed.',
          errorCodes: [...errorCodes],
          tags,
          params: SeenTrainingParams,
          response: { 200: ProofFile },
        },
      },
      async (request, reply) => {
        const { id, trainingId } = request.params
        const seer = await seerOf(db, viewerOf(request).id, id)
        return sendProof(reply, storage, await findTrainingFile({ db, storage }, seer, trainingId, id))
      },
    )
  }
}
