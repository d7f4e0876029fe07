import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { bookmarks } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { viewerOf } from '../../plugins/caller.ts'
import { Empty, IdParams } from '../contract.ts'
import { lockAccess } from './access.ts'
import type { LearningQueries } from './queries.ts'

const tags = ['learning']

/** A learner's own marks at lessons, which the page of a lesson shows in the contents of its course. No one else sees them. */
export function lessonBookmarks(db: Database, queries: LearningQueries): FastifyPluginAsyncTypebox {
  return async app => {
    app.put(
      '/lessons/:id/bookmark',
      {
        schema: {
          operationId: 'addBookmark',
          summary: 'Mark a lesson, to find it again',
          errorCodes: ['not_found', 'not_enrolled'],
          description:
            'A lesson that is still closed can be marked as well. Marking it again changes nothing.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const userId = viewerOf(request).id
        const lessonId = request.params.id
        const lesson = await queries.lessonFacts({ lesson: lessonId, user: userId })
        if (!lesson) throw new AppError('not_found')
        await db.transaction(async tx => {
          if (!(await lockAccess(tx, userId, lesson.courseId, 'share'))) throw new AppError('not_enrolled')
          await tx.insert(bookmarks).values({ userId, lessonId }).onConflictDoNothing()
        })
        return { data: null }
      },
    )

    app.delete(
      '/lessons/:id/bookmark',
      {
        schema: {
          operationId: 'removeBookmark',
          summary: 'Take the mark off a lesson',
          errorCodes: [],
          description: 'Taking off one that is not there changes nothing; it needs no access to the course.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const own = eq(bookmarks.userId, viewerOf(request).id)
        await db.delete(bookmarks).where(and(own, eq(bookmarks.lessonId, request.params.id)))
        return { data: null }
      },
    )
  }
}
