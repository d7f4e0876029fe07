import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { attachment } from '../../companies/files/table-file.ts'
import { Data, Empty, IdParams, Moment, Nullable, named, strict } from '../../contract.ts'
import { file } from '../certificates/schema.ts'
import { entriesOf, liveEntry } from './entries.ts'
import { feedOf, findFeed, makeFeed, revokeFeed } from './feeds.ts'
import { written } from './written.ts'

const tags = ['learning']
const type = 'text/calendar; charset=utf-8'

const Feed = Data(named('CalendarFeed', { created_at: Nullable(Moment) }))
const NewFeed = Data(
  named('NewCalendarFeed', {
    url: Type.String({ description: 'For the person’s calendar alone. It is told this once.' }),
    created_at: Moment,
  }),
)
const FeedQuery = strict({ token: Type.String({ maxLength: 100 }) })

/** The calendar of a person: the address that theirs reads, and single dates as files. */
// long: a list of routes, each short by itself
export function ownCalendar(db: Database, publicUrl: string): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/calendar-feed',
      {
        schema: {
          operationId: 'getCalendarFeed',
          summary: 'Say whether the caller’s calendar has an address, and since when',
          description:
            'When the address was made, null where there is none. The address itself is told only when it is made.',
          errorCodes: [],
          tags,
          response: { 200: Feed },
        },
      },
      async request => {
        const createdAt = await feedOf(db, viewerOf(request).id)
        return { data: { created_at: createdAt && createdAt.toISOString() } }
      },
    )

    app.put(
      '/calendar-feed',
      {
        schema: {
          operationId: 'makeCalendarFeed',
          summary: 'Make an address for the caller’s calendar',
          errorCodes: [],
          description:
            'Live lessons, due dates and the opening and closing of exams, at `GET /calendar.ics?token=`. One that was made before ends.',
          tags,
          response: { 200: NewFeed },
        },
      },
      async request => {
        const { id } = viewerOf(request)
        const token = await makeFeed(db, id)
        const url = new URL(`/client-api/v1/calendar.ics?token=${token}`, publicUrl).href
        return { data: { url, created_at: ((await feedOf(db, id)) ?? new Date()).toISOString() } }
      },
    )

    app.delete(
      '/calendar-feed',
      {
        schema: {
          operationId: 'revokeCalendarFeed',
          summary: 'End the address of the caller’s calendar',
          description:
            'Calendars that follow the address get nothing from it any more. Where there is none, that is no error.',
          errorCodes: [],
          tags,
          response: { 200: Empty },
        },
      },
      async request => {
        await revokeFeed(db, viewerOf(request).id)
        return { data: null }
      },
    )

    app.get(
      '/lessons/:id/calendar',
      {
        schema: {
          operationId: 'getLessonCalendar',
          summary: 'Get a live lesson as a calendar file',
          errorCodes: ['not_found'],
          description: 'For those who learn or teach the course. The link to join is not in it.',
          tags,
          params: IdParams,
          response: { 200: file(type) },
        },
      },
      async (request, reply) => {
        const entry = await liveEntry(db, viewerOf(request).id, request.params.id)
        if (!entry) throw new AppError('not_found')
        return reply
          .type(type)
          .headers({
            'content-disposition': attachment('masar-lesson.ics'),
            'cache-control': 'private, no-store',
          })
          .send(written([entry], request.locale, publicUrl) as never)
      },
    )
  }
}

/** What calendars of others read: they send no key and no session, so the address itself is the secret. */
export function calendarFeed(db: Database, limits: Limits, publicUrl: string): FastifyPluginAsyncTypebox {
  return async app => {
    app.get('/calendar.ics', { schema: { querystring: FeedQuery } }, async (request, reply) => {
      const feed = await findFeed(db, request.query.token)
      if (!feed) {
        await limits.wrongCalendar.take(request.ip)
        throw new AppError('not_found')
      }
      await limits.calendarFeed.take(`calendar-${feed.userId}`)
      const text = written(await entriesOf(db, feed.userId), feed.locale, publicUrl)
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.headers({ 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(text as never)
    })
  }
}
