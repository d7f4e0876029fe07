import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/client.ts'
import { courses, favourites, users } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { socketOf, viewerOf } from '../../plugins/caller.ts'
import { presentCard } from '../catalogue/presenter.ts'
import { Empty } from '../contract.ts'
import { emit } from '../platform/outbox/emit.ts'
import type { LearningQueries } from './queries.ts'
import { FavoriteBody, FavoriteOrder, FavoriteParams, Favorites } from './favorites-schema.ts'

const tags = ['learning']

/** Saved courses, in the order the person gave them. */
// long: a list of routes, each short by itself
export function favorites(db: Database, queries: LearningQueries): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/favorites',
      {
        schema: {
          operationId: 'listFavorites',
          summary: 'List favourite courses',
          description: 'In the order that the person gave them.',
          errorCodes: [],
          tags,
          response: { 200: Favorites },
        },
      },
      async request => {
        const rows = await queries.favourites.execute({ user: viewerOf(request).id })
        return {
          data: rows.map(row => ({ ...presentCard(row, request.locale), is_enrolled: row.isEnrolled })),
        }
      },
    )

    app.post(
      '/favorites',
      {
        schema: {
          operationId: 'addFavorite',
          summary: 'Add a favourite course',
          description: 'It stands first in the list. One that is a favourite already stays where it is.',
          errorCodes: ['not_found'],
          tags,
          body: FavoriteBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const userId = viewerOf(request).id
        const courseId = request.body.course_id
        const [known] = await db
          .select({ id: courses.id })
          .from(courses)
          .where(and(eq(courses.id, courseId), eq(courses.state, 'published')))
        if (!known) throw new AppError('not_found')
        // New ones stand first.
        const position = sql`(select coalesce(min(f.position), 0) - 1 from favourites f where f.user_id = ${userId})`
        await db.transaction(async tx => {
          await lockOwner(tx, userId)
          await tx.insert(favourites).values({ userId, courseId, position }).onConflictDoNothing()
          await publishFavorites(tx, userId, socketOf(request))
        })
        return { data: null }
      },
    )

    app.patch(
      '/favorites/order',
      {
        schema: {
          operationId: 'orderFavorites',
          summary: 'Reorder favourite courses',
          errorCodes: [],
          tags,
          description:
            'Saved courses that are not named follow in the order they had; courses that are not saved are left out.',
          body: FavoriteOrder,
          response: { 200: Empty },
        },
      },
      async request => {
        const userId = viewerOf(request).id
        await db.transaction(async tx => {
          await lockOwner(tx, userId)
          await orderFavorites(tx, userId, request.body.course_ids)
          await publishFavorites(tx, userId, socketOf(request))
        })
        return { data: null }
      },
    )

    app.delete(
      '/favorites/:id',
      {
        schema: {
          operationId: 'removeFavorite',
          summary: 'Remove a favourite course',
          errorCodes: [],
          tags,
          description: 'The id is the course’s.',
          params: FavoriteParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const userId = viewerOf(request).id
        await db.transaction(async tx => {
          await tx
            .delete(favourites)
            .where(and(eq(favourites.userId, userId), eq(favourites.courseId, request.params.id)))
          await publishFavorites(tx, userId, socketOf(request))
        })
        return { data: null }
      },
    )
  }
}

/** One act at a time for each person: two that are saved at once would both stand before the same first one. */
async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Has the person's other tabs and devices refetch the list. @param socketId the one that changed it */
async function publishFavorites(tx: Connection, userId: number, socketId?: string): Promise<void> {
  await emit(tx, [
    {
      channel: `private-user.${userId}`,
      name: 'FavoritesChanged',
      data: {},
      ...(socketId !== undefined && { socketId }),
    },
  ])
}

/** One statement: an order stands whole, or not at all. */
async function orderFavorites(tx: Transaction, userId: number, courseIds: readonly number[]): Promise<void> {
  const wanted = sql`array_position(${sql.param(courseIds)}::bigint[], f.course_id)`
  await tx.execute(sql`
    update ${favourites} set position = ordered.place
    from (select f.course_id, row_number() over (order by ${wanted} nulls last, f.position, f.created_at desc, f.course_id) as place
      from ${favourites} f where f.user_id = ${userId}) ordered
    where ${favourites.userId} = ${userId} and ${favourites.courseId} = ordered.course_id`)
}
