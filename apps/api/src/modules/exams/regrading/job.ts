import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { exams, questionCorrections, questions, questionVersions } from '../../../db/schema/index.ts'
import { jobKind, PermanentJobError } from '../../platform/queue/job-kind.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { lockLearners } from '../../learning/access.ts'
import { regradeAttempt, type RegradedExam, type RegradeOutcome } from './attempt.ts'
import { linesAfter, remarked, type MarkingRules } from './remark.ts'

/** Regrades the attempts that have a question whose key was corrected. */
export const regradeQuestion = jobKind<{ correction: number }>('regrade_question')

/** How many attempts a transaction looks at: their learners wait for it no longer than for a save. */
const partSize = 50

/** Goes through the attempts in the order of their ids, a part in each transaction; the next run goes on after the last one's part. */
export async function workOnRegrade(
  db: Database,
  { correction: id }: { correction: number },
  job: JobContext,
) {
  const { exam, rules, ...found } = await correctionOf(db, id)
  let { reached, done } = found
  for (;;) {
    job.signal.throwIfAborted()
    const lines = await linesAfter(db, { ...exam, after: reached, limit: partSize })
    const last = lines.at(-1)?.attempt_id
    if (last === undefined) break
    await job.commitPart(async tx => {
      const sums: RegradeOutcome = { raised: 0, lowered: 0, nowPassed: 0, nowFailed: 0, certificates: 0 }
      // One under way may be ending by the key that was: its lock waits for that.
      const changed = lines.filter(
        line => line.state === 'in_progress' || remarked(line, rules).is === 'changed',
      )
      await lockLearners(
        tx,
        exam.courseId,
        changed.map(({ user_id }) => user_id),
      )
      for (const line of changed) {
        const outcome = await regradeAttempt(tx, exam, rules, line)
        for (const name of ['raised', 'lowered', 'nowPassed', 'nowFailed', 'certificates'] as const)
          sums[name] += outcome[name]
      }
      await addUp(tx, id, { reached: last, looked: lines.length, ...sums })
      return { done: done + lines.length, total: found.total }
    })
    reached = last
    done += lines.length
  }
  await job.commit(async tx => {
    await tx
      .update(questionCorrections)
      .set({ finishedAt: sql`clock_timestamp()` })
      .where(eq(questionCorrections.id, id))
  })
}

async function addUp(
  tx: Transaction,
  id: number,
  { reached, looked, ...sums }: RegradeOutcome & { reached: number; looked: number },
): Promise<void> {
  const c = questionCorrections
  await tx
    .update(c)
    .set({
      reached,
      done: sql`${c.done} + ${looked}`,
      raised: sql`${c.raised} + ${sums.raised}`,
      lowered: sql`${c.lowered} + ${sums.lowered}`,
      nowPassed: sql`${c.nowPassed} + ${sums.nowPassed}`,
      nowFailed: sql`${c.nowFailed} + ${sums.nowFailed}`,
      certificates: sql`${c.certificates} + ${sums.certificates}`,
    })
    .where(eq(c.id, id))
}

/** Keys as they are now: a correction that came after this one has the last word. */
async function correctionOf(db: Database, id: number) {
  const [row] = await db
    .select({ correction: questionCorrections, kind: questions.kind, exam: exams })
    .from(questionCorrections)
    .innerJoin(questions, eq(questions.id, questionCorrections.questionId))
    .innerJoin(exams, eq(exams.id, questions.examId))
    .where(eq(questionCorrections.id, id))
  if (!row) throw new PermanentJobError('the correction is gone')
  const { questionId, changes, total, done, reached } = row.correction
  const versions = await db.select().from(questionVersions).where(eq(questionVersions.questionId, questionId))
  const nowOf = new Map(versions.map(({ version, answerKey }) => [version, answerKey]))
  const exam: RegradedExam = {
    correctionId: id,
    examId: row.exam.id,
    courseId: row.exam.courseId,
    questionId,
  }
  const rules: MarkingRules = {
    kind: row.kind,
    optionCounts: new Map(versions.map(({ version, options }) => [version, options.length])),
    changes: new Map(
      changes.map(change => [
        change.version,
        { ...change, after: nowOf.get(change.version) ?? change.after },
      ]),
    ),
  }
  return { exam, rules, total, done, reached }
}
