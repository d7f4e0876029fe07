import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { exams } from '../../../db/schema/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { ActingInstructor } from '../allowances/give.ts'
import { lockExam } from '../locking.ts'
import { taughtExam } from '../allowances/taught-exam.ts'

/**
 * Sets the password that a start asks for, or takes it away. Attempts under way go on.
 * @param hash null for none
 * @throws AppError `not_found`
 */
export async function setExamPassword(
  tx: Transaction,
  instructor: ActingInstructor,
  examId: number,
  hash: string | null,
) {
  const exam = await taughtExam(tx, examId, instructor.id)
  await lockExam(tx, examId)
  await tx.update(exams).set({ passwordHash: hash }).where(eq(exams.id, examId))
  await audit(tx, instructor.actor, {
    action: 'exam.password',
    subject: { type: 'exam', id: examId },
    before: { has_password: exam.hasPassword },
    after: { has_password: hash !== null },
  })
  return { has_password: hash !== null }
}
