import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { OpenDatabase } from '../../../db/client.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { contentTypes, tableFile } from '../files/table-file.ts'
import { changeRequirements, readPeople } from '../policy.ts'
import { asOf } from './as-of.ts'
import { askForDay } from './kept/past.ts'
import { auditEvidence, evidenceTable } from './evidence.ts'
import { listRequirements } from './list.ts'
import { listMatrix } from './matrix.ts'
import { readRecord } from './record.ts'
import {
  AsOfQuery,
  CsvFile,
  EvidenceOrder,
  Made,
  Matrix,
  MatrixQuery,
  RecordParams,
  RequirementChange,
  RequirementList,
  RequirementOrder,
  RequirementRecord,
  WaiverOrder,
} from './schema.ts'
import { changeRequirement, createRequirement, endRequirement } from './service.ts'
import { endWaiver, giveWaiver } from './waivers.ts'

const tags = ['requirements']
const inBranch = 'A manager of a branch sees the people of that branch.'

/** What a company demands of its people, where each one stands, and who is excused. */
// long: a list of routes, each short by itself
export function requirements({
  db,
  prepared,
}: Pick<OpenDatabase, 'db' | 'prepared'>): FastifyPluginAsyncTypebox {
  // Whoever looks at a past day asks for it again: of a large company it is kept soon.
  const noteDay = async ({ companyId }: CompanyMembership, day: string | undefined) => {
    if (day !== undefined) await askForDay(db, { companyId, day })
  }
  return async app => {
    app.get(
      '/requirements',
      {
        config: { policy: readPeople, keyScope: 'requirements' },
        schema: {
          operationId: 'listRequirements',
          summary: 'List requirements, and how many people stand where',
          errorCodes: [],
          description: `Those of that day. ${inBranch}`,
          tags,
          querystring: AsOfQuery,
          response: { 200: RequirementList },
        },
      },
      async request => {
        const { query, locale } = request
        const member = memberOf(request)
        const data = await listRequirements(db, member, query.as_of, locale)
        await noteDay(member, query.as_of)
        return { data }
      },
    )

    app.get(
      '/requirements/people',
      {
        config: { policy: readPeople, keyScope: 'requirements' },
        schema: {
          operationId: 'listRequirementPeople',
          summary: 'List people with where they stand with each requirement',
          errorCodes: [],
          description: `People with a requirement, by name, by the name of the department, or by the most urgent of the requested statuses. ${inBranch}`,
          tags,
          querystring: MatrixQuery,
          response: { 200: Matrix },
        },
      },
      async request => {
        const { query, locale } = request
        const member = memberOf(request)
        const page = await listMatrix(db, member, query, locale, prepared)
        await noteDay(member, query.as_of)
        return page
      },
    )

    app.post(
      '/requirements/evidence',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportRequirementEvidence',
          summary: 'Get the evidence of a day as a file',
          errorCodes: [],
          description: `Each person with each requirement, with certificates and waivers, as the list shows them. CSV is UTF-8 with its mark, formulas neutralised. ${inBranch}`,
          tags,
          body: EvidenceOrder,
          response: { 200: CsvFile },
        },
      },
      async (request, reply) => {
        const { body: query, locale } = request
        const member = memberOf(request)
        const day = await asOf(db, member.companyId, query.as_of)
        const table = evidenceTable(db, member, { ...query, as_of: day }, locale)
        await db.transaction(tx => auditEvidence(tx, companyActorOf(request), query))
        return reply
          .type(contentTypes.csv)
          .headers({
            'content-disposition': `attachment; filename="requirements-${day}.csv"`,
            'cache-control': 'no-store',
          })
          .send(tableFile(table, 'csv', locale) as never)
      },
    )

    app.post(
      '/requirements',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'createRequirement',
          summary: 'Demand a course or learning path of people',
          description:
            'Everybody, a department or a group has to complete it by a day, and again where it is renewed. Answers with its id.',
          errorCodes: onceErrors,
          tags,
          body: RequirementOrder,
          response: { 200: Made },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => ({
            id: await createRequirement(tx, actor, request.body),
          })),
        }
      },
    )

    app.put(
      '/requirements/:id',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'changeRequirement',
          summary: 'Change of whom something is demanded, and by when',
          errorCodes: ['not_found'],
          description: 'All of it anew; the course or path stays. It holds for earlier days, too.',
          tags,
          params: IdParams,
          body: RequirementChange,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => changeRequirement(tx, actor, request.params.id, request.body))
        return { data: null }
      },
    )

    app.post(
      '/requirements/:id/end',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'endRequirement',
          summary: 'End a requirement',
          errorCodes: ['not_found'],
          description: 'From today on nothing is demanded by it; as of an earlier day it is still there.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => endRequirement(tx, actor, request.params.id))
        return { data: null }
      },
    )

    app.get(
      '/requirements/:id/people/:employeeId',
      {
        config: { policy: readPeople, keyScope: 'requirements' },
        schema: {
          operationId: 'getRequirementRecord',
          summary: 'Get what lies behind where a person stands with a requirement',
          errorCodes: ['not_found'],
          description: `The completions that count, and each waiver with its reason. ${inBranch}`,
          tags,
          params: RecordParams,
          querystring: AsOfQuery,
          response: { 200: RequirementRecord },
        },
      },
      async request => {
        const { id: requirementId, employeeId } = request.params
        const place = { requirementId, employeeId }
        return { data: await readRecord(db, memberOf(request), place, request.query, request.locale) }
      },
    )

    app.post(
      '/requirements/:id/people/:employeeId/waivers',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'giveWaiver',
          summary: 'Excuse a person from a requirement',
          errorCodes: [...onceErrors, 'not_found'],
          description: 'From today on, until a day or for good.',
          tags,
          params: RecordParams,
          body: WaiverOrder,
          response: { 200: Made },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { id: requirementId, employeeId } = request.params
        const place = { requirementId, employeeId }
        return {
          data: await once(db, request, async tx => ({
            id: await giveWaiver(tx, actor, place, request.body),
          })),
        }
      },
    )

    app.post(
      '/waivers/:id/end',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'endWaiver',
          summary: 'End a waiver',
          description: 'The requirement counts for the person again from now on. One that has ended is 404.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => endWaiver(tx, actor, request.params.id))
        return { data: null }
      },
    )
  }
}
