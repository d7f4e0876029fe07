import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actForCompany, changeCompany } from '../policy.ts'
import { ownShelfPage, shelfPage, shelvesOf } from './courses.ts'
import { givenRule, storedRule, type ShelfRule } from './rule.ts'
import {
  OwnShelfQuery,
  OwnShelves,
  Shelf,
  ShelfBody,
  ShelfCourses,
  ShelfQuery,
  ShelfRemoval,
  ShelfRuleBody,
} from './schema.ts'
import { readShelf, removeShelf, setShelf } from './service.ts'

const tags = ['shelf']

const ruleIn = (body: ShelfRuleBody): ShelfRule => ({
  categoryIds: body.category_ids,
  courseIds: body.course_ids,
  levels: body.levels,
  languages: body.languages,
})

/** Which courses the company's people see as theirs. */
// long: a list of routes, each short by itself
export function shelf(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/shelf',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getShelf',
          summary: 'Get the rule of the company’s own shelf',
          errorCodes: [],
          description: 'Null where it has none: then its people see all courses alike.',
          tags,
          response: { 200: Shelf },
        },
      },
      async request => ({ data: await readShelf(db, memberOf(request).companyId, request.locale) }),
    )

    app.put(
      '/shelf',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'putShelf',
          summary: 'Set the rule of the company’s own shelf',
          errorCodes: ['conflict'],
          description: '409 if it has changed since `version`.',
          tags,
          body: ShelfBody,
          response: { 200: Shelf },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => setShelf(tx, actor, ruleIn(request.body), request.body.version))
        return { data: await readShelf(db, actor.member.companyId, request.locale) }
      },
    )

    app.delete(
      '/shelf',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'deleteShelf',
          summary: 'Remove the company’s own shelf',
          description:
            'The company has no choice of courses of its own any more. `version` names the rule that was read; another one is 409 `conflict`.',
          errorCodes: ['conflict', 'not_found'],
          tags,
          querystring: ShelfRemoval,
          response: { 200: Empty },
        },
      },
      async request => {
        await db.transaction(tx => removeShelf(tx, companyActorOf(request), request.query.version))
        return { data: null }
      },
    )

    app.get(
      '/shelf/courses',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'listShelfCourses',
          summary: 'List the courses on the company’s own shelf',
          errorCodes: [],
          description: 'Empty where it has none. What sells best first, or in another order.',
          tags,
          querystring: ShelfQuery,
          response: { 200: ShelfCourses },
        },
      },
      request =>
        shelfPage(db, storedRule(sql`${memberOf(request).companyId}::bigint`), request.query, request.locale),
    )

    app.post(
      '/shelf/preview',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'previewShelf',
          summary: 'Show which courses a rule would put on the shelf',
          errorCodes: [],
          description: 'Stores nothing.',
          tags,
          querystring: OwnShelfQuery,
          body: ShelfRuleBody,
          response: { 200: ShelfCourses },
        },
      },
      request => shelfPage(db, givenRule(ruleIn(request.body)), request.query, request.locale),
    )
  }
}

/** What people see as their company's. */
export function ownShelves(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/shelves',
      {
        schema: {
          operationId: 'listOwnShelves',
          summary: 'List the companies of the person that have a shelf of their own',
          description: 'Companies that the person works for and that have chosen courses for their people.',
          errorCodes: [],
          tags,
          response: { 200: OwnShelves },
        },
      },
      async request => ({ data: await shelvesOf(db, viewerOf(request).id, request.locale) }),
    )

    app.get(
      '/shelves/:id/courses',
      {
        schema: {
          operationId: 'listOwnShelfCourses',
          summary: 'List the courses on a company’s shelf that the person has not begun',
          errorCodes: ['not_found'],
          description: 'By the id of the company.',
          tags,
          params: IdParams,
          querystring: OwnShelfQuery,
          response: { 200: ShelfCourses },
        },
      },
      request => {
        const { params, query, locale } = request
        return ownShelfPage(db, viewerOf(request).id, params.id, query, locale)
      },
    )
  }
}
