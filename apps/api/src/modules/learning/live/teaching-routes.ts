import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { Empty, IdParams } from '../../contract.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { attendanceOf } from './attendance.ts'
import { correctAttendance } from './attending.ts'
import { ruledLesson } from './ruled.ts'
import {
  AttendanceQuery,
  AttendeeParams,
  Attendees,
  CorrectionBody,
  LiveSessionBody,
  OneTaughtLiveLesson,
  TaughtLiveLessons,
  limits,
} from './schema.ts'
import { cancelSession, setSession } from './setting.ts'
import { lockTaughtLesson, taughtLiveLesson, taughtLiveLessons } from './taught.ts'

const tags = ['teaching']

/** Live lessons, for their instructors: when and where they are held. */
// long: a list of routes, each short by itself
export function taughtLive(db: Database, { liveChange }: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/teaching/live-lessons',
      {
        schema: {
          operationId: 'listTaughtLiveLessons',
          summary: 'List the live lessons of one’s own courses',
          errorCodes: [],
          description: 'The coming ones first. The way in is told only while it is open.',
          tags,
          response: { 200: TaughtLiveLessons },
        },
      },
      async request => ({ data: await taughtLiveLessons(db, instructorOf(request), request.locale) }),
    )

    app.put(
      '/lessons/:id/live',
      {
        schema: {
          operationId: 'setLiveLesson',
          summary: 'Set when and where a live lesson is held',
          errorCodes: ['not_found', 'too_many_requests'],
          description: `For the course’s instructor. It lasts up to ${limits.hours} hours. Those who learn the course are notified when it is moved; one that was cancelled is held again.`,
          tags,
          params: IdParams,
          body: LiveSessionBody,
          response: { 200: OneTaughtLiveLesson },
        },
      },
      async request => {
        const [instructor, { id }] = [instructorOf(request), request.params]
        await liveChange.take(`${instructor}/${id}`)
        await db.transaction(tx => setSession(tx, instructor, id, request.body))
        return { data: await taughtLiveLesson(db, instructor, id, request.locale) }
      },
    )

    app.post(
      '/lessons/:id/live/cancel',
      {
        schema: {
          operationId: 'cancelLiveLesson',
          summary: 'Cancel a live lesson',
          errorCodes: ['not_found', 'live_over', 'too_many_requests'],
          description: 'For the course’s instructor. Those who learn it are notified once.',
          tags,
          params: IdParams,
          response: { 200: OneTaughtLiveLesson },
        },
      },
      async request => {
        const [instructor, { id }] = [instructorOf(request), request.params]
        await liveChange.take(`${instructor}/${id}`)
        await db.transaction(tx => cancelSession(tx, instructor, id))
        return { data: await taughtLiveLesson(db, instructor, id, request.locale) }
      },
    )

    app.get(
      '/lessons/:id/live/attendance',
      {
        schema: {
          operationId: 'listLiveAttendance',
          summary: 'List who attended a live lesson, and how much of it',
          errorCodes: ['not_found'],
          description: 'For the course’s instructor: everyone who may learn it now.',
          tags,
          params: IdParams,
          querystring: AttendanceQuery,
          response: { 200: Attendees },
        },
      },
      async request => {
        const { id, course } = await taughtLiveLesson(
          db,
          instructorOf(request),
          request.params.id,
          request.locale,
        )
        const { cursor, q } = request.query
        return attendanceOf(db, { id, courseId: course.id }, { cursor, q, locale: request.locale })
      },
    )

    app.put(
      '/lessons/:id/live/attendance/:userId',
      {
        schema: {
          operationId: 'correctLiveAttendance',
          summary: 'Correct a learner’s attendance of a live lesson',
          errorCodes: ['not_found', 'live_not_open'],
          description:
            'For the course’s instructor. It replaces what was measured, with who said it and when; a lesson that is done stays done.',
          tags,
          params: AttendeeParams,
          body: CorrectionBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { id, userId } = request.params
        const instructor = instructorOf(request)
        await db.transaction(async tx => {
          const lesson = ruledLesson(await lockTaughtLesson(tx, instructor, id))
          const seconds = request.body.attended_seconds
          await correctAttendance(tx, viewerOf(request).id, lesson, { userId, seconds })
        })
        return { data: null }
      },
    )
  }
}
