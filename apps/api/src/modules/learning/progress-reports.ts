import { batched, inRounds } from '../../db/batch.ts'
import type { Connection, Database } from '../../db/client.ts'
import { keptStatement } from '../../db/kept-statement.ts'
import type { CompletedBy } from './completion-rule.ts'
import { anyReport, merging, quietReport, type KeptReport } from './merging.ts'
import { multirangeOf, type Segment } from './watching.ts'

/** A lesson as far as its progress needs it. */
export interface ReportedLesson {
  id: number
  courseId: number
  by: CompletedBy
  /** Tenths of a second that its video lasts; null where that isn't known. */
  lasts: number | null
  /** Tenths of a second that have to be played; null where watching doesn't complete it. */
  needed: number | null
  /** Seconds of reading that its end on screen counts after; null where reading doesn't complete it. */
  halfReading: number | null
}

export interface ProgressReport {
  positionSeconds?: number | undefined
  /** Active time up to now. */
  secondsSeen?: number | undefined
  /** When there was active time, in seconds since 1970; and when the lesson was opened for it, where that is known. */
  active?: readonly Segment[] | undefined
  openedAt?: number | null | undefined
  watched?: readonly Segment[] | undefined
  isSeen?: boolean | undefined
  isCompleted?: boolean | undefined
  /** Enough of it was attended; said by what measures that alone. */
  isAttended?: boolean | undefined
  /** Each question of its quiz was right once; said by the quiz alone. */
  isQuizSolved?: boolean | undefined
  /** Its package says that it is done; said by what the package reports alone. */
  isPackageDone?: boolean | undefined
}

interface Sent {
  userId: number
  lesson: ReportedLesson
  report: ProgressReport
}

/**
 * Merges a report into the stored progress, and updates the course's percentage, in one statement. The caller has locked the enrolment.
 */
export async function keepReport(
  tx: Connection,
  userId: number,
  lesson: ReportedLesson,
  report: ProgressReport,
): Promise<KeptReport> {
  const [row] = await keeping(tx).execute({
    reports: parameters([{ n: 0, item: { userId, lesson, report } }]),
  })
  if (!row) throw new Error('progress was not kept')
  return row
}

/**
 * The same for a report that adds nothing but time: nearly all of them. It needs no transaction of its own, and those that arrive together
 * share the statement.
 * @returns undefined where nothing was written: more would follow from the report, another transaction has locked the enrolment, or the course is
 *   not open to the learner
 */
export function keepQuietReport(db: Database, sent: Sent): Promise<KeptReport | undefined> {
  return quietly(db)(sent)
}

const keeping = keptStatement(db => merging(db, 'keep_report', anyReport))

const quietly = keptStatement(db => {
  const statement = merging(db, 'keep_quiet_reports', quietReport)
  return batched((reports: readonly Sent[]) =>
    inRounds(
      reports,
      ({ userId, lesson }) => `${userId} ${lesson.courseId}`,
      round => statement.execute({ reports: parameters(round) }),
    ),
  )
})

function parameters(reports: readonly { n: number; item: Sent }[]): string {
  return JSON.stringify(
    reports.map(({ n, item: { userId, lesson, report } }) => ({
      n,
      user_id: userId,
      lesson_id: lesson.id,
      course_id: lesson.courseId,
      rule: lesson.by,
      needed: lesson.needed,
      half_reading: lesson.halfReading ?? 0,
      to_position: report.positionSeconds ?? null,
      seen_for: report.secondsSeen ?? 0,
      active_claim: multirangeOf(report.active ?? []),
      opened_at: report.openedAt ?? null,
      claim: multirangeOf(report.watched ?? [], lesson.lasts),
      sees: report.isSeen === true,
      button: report.isCompleted ?? null,
      attended: report.isAttended === true,
      solved: report.isQuizSolved === true,
      told: report.isPackageDone === true,
    })),
  )
}
