import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { taughtExam } from '../allowances/taught-exam.ts'
import { hashExamPassword } from './hashing.ts'
import { ExamPasswordBody, ExamPasswordSetting } from './schema.ts'
import { setExamPassword } from './setting.ts'

/** The password of an exam, for its instructor. */
export function examPasswords(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.put(
      '/exams/:id/password',
      {
        schema: {
          operationId: 'setExamPassword',
          summary: 'Set the password that starting an exam asks for, or take it away',
          errorCodes: ['not_found'],
          description: 'It is stored as a hash and shown to no one. Attempts under way go on without it.',
          tags: ['teaching'],
          params: IdParams,
          body: ExamPasswordBody,
          response: { 200: ExamPasswordSetting },
        },
      },
      async request => {
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        const { password } = request.body
        // Before the transaction, and only for the instructor's own exam: hashing takes long.
        await taughtExam(db, request.params.id, instructor.id)
        const hash = password === null ? null : await hashExamPassword(password)
        return { data: await db.transaction(tx => setExamPassword(tx, instructor, request.params.id, hash)) }
      },
    )
  }
}
