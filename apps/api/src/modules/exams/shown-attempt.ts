import type { Locale } from '../../locale.ts'
import { presentAttempt } from './presenter.ts'
import type { ExamQueries } from './queries.ts'

type AttemptRow = Awaited<ReturnType<ExamQueries['attempt']['execute']>>[number]

/** An attempt as its learner reads it. */
export async function shownAttempt(queries: ExamQueries, row: AttemptRow, locale: Locale) {
  const key = { attempt: row.attempt.id }
  const paper = await queries.paper.execute(key)
  const sections = row.attempt.section === null ? [] : await queries.attemptSections.execute(key)
  return presentAttempt(row, paper, sections, locale)
}
