import { AppError } from '../../../errors.ts'
import { guess, type Limits } from '../../../plugins/limits.ts'
import type { ExamQueries } from '../queries.ts'
import { startBlock } from '../rules.ts'
import { startFacts } from '../start-facts.ts'
import { examPasswordFits } from './hashing.ts'

const isWrong = (error: unknown) => error instanceof AppError && error.code === 'exam_password_wrong'

/**
 * Checks what a learner typed against the password of an exam, before the transaction of the start: hashing takes long. Only where a start
 * would come of it: an open attempt goes on without, and a learner who may not start learns nothing of the password.
 * @returns the hash that it fits, which the start compares under its lock; null where none is asked
 * @throws AppError `exam_password_wrong`, `too_many_requests`
 */
export async function proveExamPassword(
  queries: ExamQueries,
  limits: Limits,
  { exam, user }: { exam: number; user: number },
  password: string | null,
): Promise<string | null> {
  const [row] = await queries.exam.execute({ exam, user })
  const stored = row?.exam.passwordHash ?? null
  if (!row || stored === null) return null
  const made = await queries.attemptsOf.execute({ exam, user })
  if (made.some(({ state }) => state === 'in_progress')) return null
  if (startBlock(startFacts(row, made), new Date())) return null
  // Nothing typed is no guess.
  if (password === null || password.trim() === '') throw new AppError('exam_password_wrong')
  return guess([[limits.examPassword, `${exam}-${user}`]], isWrong, async () => {
    if (!(await examPasswordFits(stored, password))) throw new AppError('exam_password_wrong')
    return stored
  })
}

/** @throws AppError `exam_password_wrong` where the password was not proved, or has been changed since */
export function demandProof(stored: string | null, proved: string | null): void {
  if (stored !== null && stored !== proved) throw new AppError('exam_password_wrong')
}
