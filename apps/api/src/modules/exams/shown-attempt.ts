import type { Database } from '../../db/client.ts'
import type { MediaLinks } from '../../gateways/media-links.ts'
import type { Locale } from '../../locale.ts'
import { imagesShownIn } from '../platform/images/show.ts'
import { presentAttempt } from './presenter.ts'
import type { ExamQueries } from './queries.ts'

export type AttemptRow = Awaited<ReturnType<ExamQueries['attempt']['execute']>>[number]

/** What routes of attempts do alike. */
export interface Attempts {
  /** Refuses the attempt of another. */
  of: (attempt: number, user: number) => Promise<AttemptRow>
  /** As its learner reads it. */
  shown: (row: AttemptRow, locale: Locale) => Promise<ReturnType<typeof presentAttempt>>
}

/** @returns what shows an attempt as its learner reads it, with its images for as long as each question is asked */
export function attemptPages(db: Database, queries: ExamQueries, links: MediaLinks): Attempts['shown'] {
  return async (row, locale) => {
    const { id: attemptId, userId: viewerId, section } = row.attempt
    const key = { attempt: attemptId }
    const paper = await queries.paper.execute(key)
    const sections = section === null ? [] : await queries.attemptSections.execute(key)
    const page = presentAttempt(row, paper, sections, locale)
    const show = await imagesShownIn(db, links, row.courseId, page.questions)
    return {
      ...page,
      questions: page.questions.map(question =>
        show(question, { viewerId, attemptId, questionId: question.id, part: 'asked' }),
      ),
    }
  }
}
