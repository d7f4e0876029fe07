import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import type { MediaLinks } from '../../gateways/media-links.ts'
import { attemptAllowances } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { AnswerFileLinks } from '../../gateways/answer-file-links.ts'
import type { Storage } from '../../gateways/storage.ts'
import { viewerOf } from '../../plugins/caller.ts'
import { once, onceErrors } from '../../plugins/idempotency.ts'
import type { Limits } from '../../plugins/limits.ts'
import { IdParams } from '../contract.ts'
import { ownAnswerFiles } from './files/routes.ts'
import { AnswerUploads } from './files/uploads.ts'
import { regradeRequests } from './grading/asking.ts'
import { SavedNotices } from './live/saved.ts'
import { attemptContacts } from './live/own-attempt.ts'
import { momentOf } from './moment.ts'
import { nextAttempt } from './next-attempt.ts'
import { examQueries } from './queries.ts'
import { traceOf } from './own-trace.ts'
import { resultOf } from './result.ts'
import { AnswerSaving } from './saving.ts'
import { saveAnswers } from './saving-many.ts'
import { AnswersBody, SavedAnswers } from './saving-many-schema.ts'
import { Result } from './result-schema.ts'
import { AnswerBody, AnswerParams, Attempt, SessionLockBody, SavedAnswer } from './schema.ts'
import { Submitted, TraceList } from './submitted-schema.ts'
import { sectionActs } from './sections/routes.ts'
import { withResultImages } from './result-images.ts'
import { attemptPages } from './shown-attempt.ts'
import { examStarts } from './start-routes.ts'
import { claimSessionLock } from './starting.ts'
import { submitByLearner } from './submitting.ts'

const tags = ['exams']

/** Exams and attempts; all of it needs a signed-in person, and shows each only what is theirs. */
// long: a list of routes, each short by itself
export function exams(
  db: Database,
  pool: pg.Pool,
  limits: Limits,
  files: { storage: Storage; links: AnswerFileLinks; media: MediaLinks },
): FastifyPluginAsyncTypebox {
  const queries = examQueries(db)
  const attemptOf = async (attempt: number, user: number) => {
    const [row] = await queries.attempt.execute({ attempt, user })
    if (!row) throw new AppError('not_found')
    if (!row.isEnrolled) throw new AppError('not_enrolled')
    return row
  }
  const pages = { of: attemptOf, shown: attemptPages(db, queries, files.media) }
  const extraAttempts = (user: number) => async (exam: number) => {
    const [row] = await db
      .select({ extra: sql<number>`coalesce(sum(${attemptAllowances.extraAttempts}), 0)::int` })
      .from(attemptAllowances)
      .where(
        and(
          eq(attemptAllowances.examId, exam),
          eq(attemptAllowances.userId, user),
          isNull(attemptAllowances.withdrawnAt),
        ),
      )
    return row?.extra ?? 0
  }

  return async app => {
    const notices = new SavedNotices(db, error => app.log.error(error, 'saved answers were not published'))
    const answers = new AnswerSaving(pool, attempt => notices.note(attempt))
    app.addHook('onClose', () => notices.stop())
    await app.register(examStarts(db, queries, limits, pages))
    await app.register(regradeRequests(db, attemptOf, extraAttempts))
    await app.register(attemptContacts(db, attemptOf))
    await app.register(sectionActs(db, pages))
    const uploads = new AnswerUploads(db, files.storage, attempt => notices.note(attempt))
    await app.register(ownAnswerFiles(db, uploads, files.links))

    app.get(
      '/attempts/:id',
      {
        schema: {
          operationId: 'getAttempt',
          summary: 'Get an attempt with its questions and saved answers',
          description:
            'The paper with what is saved of it, the deadline and the server’s time: all that a page needs to go on where another one left off.',
          errorCodes: ['not_enrolled', 'not_found'],
          tags,
          params: IdParams,
          response: { 200: Attempt },
        },
      },
      async request => {
        const row = await attemptOf(request.params.id, viewerOf(request).id)
        return { data: await pages.shown(row, request.locale) }
      },
    )

    app.post(
      '/attempts/:id/take-over',
      {
        schema: {
          operationId: 'takeOverAttempt',
          summary: 'Claim the session lock of an open attempt',
          errorCodes: ['not_enrolled', 'not_found'],
          description:
            'The last tab or device to claim it may save; earlier ones get 409 `attempt_taken_over`.',
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
        return { data: await pages.shown(await attemptOf(request.params.id, user), request.locale) }
      },
    )

    app.put(
      '/attempts/:id/answers/:questionId',
      {
        schema: {
          operationId: 'saveAnswer',
          summary: 'Save an answer',
          errorCodes: [
            'not_found',
            'revision_stale',
            'question_passed',
            'attempt_taken_over',
            'attempt_closed',
          ],
          description:
            'An older revision never overwrites a newer one; the same save sent again is acknowledged again.',
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
      '/attempts/:id/answers',
      {
        schema: {
          operationId: 'saveAnswers',
          summary: 'Save several answers',
          errorCodes: [],
          description:
            'As many as waited for the network, each as if it were sent alone: what is refused of one is told beside the others, which are saved.',
          tags,
          params: IdParams,
          body: AnswersBody,
          response: { 200: SavedAnswers },
        },
      },
      async request => {
        const { holder: sessionLock, answers: given } = request.body
        const of = { attemptId: request.params.id, userId: viewerOf(request).id, sessionLock }
        return {
          data: await saveAnswers(
            answers,
            given.map(({ question_id: questionId, value, revision, made_at }) => ({
              ...of,
              questionId,
              value,
              revision,
              madeAt: momentOf(made_at),
            })),
          ),
        }
      },
    )

    app.post(
      '/attempts/:id/submit',
      {
        schema: {
          operationId: 'submitAttempt',
          summary: 'Submit an attempt',
          errorCodes: [...onceErrors, 'not_enrolled', 'not_found', 'attempt_taken_over', 'attempt_closed'],
          description:
            'Requires an `Idempotency-Key`. Grades the answers that are saved; the receipt covers their revisions.',
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
      {
        schema: {
          operationId: 'getResult',
          summary: 'Get the result of an attempt',
          errorCodes: ['not_enrolled', 'result_not_released', 'not_found'],
          description: 'What the review policy of the exam does not show yet is null or left out.',
          tags,
          params: IdParams,
          response: { 200: Result },
        },
      },
      async request => {
        const user = viewerOf(request).id
        await attemptOf(request.params.id, user)
        const result = await resultOf(db, request.params.id, user, extraAttempts(user), request.locale)
        const shown = await withResultImages(db, files.media, user, result)
        const next = await nextAttempt(queries, { exam: result.exam.id, user })
        return { data: { ...shown, next_attempt: next } }
      },
    )

    app.get(
      '/attempts/:id/trace',
      {
        schema: {
          operationId: 'getTrace',
          summary: 'Get the event log of an attempt',
          description:
            'What happened in the attempt, the newest first: the start, each answer, lost connections, the submission.',
          errorCodes: ['not_enrolled', 'not_found'],
          tags,
          params: IdParams,
          response: { 200: TraceList },
        },
      },
      async request => {
        const user = viewerOf(request).id
        await attemptOf(request.params.id, user)
        return traceOf(db, request.params.id, user, extraAttempts(user), request.locale)
      },
    )
  }
}
