import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { attemptAllowances } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { viewerOf } from '../../plugins/caller.ts'
import { once } from '../../plugins/idempotency.ts'
import { IdParams } from '../contract.ts'
import { isMoment } from '../cursor.ts'
import { presentAttempt, presentExam } from './presenter.ts'
import type { ExamQueries } from './queries.ts'
import { resultOf, traceOf } from './result.ts'
import { AnswerSaving } from './saving.ts'
import {
  AnswerBody,
  AnswerParams,
  Attempt,
  ExamDetails,
  SessionLockBody,
  Result,
  SavedAnswer,
  Submitted,
  TraceList,
} from './schema.ts'
import { claimSessionLock, start } from './starting.ts'
import { submitByLearner } from './submitting.ts'

const tags = ['exams']

/** Exams and attempts; all of it needs a signed-in person, and shows each only what is theirs. */
// long: a list of routes, each short by itself
export function exams(db: Database, pool: pg.Pool, queries: ExamQueries): FastifyPluginAsyncTypebox {
  const answers = new AnswerSaving(pool)
  const attemptOf = async (attempt: number, user: number) => {
    const [row] = await queries.attempt.execute({ attempt, user })
    if (!row) throw new AppError('not_found')
    if (!row.isEnrolled) throw new AppError('not_enrolled')
    return row
  }
  const extraAttempts = (user: number) => async (exam: number) => {
    const [row] = await db
      .select({ extra: sql<number>`coalesce(sum(${attemptAllowances.extraAttempts}), 0)::int` })
      .from(attemptAllowances)
      .where(and(eq(attemptAllowances.examId, exam), eq(attemptAllowances.userId, user)))
    return row?.extra ?? 0
  }

  return async app => {
    app.get(
      '/exams/:id',
      { schema: { operationId: 'getExam', tags, params: IdParams, response: { 200: ExamDetails } } },
      async request => {
        const key = { exam: request.params.id, user: viewerOf(request).id }
        const [row] = await queries.exam.execute(key)
        // An exam is published with its course; enrolled learners keep access to both.
        if (!row || (row.courseState !== 'published' && !row.isEnrolled)) throw new AppError('not_found')
        return { data: presentExam(row, await queries.attemptsOf.execute(key), request.locale, new Date()) }
      },
    )

    app.post(
      '/exams/:id/attempts',
      {
        schema: {
          operationId: 'startAttempt',
          tags,
          params: IdParams,
          body: SessionLockBody,
          response: { 200: Attempt },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const { id } = await once(db, request, async tx => ({
          id: await start(tx, request.params.id, user, request.body.holder),
        }))
        return {
          data: presentAttempt(
            await attemptOf(id, user),
            await queries.paper.execute({ attempt: id }),
            request.locale,
          ),
        }
      },
    )

    app.get(
      '/attempts/:id',
      { schema: { operationId: 'getAttempt', tags, params: IdParams, response: { 200: Attempt } } },
      async request => {
        const row = await attemptOf(request.params.id, viewerOf(request).id)
        return {
          data: presentAttempt(
            row,
            await queries.paper.execute({ attempt: request.params.id }),
            request.locale,
          ),
        }
      },
    )

    app.post(
      '/attempts/:id/take-over',
      {
        schema: {
          operationId: 'takeOverAttempt',
          tags,
          params: IdParams,
          body: SessionLockBody,
          response: { 200: Attempt },
        },
      },
      async request => {
        const user = viewerOf(request).id
        await attemptOf(request.params.id, user)
        await claimSessionLock(db, request.params.id, user, request.body.holder)
        return {
          data: presentAttempt(
            await attemptOf(request.params.id, user),
            await queries.paper.execute({ attempt: request.params.id }),
            request.locale,
          ),
        }
      },
    )

    app.put(
      '/attempts/:id/answers/:questionId',
      {
        schema: {
          operationId: 'saveAnswer',
          tags,
          params: AnswerParams,
          body: AnswerBody,
          response: { 200: SavedAnswer },
        },
      },
      async request => {
        const { value, revision, made_at, holder: sessionLock } = request.body
        return {
          data: await answers.save({
            attemptId: request.params.id,
            userId: viewerOf(request).id,
            questionId: request.params.questionId,
            value,
            revision,
            madeAt: momentOf(made_at),
            sessionLock,
          }),
        }
      },
    )

    app.post(
      '/attempts/:id/submit',
      {
        schema: {
          operationId: 'submitAttempt',
          tags,
          params: IdParams,
          body: SessionLockBody,
          response: { 200: Submitted },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const learner = { userId: user, sessionLock: request.body.holder }
        return { data: await once(db, request, tx => submitByLearner(tx, request.params.id, learner)) }
      },
    )

    app.get(
      '/attempts/:id/result',
      { schema: { operationId: 'getResult', tags, params: IdParams, response: { 200: Result } } },
      async request => {
        const user = viewerOf(request).id
        await attemptOf(request.params.id, user)
        return { data: await resultOf(db, request.params.id, user, extraAttempts(user), request.locale) }
      },
    )

    app.get(
      '/attempts/:id/trace',
      { schema: { operationId: 'getTrace', tags, params: IdParams, response: { 200: TraceList } } },
      async request => {
        const user = viewerOf(request).id
        await attemptOf(request.params.id, user)
        return { data: await traceOf(db, request.params.id, user, extraAttempts(user)) }
      },
    )
  }
}

/** The format accepts what no calendar has (second 60, year 0). */
function momentOf(text: string): Date {
  const date = new Date(text)
  if (!isMoment(date)) throw new AppError('malformed', { fields: { made_at: [{ code: 'format' }] } })
  return date
}
