import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import type { Invitations } from '../invitations/service.ts'
import { changePeople } from '../policy.ts'
import { reachesDepartment } from '../structure.ts'
import { largestList, ListBody, listIn, takeLists } from './list-body.ts'
import { beginInviting, cancelImport, findImport, startImport } from './imports.ts'
import { listRows, readImportPage } from './queries.ts'
import { ImportPage, ImportQuery, ImportStarted, Rows, RowsQuery } from './schema.ts'

const tags = ['invitations']

/** A company invites many: it uploads a list, looks at what is wrong with it, and has the good ones invited. */
// long: a list of routes, each short by itself
export function employeeImports(
  db: Database,
  storage: Storage,
  invitations: Invitations,
): FastifyPluginAsyncTypebox {
  const upload = async (request: FastifyRequest, departmentId: number | null) => {
    const actor = companyActorOf(request)
    const { bytes, kind } = listIn(request)
    if (departmentId !== null && !(await reachesDepartment(db, actor.member, departmentId)))
      throw new AppError('validation', { fields: { department_id: [{ code: 'choice' }] } })
    const file = `imports/${randomBytes(16).toString('base64url')}`
    await storage.put(file, bytes)
    const given = { kind, file, departmentId, locale: request.locale }
    return db.transaction(tx => startImport(tx, actor, given))
  }

  return async app => {
    takeLists(app)

    app.post(
      '/imports',
      {
        bodyLimit: largestList,
        config: { policy: changePeople },
        schema: {
          operationId: 'uploadEmployeeList',
          summary: 'Upload a list of people to invite',
          errorCodes: [],
          tags,
          description:
            'As text with an address in each line, CSV, or a spreadsheet, whose head is in Arabic or English; up to 10 MB and 50,000 people. It is read in the background, and no one is invited yet.',
          querystring: ImportQuery,
          body: ListBody,
          response: { 200: ImportStarted },
        },
      },
      async request => ({ data: { id: await upload(request, request.query.department_id ?? null) } }),
    )

    app.get(
      '/imports/:id',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'getEmployeeImport',
          summary: 'Get how far a list of people is',
          description:
            'Whether the list is read, checked or worked on, and how many people it has in each state.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: ImportPage },
        },
      },
      async request => ({ data: await readImportPage(db, memberOf(request), request.params.id) }),
    )

    app.get(
      '/imports/:id/rows',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'listEmployeeImportRows',
          summary: 'List the people of a list, with what is wrong',
          description:
            'As the list has them, or by name or address, with the faults of each column in the language of the request; found by name, address and employee number as the list says them.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: RowsQuery,
          response: { 200: Rows },
        },
      },
      request => listRows(db, memberOf(request), request.params.id, request.query, request.locale),
    )

    app.post(
      '/imports/:id/invite',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'inviteImportedEmployees',
          summary: 'Invite the people of a list',
          errorCodes: ['not_found', 'conflict', 'too_many_requests'],
          tags,
          description: 'Those with nothing wrong, in the background; a notification tells when it is done.',
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const row = await findImport(db, actor.member, request.params.id)
        if (row.state !== 'ready') throw new AppError('conflict')
        await invitations.countList(row.companyId, Math.max(1, row.total - row.faulty))
        await db.transaction(tx => beginInviting(tx, actor, request.params.id))
        return { data: null }
      },
    )

    app.post(
      '/imports/:id/cancel',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'cancelEmployeeImport',
          summary: 'Stop the reading or inviting of a list',
          errorCodes: ['not_found', 'conflict'],
          tags,
          description: 'People invited so far stay invited.',
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => cancelImport(tx, actor, request.params.id))
        return { data: null }
      },
    )
  }
}
