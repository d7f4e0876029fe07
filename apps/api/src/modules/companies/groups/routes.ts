import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changeGroups, changePeople, readPeople } from '../policy.ts'
import { readGroupRemoval } from '../removals.ts'
import { listGroups, readGroup } from './queries.ts'
import {
  Added,
  GroupBody,
  GroupMemberParams,
  GroupMembersBody,
  GroupPage,
  GroupRemoval,
  Groups as GroupList,
  MadeGroup,
  RulesPreview,
  RulesBody,
} from './schema.ts'
import { previewRules } from './preview.ts'
import { Groups } from './service.ts'

const tags = ['groups']

/** Groups of people; administrators make them and their rules, a manager adds and removes people of the own branch. */
// long: a list of routes, each short by itself
export function groups(db: Database): FastifyPluginAsyncTypebox {
  const service = new Groups(db)
  return async app => {
    app.get(
      '/groups',
      {
        config: { policy: readPeople, keyScope: 'people' },
        schema: {
          operationId: 'listGroups',
          summary: 'List groups',
          description: 'All groups of the company, with how many people the caller sees in each.',
          errorCodes: [],
          tags,
          response: { 200: GroupList },
        },
      },
      async request => ({ data: await listGroups(db, memberOf(request), request.locale) }),
    )

    app.get(
      '/groups/:id',
      {
        config: { policy: readPeople, keyScope: 'people' },
        schema: {
          operationId: 'getGroup',
          summary: 'Get a group and its rules',
          description: 'Its names in both languages, how many people it has, and the rules that fill it.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: GroupPage },
        },
      },
      async request => ({ data: await readGroup(db, memberOf(request), request.params.id, request.locale) }),
    )

    app.post(
      '/groups',
      {
        config: { policy: changeGroups },
        schema: {
          operationId: 'createGroup',
          summary: 'Create a group',
          description: 'Empty at first. Answers with its id.',
          errorCodes: [],
          tags,
          body: GroupBody,
          response: { 200: MadeGroup },
        },
      },
      async request => ({ data: { id: await service.create(companyActorOf(request), request.body) } }),
    )

    app.patch(
      '/groups/:id',
      {
        config: { policy: changeGroups },
        schema: {
          operationId: 'renameGroup',
          summary: 'Rename a group',
          description: 'In both languages at once.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          body: GroupBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.rename(companyActorOf(request), request.params.id, request.body)
        return { data: null }
      },
    )

    app.get(
      '/groups/:id/removal',
      {
        config: { policy: changeGroups },
        schema: {
          operationId: 'getGroupRemoval',
          summary: 'Get what goes with a group that is deleted',
          description: 'What would be deleted with it, and what prevents it.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: GroupRemoval },
        },
      },
      async request => ({ data: await readGroupRemoval(db, memberOf(request), request.params.id) }),
    )

    app.delete(
      '/groups/:id',
      {
        config: { policy: changeGroups },
        schema: {
          operationId: 'deleteGroup',
          summary: 'Delete a group',
          errorCodes: ['not_found', 'group_required'],
          description: 'Its people stay; a group that a requirement is made of cannot be deleted.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.remove(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )

    app.put(
      '/groups/:id/rules',
      {
        config: { policy: changeGroups },
        schema: {
          operationId: 'setGroupRules',
          summary: 'Set the rules of a group',
          errorCodes: ['not_found'],
          description:
            'Puts the people in of whom a rule holds, now and whenever people or rules change, and takes those out whom a rule had put in. People who were added by hand stay.',
          tags,
          params: IdParams,
          body: RulesBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.setRules(companyActorOf(request), request.params.id, request.body)
        return { data: null }
      },
    )

    app.post(
      '/groups/:id/rules/preview',
      {
        config: { policy: changeGroups },
        schema: {
          operationId: 'previewGroupRules',
          summary: 'Preview the rules of a group',
          errorCodes: ['not_found'],
          description: 'Whom these rules would put into the group and take out of it. Nothing changes.',
          tags,
          params: IdParams,
          body: RulesBody,
          response: { 200: RulesPreview },
        },
      },
      async request => ({
        data: await previewRules(
          db,
          companyActorOf(request).member,
          request.params.id,
          request.body,
          request.locale,
        ),
      }),
    )

    app.post(
      '/groups/:id/members',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'addGroupMembers',
          summary: 'Add people to a group',
          errorCodes: ['not_found'],
          description: 'All or none: an id that the caller may not see is refused.',
          tags,
          params: IdParams,
          body: GroupMembersBody,
          response: { 200: Added },
        },
      },
      async request => ({
        data: {
          added: await service.add(companyActorOf(request), request.params.id, request.body.employee_ids),
        },
      }),
    )

    app.delete(
      '/groups/:id/members/:employeeId',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'removeGroupMember',
          summary: 'Remove a person from a group',
          description: 'A person whom a rule put in stays: 409 `member_by_rule`.',
          errorCodes: ['not_found', 'member_by_rule'],
          tags,
          params: GroupMemberParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.take(companyActorOf(request), request.params.id, request.params.employeeId)
        return { data: null }
      },
    )
  }
}
