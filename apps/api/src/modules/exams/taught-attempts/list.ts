import { and, desc, eq, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { attempts, users } from '../../../db/schema/index.ts'
import { namesOf } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { taughtExam } from '../allowances/taught-exam.ts'
import { isOverdue } from '../overdue.ts'
import type { TaughtAttemptsQuery } from './schema.ts'

const pageSize = 50

/** Every attempt at an exam, for its instructor; the latest begun first. @throws AppError `not_found` */
export async function taughtAttempts(
  db: Database,
  examId: number,
  instructorId: number,
  { state, names, cursor: text }: Static<typeof TaughtAttemptsQuery>,
  locale: Locale,
) {
  await taughtExam(db, examId, instructorId)
  const among = and(eq(attempts.examId, examId), state === undefined ? undefined : eq(attempts.state, state))
  // A cursor of one filter says nothing of another's list.
  const order = `attempts-${state ?? 'all'}`
  const cursor = decodeCursor(text, order, 'number')
  const total = cursor?.total ?? (await db.$count(attempts, among))
  const rows = await db
    .select({
      attempt: attempts,
      isOverdue: isOverdue('attempts'),
      name: sql<BilingualText>`${namesOf('users')}`,
      isErased: sql<boolean>`${users.erasedAt} is not null`,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(among, cursor ? sql`${attempts.id} < ${cursor.id}` : undefined))
    .orderBy(desc(attempts.id))
    .limit(pageSize + 1)
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    ({ attempt, isOverdue: overdue, name, isErased }) => ({
      id: attempt.id,
      learner: { id: attempt.userId, name: isErased || names === 'hidden' ? null : pick(name, locale) },
      number: attempt.number,
      state: attempt.state,
      is_overdue: overdue,
      started_at: attempt.startedAt.toISOString(),
      submitted_at: attempt.submittedAt?.toISOString() ?? null,
      submitted_by: attempt.submittedBy,
      score: attempt.score,
      max_score: attempt.maxScore,
      percent: attempt.percent,
      passed: attempt.passed,
    }),
    ({ attempt }) => ({ sort: order, value: attempt.id, id: attempt.id, total }),
  )
}
