import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { employeeStates } from '../../../db/schema/index.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Choice, Data, Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { HistoryQuery } from '../../platform/audit/history.ts'
import type { Invitations } from '../invitations/service.ts'
import { changePeople, readPeople } from '../policy.ts'
import { employeeHistory } from './history.ts'
import { listEmployees } from './list.ts'
import { readEmployee } from './page.ts'
import { EmployeeChange, EmployeeList, EmployeePage, EmployeeQuery, History } from './schema.ts'
import { Employees } from './service.ts'

const tags = ['company']

/** A company’s people, and acts on one of them; a manager’s are those of the own branch. */
// long: a list of routes, each short by itself
export function employees(db: Database, invitations: Invitations): FastifyPluginAsyncTypebox {
  const service = new Employees(db, invitations)
  return async app => {
    app.get(
      '/employees',
      {
        config: { policy: readPeople, keyScope: 'people' },
        schema: {
          operationId: 'listEmployees',
          summary: 'Search and list employees',
          errorCodes: [],
          description: 'A manager of a branch sees the employees of that branch.',
          tags,
          querystring: EmployeeQuery,
          response: { 200: EmployeeList },
        },
      },
      request => listEmployees(db, memberOf(request), request.query, request.locale),
    )

    app.get(
      '/employees/:id',
      {
        config: { policy: readPeople, keyScope: ['people', 'progress'] },
        schema: {
          operationId: 'getEmployee',
          summary: 'Get an employee with groups and assignments',
          errorCodes: ['not_found'],
          description: 'A manager of a branch sees the employees of that branch.',
          tags,
          params: IdParams,
          response: { 200: EmployeePage },
        },
      },
      async request => ({
        data: await readEmployee(db, memberOf(request), request.params.id, request.locale),
      }),
    )

    app.patch(
      '/employees/:id',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'changeEmployee',
          summary: 'Change an employee',
          errorCodes: ['not_found'],
          description:
            'Fields left out stay as they are. No one may report to themselves, directly or over others.',
          tags,
          params: IdParams,
          body: EmployeeChange,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.change(companyActorOf(request), request.params.id, request.body)
        return { data: null }
      },
    )

    app.post(
      '/employees/:id/deactivate',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'deactivateEmployee',
          summary: 'Deactivate an employee, or cancel an invitation',
          errorCodes: ['not_found'],
          description:
            'Seats come back, what was not completed is withdrawn, roles and invitations end; the record and the progress stay. A team member whose role the caller may not take away is refused.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.deactivate(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )

    app.post(
      '/employees/:id/reactivate',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'reactivateEmployee',
          summary: 'Take an employee back',
          errorCodes: ['not_found', 'too_many_requests'],
          description:
            'With the account that they had joined with; where there is none, they are invited anew. What was withdrawn stays so.',
          tags,
          params: IdParams,
          response: { 200: Data(Type.Object({ state: Choice(employeeStates) })) },
        },
      },
      async request => ({
        data: {
          state: await service.reactivate(companyActorOf(request), request.params.id, request.locale),
        },
      }),
    )

    app.get(
      '/employees/:id/history',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getEmployeeHistory',
          summary: 'List what was changed about an employee',
          description:
            'Who changed which fields and when, the latest first, or the oldest; found by who did it.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: HistoryQuery,
          response: { 200: History },
        },
      },
      request => employeeHistory(db, memberOf(request), request.params.id, request.query, request.locale),
    )
  }
}
