import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../db/client.ts'
import { courses } from '../db/schema/index.ts'
import { AppError } from '../errors.ts'
import type { Storage } from '../gateways/storage.ts'
import { attachment } from '../modules/companies/files/table-file.ts'
import { IdParams } from '../modules/contract.ts'
import { instructorOf, isTaughtBy } from '../modules/teaching/policy.ts'
import { coursePackage } from './course-package.ts'
import { mediaSize, zipped } from './zipped.ts'

/** What a browser is handed in one piece; more is written by the command line. */
const largestPackage = 500 * 1024 * 1024

const PackageFile = {
  description: 'The package.',
  content: {
    'application/zip': { schema: Type.Unsafe<Readable>(Type.String({ format: 'binary' })) },
  },
}

/** Courses as packages, for their instructors. */
export function coursePackages(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/teaching/courses/:id/package',
      {
        schema: {
          operationId: 'exportCourse',
          summary: 'Get one’s own course as a package',
          errorCodes: ['not_found', 'package_too_large', 'package_incomplete'],
          description:
            'A ZIP of all its texts, quizzes, media and its final exam; importing it back changes nothing. Of learners it holds nothing.',
          tags: ['teaching'],
          params: IdParams,
          response: { 200: PackageFile },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const [taught] = await db
          .select({ id: courses.id })
          .from(courses)
          .where(and(eq(courses.id, id), isTaughtBy(instructorOf(request), 'courses')))
        const made = taught && (await coursePackage(db, id))
        if (!made) throw new AppError('not_found')
        const bytes = await mediaSize(storage, made)
        if (bytes === null) throw new AppError('package_incomplete')
        if (bytes > largestPackage) throw new AppError('package_too_large')
        return reply
          .type('application/zip')
          .headers({
            'content-disposition': attachment(`${made.slug}.zip`),
            'cache-control': 'no-store',
          })
          .send(Readable.from(zipped(storage, made)) as never)
      },
    )
  }
}
