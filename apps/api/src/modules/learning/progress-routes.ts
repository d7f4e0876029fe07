import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { OpeningStamps } from '../../gateways/opening-stamps.ts'
import { pick, type Locale } from '../../locale.ts'
import { viewerOf } from '../../plugins/caller.ts'
import { IdParams } from '../contract.ts'
import { byOwnClock } from './active-time.ts'
import { closingOf, gatedOf } from './closing.ts'
import { completedBy, halfReadingSeconds, neededTenths } from './completion-rule.ts'
import { recordProgress } from './progress.ts'
import type { ProgressReport, ReportedLesson } from './progress-reports.ts'
import type { LearningQueries } from './queries.ts'
import { Progress, ProgressBody } from './schema.ts'

const tags = ['learning']
const errorCodes = ['not_enrolled', 'lesson_closed', 'lesson_unfinished', 'not_found'] as const

/** What learners report of a lesson, and its button. */
// long: a list of routes, each short by itself
export function lessonProgressCalls(
  db: Database,
  queries: LearningQueries,
  stamps: OpeningStamps,
): FastifyPluginAsyncTypebox {
  const record = async (request: FastifyRequest, lessonId: number, report: ProgressReport) => {
    const { id } = viewerOf(request)
    const lesson = await openLesson(queries, lessonId, id, request.locale)
    return { data: await recordProgress(db, id, lesson, report) }
  }

  return async app => {
    const progress = {
      operationId: 'recordProgress',
      summary: 'Record progress in a lesson',
      errorCodes: [...errorCodes],
      description:
        'Reports may come late, twice and in any order: what was watched is merged, and counts as far as the clock allows (three times the time since the first report). A video is completed by what was played of it, an article by its end on screen and half of its reading time, or by the button, a file by the button once it was opened.',
      tags,
      params: IdParams,
      body: ProgressBody,
      response: { 200: Progress },
    }
    const report = async (
      request: FastifyRequest<{ Params: Static<typeof IdParams>; Body: Static<typeof ProgressBody> }>,
    ) => {
      const { params, body } = request
      const opening = { viewerId: viewerOf(request).id, lessonId: params.id }
      return record(request, params.id, reportOf(body, stamps, opening))
    }
    app.put('/lessons/:id/progress', { schema: progress }, report)
    // As it was called once: a page that was loaded before a release goes on reporting by it.
    app.patch('/lessons/:id/progress', { schema: { ...progress, hide: true } }, report)

    app.post(
      '/lessons/:id/done',
      {
        schema: {
          operationId: 'completeLesson',
          summary: 'Mark a lesson as done',
          errorCodes: [...errorCodes],
          description:
            'The button: where nothing but what was watched, attended or answered completes the lesson, 409 `lesson_unfinished`.',
          tags,
          params: IdParams,
          response: { 200: Progress },
        },
      },
      async request => record(request, request.params.id, { isCompleted: true }),
    )

    app.delete(
      '/lessons/:id/done',
      {
        schema: {
          operationId: 'reopenLesson',
          summary: 'Take back that a lesson is done',
          errorCodes: ['not_enrolled', 'lesson_closed', 'not_found'],
          description: 'Where the button completes it; what was watched, attended or answered stays.',
          tags,
          params: IdParams,
          response: { 200: Progress },
        },
      },
      async request => record(request, request.params.id, { isCompleted: false }),
    )
  }
}

/** A lesson that is open to a person who learns it. @throws AppError `not_found`, `not_enrolled`, `lesson_closed` */
async function openLesson(
  queries: LearningQueries,
  id: number,
  userId: number,
  locale: Locale,
): Promise<ReportedLesson> {
  const lesson = await queries.lessonFacts({ lesson: id, user: userId })
  if (!lesson) throw new AppError('not_found')
  if (lesson.enrolmentId === null) throw new AppError('not_enrolled')
  if (closingOf(gatedOf(lesson), lesson.gate)) throw new AppError('lesson_closed')
  const by = completedBy(lesson)
  return {
    id,
    courseId: lesson.courseId,
    by,
    lasts: lesson.mediaTenths,
    needed: neededTenths(lesson),
    halfReading: by === 'reading' ? halfReadingSeconds(pick(lesson.text ?? {}, locale), locale) : null,
  }
}

function reportOf(
  body: Static<typeof ProgressBody>,
  stamps: OpeningStamps,
  opening: { viewerId: number; lessonId: number },
): ProgressReport {
  const { active = [], sent_at: sentAt, opened } = body
  return {
    positionSeconds: body.position_seconds,
    secondsSeen: body.seconds_seen,
    active: byOwnClock(active, sentAt, Math.floor(Date.now() / 1000)),
    openedAt: opened === undefined ? null : stamps.read(opened, opening),
    watched: body.watched,
    isSeen: body.is_seen,
    isCompleted: body.is_completed,
  }
}
