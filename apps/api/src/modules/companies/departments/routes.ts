import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actForCompany, changePeople } from '../policy.ts'
import { readDepartmentRemoval } from '../removals.ts'
import { listDepartments } from './queries.ts'
import {
  DepartmentBody,
  DepartmentChange,
  DepartmentRemoval,
  DepartmentRemovalPage,
  Departments as DepartmentList,
  MadeDepartment,
} from './schema.ts'
import { Departments } from './service.ts'

const tags = ['departments']

/** The tree of departments; a manager sees and changes the own branch. */
// long: a list of routes, each short by itself
export function departments(db: Database): FastifyPluginAsyncTypebox {
  const service = new Departments(db)
  return async app => {
    app.get(
      '/departments',
      {
        config: { policy: actForCompany, keyScope: 'people' },
        schema: {
          operationId: 'listDepartments',
          summary: 'List departments',
          errorCodes: [],
          description: 'All that the caller sees, by name. Finance sees no heads.',
          tags,
          response: { 200: DepartmentList },
        },
      },
      async request => ({ data: await listDepartments(db, memberOf(request), request.locale) }),
    )

    app.post(
      '/departments',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'createDepartment',
          summary: 'Create a department',
          errorCodes: [],
          description: 'A manager creates below a department of the own branch.',
          tags,
          body: DepartmentBody,
          response: { 200: MadeDepartment },
        },
      },
      async request => ({ data: { id: await service.create(companyActorOf(request), request.body) } }),
    )

    app.patch(
      '/departments/:id',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'changeDepartment',
          summary: 'Rename or move a department, or change its head',
          errorCodes: ['not_found'],
          description: 'It moves with all that lies below it, and never below itself.',
          tags,
          params: IdParams,
          body: DepartmentChange,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.change(companyActorOf(request), request.params.id, request.body)
        return { data: null }
      },
    )

    app.get(
      '/departments/:id/removal',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'getDepartmentRemoval',
          summary: 'Get what goes with a department that is deleted',
          description:
            'How many people and departments would move, and which rules, standing assignments and invitations would go.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: DepartmentRemovalPage },
        },
      },
      async request => ({ data: await readDepartmentRemoval(db, memberOf(request), request.params.id) }),
    )

    app.delete(
      '/departments/:id',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'deleteDepartment',
          summary: 'Delete a department',
          errorCodes: [
            'not_found',
            'department_not_empty',
            'department_managed',
            'department_required',
            'department_credited',
          ],
          description:
            'Only an empty one, or with `move_to`: the department that its people and the departments below it go to. Rules of groups that name it are deleted.',
          tags,
          params: IdParams,
          querystring: DepartmentRemoval,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.remove(companyActorOf(request), request.params.id, request.query.move_to)
        return { data: null }
      },
    )
  }
}
