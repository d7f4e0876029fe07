import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { largestList, ListBody, listIn, takeLists } from '../imports/list-body.ts'
import { assignCourses } from '../policy.ts'
import { readNames } from './reading.ts'
import { PeopleListMade, PeopleListPage, PeopleListQuery, PeopleListRows } from './schema.ts'
import { listRows, readList, writeList } from './service.ts'

const tags = ['assignments']

/** People are named by a list, to assign something to all of them; a manager's list finds those of the own branch. */
// long: a list of routes, each short by itself
export function listsOfPeople(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    takeLists(app)

    app.post(
      '/people-lists',
      {
        bodyLimit: largestList,
        config: { policy: assignCourses },
        schema: {
          operationId: 'uploadPeopleList',
          summary: 'Name many employees by a list',
          errorCodes: ['too_many_people_lists'],
          tags,
          description:
            'E-mails or employee numbers, as text, CSV, or a spreadsheet, whose head is in Arabic or English; up to 10 MB and 50,000 entries. `problem` says why it is no list of people at all; then there is no `id`. Kept for a week; a company keeps at most 100 lists with 500,000 entries.',
          body: ListBody,
          response: { 200: PeopleListMade },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { bytes, kind } = listIn(request)
        const read = await readNames(bytes, kind)
        if ('problem' in read) return { data: { id: null, problem: read.problem, unread_columns: [] } }
        const id = await db.transaction(tx => writeList(tx, actor, read.entries))
        return { data: { id, problem: null, unread_columns: read.unread } }
      },
    )

    app.get(
      '/people-lists/:id',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'getPeopleList',
          summary: 'Get how many people a list has found',
          description:
            'How many entries of the list name people whom the caller sees, how many name no one, and how many are duplicates.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: PeopleListPage },
        },
      },
      async request => ({ data: await readList(db, memberOf(request), request.params.id) }),
    )

    app.get(
      '/people-lists/:id/rows',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'listPeopleListRows',
          summary: 'List the entries of a list in one state',
          description:
            'Found, unknown or double entries as they were written; `after` goes on from the last one.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: PeopleListQuery,
          response: { 200: PeopleListRows },
        },
      },
      request => listRows(db, memberOf(request), request.params.id, request.query, request.locale),
    )
  }
}
