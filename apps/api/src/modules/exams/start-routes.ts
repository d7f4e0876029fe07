import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { viewerOf } from '../../plugins/caller.ts'
import { once, onceErrors } from '../../plugins/idempotency.ts'
import type { Limits } from '../../plugins/limits.ts'
import { IdParams } from '../contract.ts'
import { proveExamPassword } from './password/proof.ts'
import { kindsPractice } from './practice/routes.ts'
import { presentExam } from './presenter.ts'
import type { ExamQueries } from './queries.ts'
import { Attempt, ExamDetails, StartBody } from './schema.ts'
import { plannedSections } from './sections/planned.ts'
import type { Attempts } from './shown-attempt.ts'
import { start } from './starting.ts'

const tags = ['exams']

/** An exam before its start, and the start. */
// long: a list of routes, each short by itself
export function examStarts(
  db: Database,
  queries: ExamQueries,
  limits: Limits,
  attempts: Attempts,
): FastifyPluginAsyncTypebox {
  const examOf = async (exam: number, user: number) => {
    const [row] = await queries.exam.execute({ exam, user })
    // An exam is published with its course; enrolled learners keep access to both.
    if (!row || (row.courseState !== 'published' && !row.isEnrolled)) throw new AppError('not_found')
    return row
  }

  const bankOf = async (exam: number) => ({
    questions: await queries.bank.execute({ exam }),
    pools: await queries.pools.execute({ exam }),
  })

  return async app => {
    await app.register(kindsPractice(db, examOf))
    app.get(
      '/exams/:id',
      {
        schema: {
          operationId: 'getExam',
          summary: 'Get an exam, and whether an attempt can start',
          description:
            'The rules of the exam, the attempts that the person has made and has left, and why none can start where that is so.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: ExamDetails },
        },
      },
      async request => {
        const key = { exam: request.params.id, user: viewerOf(request).id }
        const row = await examOf(key.exam, key.user)
        const made = await queries.attemptsOf.execute(key)
        const given = await queries.sections.execute(key)
        const sections =
          given.length > 0 ? plannedSections(given, await bankOf(key.exam), row.extraSeconds) : []
        return { data: presentExam(row, made, sections, request.locale, new Date()) }
      },
    )

    app.post(
      '/exams/:id/attempts',
      {
        schema: {
          operationId: 'startAttempt',
          summary: 'Start an attempt, or continue the open one',
          errorCodes: [
            ...onceErrors,
            'not_enrolled',
            'not_found',
            'exam_closed',
            'exam_not_open',
            'attempts_used_up',
            'attempt_too_soon',
            'exam_password_wrong',
            'too_many_requests',
          ],
          description:
            'Requires an `Idempotency-Key`. The deadline, the drawn questions and their order are fixed by this call. Continuing the open one asks for no password.',
          tags,
          params: IdParams,
          body: StartBody,
          response: { 200: Attempt },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const exam = request.params.id
        const { holder, password = null } = request.body
        const proved = await proveExamPassword(queries, limits, { exam, user }, password)
        const { id } = await once(
          db,
          request,
          async tx => ({
            id: await start(tx, exam, { userId: user, sessionLock: holder, proved, locale: request.locale }),
          }),
          { holder },
        )
        return { data: await attempts.shown(await attempts.of(id, user), request.locale) }
      },
    )
  }
}
