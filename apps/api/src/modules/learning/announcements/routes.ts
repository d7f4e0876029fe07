import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { listAnnouncements, withdrawAnnouncement } from './announcements.ts'
import { measureAudience } from './audience.ts'
import {
  AnnouncementBody,
  Announcements,
  AnnouncementsQuery,
  Audience,
  AudienceQuery,
  SentAnnouncement,
  limits,
} from './schema.ts'
import { announce, findTaughtCourse, whomOf } from './send.ts'

const tags = ['learning']

/** What instructors announce, for those who learn their courses. */
export function readAnnouncements(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/courses/:id/announcements',
      {
        schema: {
          operationId: 'listAnnouncements',
          summary: 'List the announcements of a course',
          errorCodes: ['not_enrolled', 'not_found'],
          description:
            'The newest first: those for every learner, and those sent to the caller. The course’s instructor gets all of them.',
          tags,
          params: IdParams,
          querystring: AnnouncementsQuery,
          response: { 200: Announcements },
        },
      },
      request =>
        listAnnouncements(db, viewerOf(request).id, request.params.id, request.query.cursor, request.locale),
    )
  }
}

/** Announcements, for their author. */
// long: a list of routes, each short by itself
export function writeAnnouncements(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/courses/:id/announcements/audience',
      {
        schema: {
          operationId: 'measureAnnouncementAudience',
          summary: 'Count whom an announcement would reach',
          description:
            'How many learners it would reach now, and how many more announcements the course may send.',
          errorCodes: ['not_found'],
          tags: ['teaching'],
          params: IdParams,
          querystring: AudienceQuery,
          response: { 200: Audience },
        },
      },
      async request => {
        const { id } = request.params
        await findTaughtCourse(db, instructorOf(request), id)
        return { data: await measureAudience(db, id, await whomOf(db, id, request.query)) }
      },
    )

    app.post(
      '/courses/:id/announcements',
      {
        schema: {
          operationId: 'sendAnnouncement',
          summary: 'Write to the learners of a course',
          errorCodes: [...onceErrors, 'not_found', 'announcements_used_up', 'nobody_to_tell'],
          description: `Requires an \`Idempotency-Key\`. Each learner is notified in their language, where it is written in both. At most ${limits.perWeek} within seven days.`,
          tags: ['teaching'],
          params: IdParams,
          body: AnnouncementBody,
          response: { 200: SentAnnouncement },
        },
      },
      async request => {
        const { params, body } = request
        const instructorId = instructorOf(request)
        return { data: await once(db, request, tx => announce(tx, instructorId, params.id, body)) }
      },
    )

    app.delete(
      '/announcements/:id',
      {
        schema: {
          operationId: 'withdrawAnnouncement',
          summary: 'Take an announcement back',
          errorCodes: ['not_found'],
          description: 'Learners do not see it any more. It still counts for its week.',
          tags: ['teaching'],
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await withdrawAnnouncement(db, instructorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
