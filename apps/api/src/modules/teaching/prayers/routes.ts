import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { IdParams } from '../../contract.ts'
import { momentOf } from '../../exams/moment.ts'
import { instructorOf } from '../policy.ts'
import { prayerClashes } from './clashes.ts'
import { Prayers, PrayersQuery } from './schema.ts'

/** Whether a time planned for learners is one of prayer where they live. */
export function prayerRoutes(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/teaching/courses/:id/prayers',
      {
        schema: {
          operationId: 'listPrayersDuring',
          summary: 'List the iftars and Friday prayers that a time would break into',
          errorCodes: ['not_found'],
          description:
            'In the cities that the learners of one’s own course gave, by calculation; in Riyadh, Jeddah and Dammam where none is known. None for a time of more than a week.',
          tags: ['teaching'],
          params: IdParams,
          querystring: PrayersQuery,
          response: { 200: Prayers },
        },
      },
      async request => {
        const { params, query, locale } = request
        const planned = {
          from: momentOf(query.from, 'from'),
          until: momentOf(query.until, 'until'),
          needed: query.needed_seconds === undefined ? null : query.needed_seconds * 1000,
        }
        const course = { courseId: params.id, instructorId: instructorOf(request) }
        return { data: await prayerClashes(db, course, planned, locale) }
      },
    )
  }
}
