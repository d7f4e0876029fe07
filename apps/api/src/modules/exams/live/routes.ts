import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { endByInstructor, reopenAttempt } from './acts.ts'
import { liveExam } from './read.ts'
import { CheckedReceipt, checkReceipt, ReceiptQuery } from './receipt.ts'
import { attemptRecord, demandAttempt } from './record.ts'
import { returnTime } from './return-time.ts'
import {
  ActedAttempt,
  AttemptParams,
  AttemptRecord,
  EndBody,
  LiveExam,
  LiveQuery,
  ReopenBody,
  ReturnBody,
  ReturnedTime,
} from './schema.ts'

const tags = ['teaching']
const acting = (request: FastifyRequest) => ({
  id: instructorOf(request),
  actor: personalActorOf(request),
})

/** An exam under way, for its instructor. */
// long: a list of routes, each short by itself
export function liveExams(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/live',
      {
        schema: {
          operationId: 'getLiveExam',
          summary: 'Get who sits an exam now, and how far they are',
          description:
            'Attempts under way and those that ended within the last day, with how much is answered and when each was last heard of.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: LiveQuery,
          response: { 200: LiveExam },
        },
      },
      async request => {
        const { params, query, locale } = request
        return {
          data: await liveExam(db, params.id, instructorOf(request), { names: query.names, locale }),
        }
      },
    )

    app.get(
      '/exams/:id/attempts/:attemptId/record',
      {
        schema: {
          operationId: 'getAttemptRecord',
          summary: 'Get the record of an attempt at an exam that one teaches',
          description:
            'What is known of the attempt for a complaint: its times, its events, its answers and its receipt. `names=hidden` leaves out whose it is.',
          errorCodes: ['not_found'],
          tags,
          params: AttemptParams,
          querystring: LiveQuery,
          response: { 200: AttemptRecord },
        },
      },
      async request => {
        const { params, query, locale } = request
        return {
          data: await attemptRecord(db, params, instructorOf(request), { names: query.names, locale }),
        }
      },
    )

    app.get(
      '/exams/:id/attempts/:attemptId/receipt',
      {
        schema: {
          operationId: 'checkReceiptOfLearner',
          summary: 'Check a receipt of an attempt at an exam that one teaches',
          description: 'Compares the code that a learner shows with the receipt of the attempt’s submission.',
          errorCodes: ['not_found'],
          tags,
          params: AttemptParams,
          querystring: ReceiptQuery,
          response: { 200: CheckedReceipt },
        },
      },
      async request => {
        const { params, query } = request
        await demandAttempt(db, params, instructorOf(request))
        return { data: await checkReceipt(db, params.attemptId, query.code) }
      },
    )

    app.post(
      '/exams/:id/live/return-time',
      {
        schema: {
          operationId: 'returnLostTime',
          summary: 'Give the time of lost connections back to attempts under way',
          errorCodes: [...onceErrors, 'not_found'],
          description: 'Requires an `Idempotency-Key`. Each disconnection is given back once.',
          tags,
          params: IdParams,
          body: ReturnBody,
          response: { 200: ReturnedTime },
        },
      },
      async request => {
        const { params, body } = request
        const given = { ...body, reason: body.reason.trim() }
        return { data: await once(db, request, tx => returnTime(tx, acting(request), params.id, given)) }
      },
    )

    app.post(
      '/exams/:id/attempts/:attemptId/end',
      {
        schema: {
          operationId: 'endAttempt',
          summary: 'End an attempt of a learner',
          errorCodes: [...onceErrors, 'not_found'],
          description:
            'Requires an `Idempotency-Key`. What is stored is submitted. One that has ended already stays as it is.',
          tags,
          params: AttemptParams,
          body: EndBody,
          response: { 200: ActedAttempt },
        },
      },
      async request => {
        const { params, body } = request
        const reason = body.reason.trim()
        return {
          data: await once(db, request, tx => endByInstructor(tx, acting(request), params, reason)),
        }
      },
    )

    app.post(
      '/exams/:id/attempts/:attemptId/reopen',
      {
        schema: {
          operationId: 'reopenAttempt',
          summary: 'Open an ended attempt of a learner again',
          errorCodes: [...onceErrors, 'not_found', 'attempt_not_reopenable'],
          description:
            'Requires an `Idempotency-Key`. Its marks go; it has the time that was left when it ended, and what is added. 409 `attempt_not_reopenable` says why in `data.why`.',
          tags,
          params: AttemptParams,
          body: ReopenBody,
          response: { 200: ActedAttempt },
        },
      },
      async request => {
        const { params, body } = request
        const given = { ...body, reason: body.reason.trim() }
        return {
          data: await once(db, request, tx => reopenAttempt(tx, acting(request), params, given)),
        }
      },
    )
  }
}
